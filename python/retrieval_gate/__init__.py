"""retrieval-eval-gate: the check that stops a pull request from making search worse."""
