"""Runs the tests of the page: all, or those that are named."""

import sys
import unittest

from support import PageTest

if __name__ == "__main__":
    loader = unittest.defaultTestLoader
    names = sys.argv[1:]
    suite = loader.loadTestsFromNames(names) if names else loader.discover(".", "test_*.py")
    try:
        result = unittest.TextTestRunner(verbosity=2).run(suite)
    finally:
        if PageTest.shared is not None:
            PageTest.shared.close()
    # A suite in which nothing ran has shown nothing.
    sys.exit(0 if result.wasSuccessful() and result.testsRun > 0 else 1)
