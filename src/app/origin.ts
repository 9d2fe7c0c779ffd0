/** Where and when a run was, for its readers. */
import type { Origin } from "../model/report.ts";
import type { RunnerEvent } from "../policy/event.ts";
import { actionOf } from "./installed-from.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** `commit`: what is checked out; null where there is no git. `folder`: where this program lies. */
export function originOf(
  environment: Environment,
  event: RunnerEvent | null,
  commit: string | null,
  folder: string,
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
    command: commandOf(environment, folder),
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

/**
 * How a reader starts this program. Those of an action's report, and who came by `npx`, have no `retrieval-gate`
 * installed; `npx` runs it from the repository.
 */
export function commandOf(environment: Environment, folder: string): string {
  const repository = environment["GITHUB_ACTION_REPOSITORY"] ?? "";
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    const ref = environment["GITHUB_ACTION_REF"] ?? "";
    return `npx github:${repository}${/^[\w./-]+$/.test(ref) ? `#${ref}` : ""}`;
  }
  if (environment["npm_lifecycle_event"] !== "npx") return "retrieval-gate";
  const [, name, ref] = /^(\S+)@(\S+)/.exec(actionOf(folder))!;
  return `npx github:${name}#${ref}`;
}
