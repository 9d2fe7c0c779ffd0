// Each error code in plain words: what it means, and what to do. A code without an entry fails `npm
// run docs`.
export const ERRORS = {
  usage: [
    "The command line or the action's inputs can't be read.",
    "Compare with the [commands](cli.md) or the [inputs](action.md). The message names the flag or the input.",
  ],
  dry_run_refused: [
    "The gate has no dry run, because a gate that can't fail protects nothing.",
    "Remove the flag. `retrieval-gate validate` checks the files without a retriever. To see figures without blocking pull requests, don't make the job a required check.",
  ],
  file_not_found: [
    "A named file does not exist.",
    "Check the path. Paths in a config or suite are relative to this config or suite. In a workflow, run actions/checkout first.",
  ],
  file_unreadable: [
    "A file exists, but can't be read: the file is a folder, has no read permission, or can't be decompressed.",
    "Fix the path, the permissions or the file.",
  ],
  file_too_large: [
    "A file is larger than its limit.",
    "Split the file. For a large YAML suite, write JSON or JSON Lines instead: their limit is higher.",
  ],
  outside_root: [
    "A path leads out of the repository.",
    "Move the file into the repository. Symbolic links must not lead out of the repository.",
  ],
  invalid_file: [
    "The gate can't add to an existing file, such as the leaderboard, because the file has another layout.",
    "Name another file. All rows of one leaderboard have the same k.",
  ],
  invalid_suite: [
    "The suite, or its dataset, has mistakes.",
    "Each mistake is listed with file, line and value. Fix them all and run `retrieval-gate validate`. See [suite](suite.md) and [formats](formats.md).",
  ],
  invalid_config: [
    "The config has mistakes.",
    "Each mistake is listed with file, line and value. Fix them all and run `retrieval-gate validate`. See [config](config.md).",
  ],
  invalid_baseline: [
    "The file is not a baseline, or was edited by hand.",
    "Record a new baseline with `retrieval-gate record`, or take `baseline.json` from a report.",
  ],
  newer_version: [
    "This program can't read the version of a file. A newer gate wrote the baseline or part, or the config or suite is for a newer gate.",
    "Update the gate's version in the workflow. Don't overwrite the file. If the number is a mistake, write 1.",
  ],
  invalid_verdicts: [
    "A line of the judge's cache can't be used.",
    "Remove the line. The gate then asks the judge again.",
  ],
  baseline_missing: [
    "There is no baseline yet.",
    "Look at the report. Then copy the report's `baseline.json` to the path in the config, and commit the file. If the message names a file with a similar name, correct the path first.",
  ],
  not_comparable: [
    "The baseline and this run measure different things: another suite name, `k`, definition or judge.",
    "Undo the difference that the message names, or record a new baseline in the same pull request.",
  ],
  unsafe_event: [
    "The workflow's event is not allowed. On an event such as `pull_request_target`, the author of a pull request could use the token and secrets. Or `record` ran on a pull request.",
    "Use `pull_request`. Record on `push` or `workflow_dispatch`, or copy `baseline.json` from the report.",
  ],
  git_missing: [
    "`git` is not on the PATH. The gate needs git to read the base's rules.",
    "Install git in the job's image, before actions/checkout.",
  ],
  git_failed: [
    "A git command failed.",
    "Read git's own message. The usual cause is a broken or partial clone: check out again.",
  ],
  no_repository: [
    "The folder is not in a git repository.",
    "Use actions/checkout, not a download of the files.",
  ],
  shallow_clone: [
    "The clone does not contain the base commit.",
    "Set `fetch-depth: 2` for actions/checkout. For `workflow_dispatch` and `edited`, set `fetch-depth: 0`. Don't use `filter` or `sparse-checkout`.",
  ],
  unsafe_base: [
    "The checkout is not the merge commit of this pull request and its base. So the gate can't be sure which rules are the base's.",
    "Check out the default ref of `pull_request`. Don't set `ref:` on actions/checkout.",
  ],
  unsafe_head: [
    "The files in the folder differ from the files of the checked commit.",
    "Run the gate before all steps that change, commit or check out files. For Git LFS, set `lfs: true` for actions/checkout.",
  ],
  no_gate_on_base: [
    "The base branch has no gate, and is not the default branch.",
    "Merge the first gate into the default branch. Then merge the default branch into the base branch.",
  ],
  base_not_found: [
    "No commit has the name in `base-ref`, HEAD has no commit of that branch, or the default branch is not known.",
    "Fetch the branch first: `fetch-depth: 0` fetches every branch. Or set `base-ref`.",
  ],
  base_file: [
    "A file of the base can't be read from git, because the file is a link, in a submodule, or an LFS pointer.",
    "Commit the file itself. Or record a baseline that lists the file's SHA-256.",
  ],
  base_directory: [
    "The folder in `base-directory` is not a checkout of the base commit, or a tracked file in it was changed.",
    "Check out the base commit into a separate folder, with the same Git LFS files as the head. See [side by side](../latency.md#base-and-head-side-by-side).",
  ],
  invalid_run: [
    "A recorded run has lines that can't be read, or no query of the judgments.",
    "The message lists the lines. A run has six columns: query, `Q0`, document, rank, score, tag.",
  ],
  invalid_qrels: [
    "Judgments have lines that can't be read.",
    "The message lists the lines. Qrels have three or four columns: query, optional iteration, document, grade.",
  ],
  missing_secret: [
    "The config names a variable for a secret. This variable is empty or not allowed.",
    "Set the variable in the step's `env`. Forks get no secrets: see [forks](../forks.md).",
  ],
  no_parts: [
    "`merge` found no part.json.",
    "First download the artifacts of all shards, each into its own folder. See [several jobs](../several-jobs.md).",
  ],
  invalid_part: [
    "A part.json is broken, edited by hand, or in git.",
    "Run this shard again. Don't commit parts.",
  ],
  parts_differ: [
    "The parts and the merge differ in files, commit, gate version or workflow run.",
    "The message names each difference. Run all shards again at the same commit.",
  ],
  shard_repeated: [
    "Two parts are of the same shard.",
    "Download each artifact into its own folder, and remove the extra part.",
  ],
  shard_missing: [
    "Some shards have no part.",
    "Look at the job of the missing shard. Run the job again, and then the merge.",
  ],
  part_too_large: [
    "The results of one shard are larger than a part may be.",
    "Use more shards, or return less text with each result.",
  ],
  retriever_start: [
    "The retriever did not start: the command does not exist, the server can't be reached, or the tool does not exist.",
    "Start the retriever by hand with the same command. Check `cwd`, `url` and the steps before the gate. See [retrievers](../retrievers.md).",
  ],
  retriever_failed: [
    "The retriever ended during the run.",
    "Read the last lines in the message, and the file `retriever.log` in the report.",
  ],
  retriever_timeout: [
    "The retriever was too slow: to start, to answer one query, or for the whole run.",
    "In `retriever.log`, look for the cause of the delay. Or raise `startup_timeout_ms`, `timeout_ms` or `total_timeout_ms`.",
  ],
  retriever_answer: [
    "The gate can't read what the retriever sent.",
    "Compare the output with [the form of an answer](answer.md). Write logs to standard error, never to standard output.",
  ],
  nothing_retrieved: [
    "No query got a single result.",
    "The index is probably empty. Build it before the gate runs.",
  ],
  mostly_empty: [
    "Far fewer queries got a result than in the baseline.",
    "The index is probably incomplete. Wait until the index is built before you run the gate.",
  ],
  constant_answers: [
    "All queries got the same results.",
    "The retriever probably ignores the query. Check that the retriever reads `query` of each request.",
  ],
  zero_quality: [
    "No query found any of its targets, and no rule would fail for this reason.",
    "Compare the ids and paths of the results with the suite's targets. Check that the index holds these documents.",
  ],
  query_errors: [
    "Some queries failed.",
    "Fix the retriever. The message has the first failure, and the report has all failures. If the search found nothing, and the gate took its text for a failure, write the first words of the text as `retriever.results.empty`. If some failures are normal, write a `ceiling` for `error_rate`.",
  ],
  too_many_files: [
    "The program can't open more files.",
    "Raise the limit of open files in the step, for example with `ulimit -n 1024`. Or end the programs that keep files open.",
  ],
  base_failed: [
    "The base's retriever failed in a side-by-side run.",
    "Prepare the base directory in the same way as the head, with dependencies and index. See [side by side](../latency.md#base-and-head-side-by-side).",
  ],
  base_drifted: [
    "Base and head are both significantly worse than the stored baseline. So the base directory is not complete, or the documents have changed since the baseline was recorded.",
    "Prepare the base directory as on the base branch, above all its index. If the documents changed, first record a new baseline on the default branch. See [side by side](../latency.md#base-and-head-side-by-side).",
  ],
  judge_failed: [
    "The language model that judges answers can't be reached, or its replies can't be used.",
    "Check `judge.base_url`, the key and the model's name. See [judge the answers](../answers.md).",
  ],
  judge_budget: [
    "The judge reached `max_requests` or `max_cost`.",
    "Run the gate again: the cache keeps the replies of the judge. Or raise the limit.",
  ],
  cancelled: [
    "The run was cancelled.",
    "Run the gate again. The report has what was measured until then.",
  ],
  report_incomplete: [
    "The report, or the new baseline, can't be written.",
    "Check that the folder is writable and that the disk has room.",
  ],
  internal: [
    "An error that is not in this list is a defect of the gate.",
    "Report the error with the printed text. The exit code is 70 if the program ended without a verdict.",
  ],
};
