"""The terminal: a prompt-toolkit shell and a plain line mode over one conversation, and how things look in them.

:mod:`~hzl_tutor.ui.run` holds a conversation from the command line. Only ``shell``, ``completion``, ``history`` and
``style`` load prompt_toolkit; plain mode and the commands do without.
"""
