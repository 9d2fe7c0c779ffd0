// Each error code in plain words: what it means, and what to do. A code without an entry fails `npm
// run docs`.
export const ERRORS = {
  usage: [
    "The command line or the action's inputs can't be read.",
    "Compare with the [commands](cli.md) or the [inputs](action.md). The message names the flag or the input.",
  ],
  dry_run_refused: [
    "A dry run was asked for. There is none, because a gate that can't fail protects nothing.",
    "Remove the flag. `retrieval-gate validate` checks the files without a retriever. To look at figures without blocking, don't require the job.",
  ],
  file_not_found: [
    "A file that is named does not exist.",
    "Check the path. Paths in a config or suite are relative to that file. In a workflow, run actions/checkout first.",
  ],
  file_unreadable: [
    "A file is there and can't be read: it is a folder, permissions forbid it, or it can't be decompressed.",
    "Fix the path, the permissions or the file.",
  ],
  file_too_large: [
    "A file is larger than its limit.",
    "Split the file. Large YAML suites load as JSON or JSON Lines too, with a higher limit.",
  ],
  outside_root: [
    "A path leads out of the repository.",
    "Move the file into the repository. A symbolic link may not lead out of it.",
  ],
  invalid_file: [
    "A file that the gate adds to, such as the leaderboard, has another layout.",
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
    "Record it again with `retrieval-gate record`, or take `baseline.json` from a report.",
  ],
  newer_version: [
    "A file has a version that this program does not read: a newer gate wrote the baseline or part, or the config or suite is for a newer one.",
    "Update the gate: raise its version in the workflow, and don't write over the file. If the number is a mistake, write 1.",
  ],
  invalid_verdicts: [
    "A line of the judge's cache does not fit.",
    "Remove the line. The judge is asked again.",
  ],
  baseline_missing: [
    "There is no baseline yet.",
    "Look at the report. Then commit its `baseline.json` at the path that the config names. If the message names a file with a similar name, correct the path first.",
  ],
  not_comparable: [
    "The baseline and this run measure different things: another suite name, `k`, definition or judge.",
    "Undo the difference that the message names, or record a new baseline in the same pull request.",
  ],
  unsafe_event: [
    "The event has a token and secrets that a pull request's author must not reach, such as `pull_request_target`; or a baseline would be recorded on a pull request.",
    "Use `pull_request`. Record on `push` or `workflow_dispatch`, or copy `baseline.json` from the report.",
  ],
  git_missing: [
    "There is no `git` on the PATH, and the rules of the base are read with it.",
    "Install git in the job's image, before actions/checkout.",
  ],
  git_failed: [
    "A git command failed.",
    "Read git's own message. A broken or partial clone is the usual cause: check out again.",
  ],
  no_repository: [
    "The folder is not in a git repository.",
    "Use actions/checkout, not a download of the files.",
  ],
  shallow_clone: [
    "The clone does not hold the base commit.",
    "Set `fetch-depth: 2` on actions/checkout, or 0 for `workflow_dispatch` and `edited`. Don't use `filter` or `sparse-checkout`.",
  ],
  unsafe_base: [
    "The checkout is not the merge commit of this pull request and its base, so the base's rules can't be trusted.",
    "Check out the default ref of `pull_request`. Don't set `ref:` on actions/checkout.",
  ],
  unsafe_head: [
    "The files in the work tree are not those of the commit under test.",
    "Run the gate before any step that changes, commits or checks out files. For Git LFS set `lfs: true` on actions/checkout.",
  ],
  no_gate_on_base: [
    "The base branch has no gate, and it is not the default branch.",
    "Merge the first gate into the default branch. Then merge that into this branch.",
  ],
  base_not_found: [
    "No commit has the name in `base-ref`, HEAD has no commit of that branch, or the default branch is not known.",
    "Fetch it first: `fetch-depth: 0` brings every branch. Or set `base-ref`.",
  ],
  base_file: [
    "A file of the base is a link, a submodule or an LFS pointer, so it can't be read from git.",
    "Commit the file itself. Or record a baseline that lists the file's SHA-256.",
  ],
  base_directory: [
    "The folder in `base-directory` is not a checkout of the base commit, or a tracked file in it was changed.",
    "Check out the base commit there, in a folder of its own, with the Git LFS files that the head has. See [side by side](../latency.md#base-and-head-side-by-side).",
  ],
  invalid_run: [
    "A recorded run has lines that can't be read, or no query that is judged.",
    "Each line is listed. A run has six columns: query, `Q0`, document, rank, score, tag.",
  ],
  invalid_qrels: [
    "Judgments have lines that can't be read.",
    "Each line is listed. Qrels have three or four columns: query, optional iteration, document, grade.",
  ],
  missing_secret: [
    "A variable that the config names for a secret is empty or not allowed.",
    "Set it in the step's `env`. Forks get no secrets: see [forks](../forks.md).",
  ],
  no_parts: [
    "`merge` found no part.json.",
    "Download the artifacts of all shards first, each into a folder of its own. See [several jobs](../several-jobs.md).",
  ],
  invalid_part: [
    "A part.json is broken, changed by hand, or tracked by git.",
    "Run that shard again. Don't commit parts.",
  ],
  parts_differ: [
    "The parts were measured with other files, another commit, another version or another workflow run than the merge.",
    "The message names each difference. Run all shards again at the same commit.",
  ],
  shard_repeated: [
    "One shard is there twice.",
    "Give each artifact a folder of its own, and remove the extra one.",
  ],
  shard_missing: [
    "Not all shards left a part.",
    "Look at the job of the missing shard. Run it again, then the merge.",
  ],
  part_too_large: [
    "The results of one shard are larger than a part may be.",
    "Use more shards, or return less text with each result.",
  ],
  retriever_start: [
    "The retriever did not start: the command is missing, the server can't be reached, or the tool is not there.",
    "Start it by hand with the same command. Check `cwd`, `url` and the steps before the gate. See [retrievers](../retrievers.md).",
  ],
  retriever_failed: [
    "The retriever ended or broke in the middle of the run.",
    "Read the last lines in the message, and all of `retriever.log` in the report.",
  ],
  retriever_timeout: [
    "The retriever was too slow: to start, to answer one query, or for the whole run.",
    "Raise `startup_timeout_ms`, `timeout_ms` or `total_timeout_ms`, or see in `retriever.log` what it waited for.",
  ],
  retriever_answer: [
    "What the retriever sent can't be read as an answer.",
    "Compare with [answer](answer.md). Print logs to standard error, never to standard output.",
  ],
  nothing_retrieved: [
    "No query got a single result.",
    "The index is probably empty. Build it before the gate runs.",
  ],
  mostly_empty: [
    "Far fewer queries got a result than in the baseline.",
    "The index is probably incomplete. Wait until it is built before the gate runs.",
  ],
  constant_answers: [
    "All queries got the same results.",
    "The retriever ignores the query. Check that it reads `query` of each request.",
  ],
  zero_quality: [
    "No query found any of its targets, and no rule would fail that.",
    "Compare the ids and paths of the results with the suite's targets. Check that the index holds these documents.",
  ],
  query_errors: [
    "Some queries failed.",
    "Fix the retriever: the first failure is in the message, all are in the report. If some failures are normal, give `error_rate` a `ceiling`.",
  ],
  too_many_files: [
    "The system gave the program no more file handles.",
    "Raise the limit of open files in the step, for example `ulimit -n 1024`, or end what holds them.",
  ],
  base_failed: [
    "The base's retriever failed in a side-by-side run.",
    "Prepare the base directory as you prepare the head: dependencies and index. See [side by side](../latency.md#base-and-head-side-by-side).",
  ],
  base_drifted: [
    "Base and head both fall short of the stored baseline, and not by chance. Then the base directory or the data is not what the baseline knew.",
    "Give the base directory what the base had, its index above all. Where the documents themselves changed, record a new baseline on the default branch first. See [side by side](../latency.md#base-and-head-side-by-side).",
  ],
  judge_failed: [
    "The language model that judges answers can't be reached or used.",
    "Check `judge.base_url`, the key and the model's name. See [judge the answers](../answers.md).",
  ],
  judge_budget: [
    "The judge reached `max_requests` or `max_cost`.",
    "Run again: what was judged is in the cache. Or raise the limit.",
  ],
  cancelled: ["The run was cancelled.", "Run it again. What was measured is in the report."],
  report_incomplete: [
    "The report, or the new baseline, can't be written.",
    "Check that the folder is writable and that the disk has room.",
  ],
  internal: [
    "An error that is not in this list: a defect of the gate.",
    "Report it, with the text that was printed. The exit code is 70 if the process ended before it had a verdict.",
  ],
};
