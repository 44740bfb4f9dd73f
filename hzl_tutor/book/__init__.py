"""What 《火珠林》 §1–27 claims about a dressed chart. Empty until its rules land; see the folder guide."""
