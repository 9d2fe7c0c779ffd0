/** Where and when a run was, for its readers. */
import type { Origin } from "../model/report.ts";
import type { RunnerEvent } from "../policy/event.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** `commit`: what is checked out; null where there is no git. */
export function originOf(
  environment: Environment,
  event: RunnerEvent | null,
  commit: string | null,
  now: Date,
): Origin {
  const pullRequest = event?.pullRequest ?? null;
  return {
    // On a pull request HEAD is a merge that nobody else knows.
    commit: pullRequest?.headSha ?? commit,
    ref: event?.ref ?? null,
    pull_request: pullRequest?.number ?? null,
    run_url: runUrl(environment),
    time: now.toISOString(),
    command: commandOf(environment),
  };
}

function runUrl(environment: Environment): string | null {
  const parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"].map(
    (name) => environment[name] ?? "",
  );
  const [server, repository, run] = parts.map(encodeURI);
  const attempt = environment["GITHUB_RUN_ATTEMPT"] ?? "1";
  return parts.includes("")
    ? null
    : `${server}/${repository}/actions/runs/${run}/attempts/${encodeURI(attempt)}`;
}

/** Readers of an action's report have no `retrieval-gate` installed, but `npx` runs the action's own repository. */
function commandOf(environment: Environment): string {
  const repository = environment["GITHUB_ACTION_REPOSITORY"] ?? "";
  const ref = environment["GITHUB_ACTION_REF"] ?? "";
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) return "retrieval-gate";
  return `npx github:${repository}${/^[\w./-]+$/.test(ref) ? `#${ref}` : ""}`;
}
