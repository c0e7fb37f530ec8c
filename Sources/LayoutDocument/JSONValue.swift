// Layout documents.
