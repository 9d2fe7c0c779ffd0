/** GitHub's REST API through the official client, with the few calls that a comment takes. */
import { setTimeout as sleep } from "node:timers/promises";
import type { GitHub } from "@actions/github/lib/utils";
import type { StepEnvironment } from "../inputs.ts";
import { firstSegment } from "../../model/lookup.ts";

export interface ExistingComment {
  readonly id: number;
  /** The account that wrote it; "" if that is gone. */
  readonly login: string;
  readonly body: string;
}

export interface ApiRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** `owner/name` of the repository that the commit is from; null where it is gone. */
  readonly headRepository: string | null;
  /** `.github/workflows/gate.yml` */
  readonly workflow: string;
  /** Its newest attempt, from 1. */
  readonly attempt: number;
  /** `success`, `failure`, `cancelled`; null while it runs. */
  readonly conclusion: string | null;
  readonly url: string;
}

/** A job of a run. If the change edits the workflow, its author chose the name. */
export interface ApiJob {
  readonly id: number;
  readonly name: string;
  readonly conclusion: string | null;
  readonly steps: readonly string[];
}

/** Every call rejects with the client's own error, which has a `status`. */
export interface Github {
  /** The account that the token writes as. */
  readonly login: () => Promise<string>;
  readonly comments: (pull: number) => Promise<readonly ExistingComment[]>;
  readonly create: (pull: number, body: string) => Promise<void>;
  readonly update: (comment: number, body: string) => Promise<void>;
  /** The run as it is now, in its newest attempt. */
  readonly run: (id: number) => Promise<ApiRun>;
  /** The open pull requests whose head is that branch of that repository. */
  readonly pulls: (
    headRepository: string,
    headBranch: string,
  ) => Promise<
    readonly (Pick<ApiRun, "headSha" | "headRepository"> & { readonly number: number })[]
  >;
  /** Two names of a moved file. GitHub lists 3,000 files at most. */
  readonly files: (pull: number) => Promise<readonly (readonly string[])[]>;
  /** Addresses of the artifacts of a run by their names. */
  readonly artifacts: (run: number) => Promise<ReadonlyMap<string, string>>;
  /** Of the default branch; null if it is not there, or the token may not read it. */
  readonly readFile: (path: string) => Promise<string | null>;
  readonly jobs: (run: number, attempt: number) => Promise<readonly ApiJob[]>;
}

const PAGE = 100;
const REQUEST_LIMIT_MS = 20_000;
const TRIES = 4;
/** All waits together: a comment is not worth more of the job's time. */
const MOST_WAITING_MS = 60_000;
const WORKFLOW_BOT = "github-actions[bot]";

type GithubClient = InstanceType<typeof GitHub>;

interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/**
 * Returns the calls to GitHub's API. Loads the official client here: call it before anything starts
 * that could change the program's files. `signal` ends requests.
 */
export async function openGithub(
  token: string,
  environment: StepEnvironment,
  signal: AbortSignal,
): Promise<Github> {
  const { GitHub: Client, getOctokitOptions } = await import("@actions/github/lib/utils");
  const api = environment["GITHUB_API_URL"];
  const client = new Client(getOctokitOptions(token, api ? { baseUrl: api } : {}));
  retryRequests(client, signal);
  const [owner = "", repo = ""] = (environment["GITHUB_REPOSITORY"] ?? "").split("/");
  const here = { owner, repo };
  return {
    login: () => readLogin(client),
    ...makeCommentCalls(client, here),
    ...makePullCalls(client, here),
    ...makeRunCalls(client, here, environment["GITHUB_SERVER_URL"] || "https://github.com"),
  };
}

/** Returns the user's account, else the App's with `[bot]` at its end. */
async function readLogin(client: GithubClient): Promise<string> {
  try {
    return (await client.rest.users.getAuthenticated()).data.login;
  } catch {
    // The token of a workflow or an App is not that of a user. GraphQL names the App that it
    // belongs to.
    const viewer = client.graphql<{ viewer: { login: string } }>("query { viewer { login } }");
    const name = await viewer.then(({ viewer: { login } }) => login).catch(() => WORKFLOW_BOT);
    return name.endsWith("[bot]") ? name : `${name}[bot]`;
  }
}

function makeCommentCalls(
  { rest, paginate }: GithubClient,
  here: Repository,
): Pick<Github, "comments" | "create" | "update"> {
  return {
    comments: async (pull) => {
      const parameters = { ...here, issue_number: pull, per_page: PAGE };
      const all = await paginate(rest.issues.listComments, parameters);
      return all.map(({ id, user, body }) => ({ id, login: user?.login ?? "", body: body ?? "" }));
    },
    create: async (pull, body) => {
      await rest.issues.createComment({ ...here, issue_number: pull, body });
    },
    update: async (comment, body) => {
      await rest.issues.updateComment({ ...here, comment_id: comment, body });
    },
  };
}

