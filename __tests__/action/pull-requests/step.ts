/** The action on a pull request, with what the runner gives it. */
import { type StepResult, runActionHere } from "../../helpers/fake-runner.ts";
import { type PullRequest, checkout } from "../../helpers/git-repository.ts";
import { CONFIG } from "../../change/project.ts";
import { type Change, LABEL, type Started } from "./row.ts";

/** What GitHub says of the event that started a run. */
interface Trigger {
  readonly name: string;
  readonly sha: string;
  readonly ref: string;
  readonly payload: unknown;
}

const REPOSITORY = { full_name: "owner/project", default_branch: "main" };

/** How a run comes about: by default a push to the pull request, checked out at depth 2. */
export interface RunOptions {
  readonly started?: Started;
  /** `fetch-depth` of actions/checkout; 0 is the whole history. */
  readonly depth?: 0 | 1 | 2;
  /** `ref` of actions/checkout; the event's own commit if absent. */
  readonly ref?: "head";
  /** The run is for the head itself: no merge was made. */
  readonly unmerged?: true;
  /** What other steps of the job do to the checkout, before the gate. */
  readonly prepare?: Change;
  /** Further members of the event's payload, as `changes` of an event `edited`. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** `pull_request.base` of the event, if it is not the merge's first parent. */
  readonly eventBase?: (origin: string) => { readonly sha: string; readonly ref: string };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Returns the event of a run: its name, commit, ref and payload. The members of `payload` and
 * `eventBase` are added for a pull request alone.
 */
function makeTrigger(
  started: Started,
  pull: PullRequest,
  { payload: moreMembers = {}, eventBase }: RunOptions,
): Trigger {
  switch (started.on) {
    case "pull_request":
    case "pull_request_target": {
      const { action, label } = { action: "synchronize", label: undefined, ...started };
      const payload = {
        action,
        ...(label === undefined ? {} : { label: { name: label } }),
        ...moreMembers,
        repository: REPOSITORY,
        pull_request: {
          number: 7,
          labels: [{ name: LABEL }],
          head: { sha: pull.head, repo: { full_name: "owner/project" } },
          base: eventBase?.(pull.origin) ?? { sha: pull.base, ref: "main" },
        },
      };
      return { name: started.on, sha: pull.merge, ref: "refs/pull/7/merge", payload };
    }
    case "push":
    case "workflow_dispatch": {
      const sha = started.branch === "main" ? pull.merge : pull.head;
      return {
        name: started.on,
        sha,
        ref: `refs/heads/${started.branch}`,
        payload: { repository: REPOSITORY },
      };
    }
    default: {
      const ref = "refs/heads/gh-readonly-queue/main/pr-7";
      return { name: started.on, sha: pull.merge, ref, payload: { repository: REPOSITORY } };
    }
  }
}

/** Where actions/checkout leaves the ref that started the run. */
const trackingRef = (started: Started): string =>
  "branch" in started ? `refs/remotes/origin/${started.branch}` : "refs/remotes/pull/7/merge";

export const SYNCHRONIZE: Started = { on: "pull_request", action: "synchronize" };

/** Runs the action in a fresh clone. Returns the clone's folder, and how the step ended. */
export async function runOnPullRequest(
  pull: PullRequest,
  options: RunOptions,
): Promise<{ readonly folder: string; readonly result: StepResult }> {
  const started = options.started ?? SYNCHRONIZE;
  const trigger = makeTrigger(started, pull, options);
  const event = {
    ...trigger,
    sha: options.unmerged === true ? pull.head : trigger.sha,
  };
  const revision = options.ref === "head" ? pull.head : event.sha;
  const folder = checkout(pull.origin, revision, options.depth ?? 2, trackingRef(started));
  await options.prepare?.(folder);
  const result = await runActionHere({
    workspace: folder,
    event,
    inputs: { config: CONFIG, ...options.inputs },
    ...(options.env === undefined ? {} : { env: options.env }),
    attempt: started.on === "pull_request" ? (started.attempt ?? 1) : 1,
  });
  return { folder, result };
}
