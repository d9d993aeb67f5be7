"""The automated opponent: our own reconstruction, alone against one seat or as the third hand beside two."""
