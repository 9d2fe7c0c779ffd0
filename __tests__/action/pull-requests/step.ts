/** The action on a pull request, with what the runner gives it. */
import { type StepResult, runActionHere } from "../../helpers/fake-runner.ts";
import { type PullRequest, checkout } from "../../helpers/git-repository.ts";
import { CONFIG } from "../../change/project.ts";
import { type Change, LABEL, type Started } from "./row.ts";

interface Trigger {
  readonly name: string;
  readonly sha: string;
  readonly ref: string;
  readonly payload: unknown;
}

const REPOSITORY = { full_name: "owner/project", default_branch: "main" };

/** How a run comes about; a push to the pull request at depth 2 where nothing else is said. */
export interface Run {
  readonly started?: Started;
  /** Of the clone; 0 is all of it. */
  readonly depth?: 0 | 1 | 2;
  /** What actions/checkout was told; the event's own commit where absent. */
  readonly ref?: "head";
  /** The run is for the head itself: no merge was made. */
  readonly unmerged?: true;
  /** What other steps of the job do to the checkout; the gate leaves it as they did. */
  readonly prepare?: Change;
  /** What the event says beside the pull request: `changes` of `edited`, say. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** GITHUB_REF, where it is not the branch's. */
  readonly refName?: string;
  /** `pull_request.base` of the event, where it is not the merge's first parent. */
  readonly eventBase?: (origin: string) => { readonly sha: string; readonly ref: string };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

function triggerOf(
  started: Started,
  pull: PullRequest,
  { payload: more = {}, eventBase }: Run,
): Trigger {
  switch (started.on) {
    case "pull_request":
    case "pull_request_target": {
      const { action, label } = { action: "synchronize", label: undefined, ...started };
      const payload = {
        action,
        ...(label === undefined ? {} : { label: { name: label } }),
        ...more,
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
    case "workflow_dispatch":
    case "create":
    case "deployment":
    case "release": {
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

/** A fresh clone as the row has it, and the step in it. */
export async function run(
  pull: PullRequest,
  row: Run,
): Promise<{ readonly folder: string; readonly result: StepResult }> {
  const started = row.started ?? SYNCHRONIZE;
  const trigger = triggerOf(started, pull, row);
  const named = row.refName === undefined ? trigger : { ...trigger, ref: row.refName };
  const event = row.unmerged === true ? { ...named, sha: pull.head } : named;
  const revision = row.ref === "head" ? pull.head : event.sha;
  const folder = checkout(pull.origin, revision, row.depth ?? 2, trackingRef(started));
  await row.prepare?.(folder);
  const result = await runActionHere({
    workspace: folder,
    event,
    inputs: { config: CONFIG, ...row.inputs },
    ...(row.env === undefined ? {} : { env: row.env }),
    attempt: started.on === "pull_request" ? (started.attempt ?? 1) : 1,
  });
  return { folder, result };
}
