"""The command ``hzl``: answers ``--version`` at once, else imports what was asked for and runs it.

Exit codes: 0 done, 1 checks found faults, 2 the request was not understood, 3 the environment failed, 130 interrupted.
"""

import sys  # and nothing else: every import here is paid for by ``hzl --version``

from hzl_tutor import __version__


def main(argv: list[str] | None = None) -> int:
    """Run ``hzl`` with these words (else those of the command line) and return the exit code. Raises nothing."""
    words = sys.argv[1:] if argv is None else argv
    try:
        if words == ["--version"]:
            print(f"hzl {__version__}", flush=True)
            return 0
        from hzl_tutor.ui.commands.dispatch import dispatch

        return dispatch(words)
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # the last resort: whatever it is, a person reads one sentence
        from hzl_tutor.ui.commands.failures import tell

        return tell(error)


if __name__ == "__main__":
    sys.exit(main())
