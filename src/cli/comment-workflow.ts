/** The workflow that keeps a comment on the pull request up to date, as `init` writes it. */

/** Of its own, so that forks' pull requests get their comment, too, and the gate's job no token. */
export const COMMENT: string = `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. The reports come from a run that a stranger may
# have shaped: nothing of them is executed, all of their text is escaped, and a pass is one only where the run ended well.
name: Retrieval gate comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [Retrieval gate]
    types: [completed]

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_repository.id }}-\${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: true

jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: read # the run and its reports
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: OWNER/retrieval-eval-gate@v0
        with:
          command: comment
          github-token: \${{ github.token }}
`;

export const COMMENT_FILE = ".github/workflows/retrieval-gate-comment.yml";