function makePullCalls(
  { rest, paginate }: GithubClient,
  here: Repository,
): Pick<Github, "pulls" | "files" | "readFile"> {
  return {
    pulls: async (headRepository, headBranch) => {
      // `owner:branch`, as GitHub filters by a head.
      const head = `${headRepository.split("/")[0]}:${headBranch}`;
      const all = await paginate(rest.pulls.list, { ...here, state: "open", head, per_page: PAGE });
      return all.map((pull) => ({
        number: pull.number,
        headSha: pull.head.sha,
        // Null for a deleted fork, which the client's type does not say.
        headRepository: (pull.head.repo as { full_name: string } | null)?.full_name ?? null,
      }));
    },
    files: async (pull) => {
      const all = await paginate(rest.pulls.listFiles, {
        ...here,
        pull_number: pull,
        per_page: PAGE,
      });
      return all.map(({ filename, previous_filename: oldName }) => [
        filename,
        ...(oldName ? [oldName] : []),
      ]);
    },
    readFile: async (path) => {
      try {
        const { data } = await rest.repos.getContent({ ...here, path });
        const content = "content" in data ? data.content : "";
        return Buffer.from(content, "base64").toString("utf8");
      } catch (error) {
        if (errorStatus(error) === 404) {
          return null;
        }
        throw error;
      }
    },
  };
}

type RunData = Awaited<ReturnType<GithubClient["rest"]["actions"]["getWorkflowRun"]>>["data"];

function makeRunCalls(
  { rest, paginate }: GithubClient,
  here: Repository,
  server: string,
): Pick<Github, "run" | "jobs" | "artifacts"> {
  return {
    run: async (id) =>
      readRun((await rest.actions.getWorkflowRun({ ...here, run_id: id })).data, server),
    jobs: async (run, attempt) => {
      const parameters = { ...here, run_id: run, attempt_number: attempt, per_page: PAGE };
      const all = await paginate(rest.actions.listJobsForWorkflowRunAttempt, parameters);
      return all.map(({ id, name, conclusion, steps = [] }) => {
        const ranSteps = steps.filter((step) => step.conclusion !== "skipped");
        return { id, name, conclusion, steps: ranSteps.map((step) => step.name) };
      });
    },
    artifacts: async (run) => {
      const parameters = { ...here, run_id: run, per_page: PAGE };
      const all = await paginate(rest.actions.listWorkflowRunArtifacts, parameters);
      const address = `${server}/${here.owner}/${here.repo}/actions/runs/${run}/artifacts`;
      return new Map(all.map(({ name, id }) => [name, `${address}/${id}`]));
    },
  };
}

function readRun(data: RunData, server: string): ApiRun {
  return {
    id: data.id,
    event: data.event,
    headSha: data.head_sha,
    headBranch: data.head_branch ?? "",
    headRepository: (data.head_repository as { full_name: string } | null)?.full_name ?? null,
    workflow: firstSegment(data.path, "@"),
    attempt: data.run_attempt ?? 1,
    conclusion: data.conclusion,
    url: data.html_url ?? `${server}/${data.repository.full_name}/actions/runs/${data.id}`,
  };
}

/** By their names in small letters. */
type Headers = Readonly<Record<string, string | number | undefined>>;

interface Refusal extends Error {
  readonly status: number;
  readonly response?: { readonly headers?: Headers };
}

function hasStatus(error: unknown): error is Refusal {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}

export function errorStatus(error: unknown): number | null {
  return hasStatus(error) ? error.status : null;
}

/**
 * Makes the client repeat a failed request after the wait that retryDelay gives, with up to four
 * tries and 60 s of waits in all, until the job is cancelled.
 */
function retryRequests(client: GithubClient, signal: AbortSignal): void {
  let waitLeftMs = MOST_WAITING_MS;
  client.hook.wrap("request", async (request, options) => {
    for (let attempt = 1; ; attempt++) {
      const limit = startLimit(signal);
      try {
        const limitedOptions = { ...options.request, signal: limit.signal };
        return await request({ ...options, request: limitedOptions });
      } catch (error) {
        const waitMs = retryDelay(error, options.method, attempt);
        if (waitMs === null || waitMs > waitLeftMs || attempt >= TRIES || signal.aborted) {
          throw error;
        }
        waitLeftMs -= waitMs;
        await sleep(waitMs, undefined, { signal });
      } finally {
        limit.stop();
      }
    }
  });
}

/**
 * Returns a signal that aborts after REQUEST_LIMIT_MS, or when `other` does: AbortSignal.any with a
 * timeout does not fire reliably on Node 20.
 */
function startLimit(other: AbortSignal): {
  readonly signal: AbortSignal;
  readonly stop: () => void;
} {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, REQUEST_LIMIT_MS);
  other.addEventListener("abort", abort);
  if (other.aborted) {
    abort();
  }
  const stop = (): void => {
    clearTimeout(timer);
    other.removeEventListener("abort", abort);
  };
  return { signal: controller.signal, stop };
}

/**
 * Returns the milliseconds until the request may be made again, as GitHub's header `retry-after`
 * says; without it the wait doubles with each attempt, from 1 s. Null if it should not be repeated.
 */
export function retryDelay(error: unknown, method: string, attempt: number): number | null {
  if (!hasStatus(error)) {
    return null;
  }
  const retryAfter = error.response?.headers?.["retry-after"];
  // GitHub refuses for a limit with the status 429, or 403 like what is not allowed.
  const namesLimit = retryAfter !== undefined || /rate limit/i.test(error.message);
  const isLimited = error.status === 429 || (error.status === 403 && namesLimit);
  // If the server failed during a POST, it may have written the comment: another POST could write a
  // second one.
  const isRepeatable = error.status >= 500 && method !== "POST";
  if (!isLimited && !isRepeatable) {
    return null;
  }
  const seconds = Number(retryAfter);
  return seconds >= 0 ? seconds * 1000 : 1000 * 2 ** (attempt - 1);
}
