/** GitHub's REST API through the official client, with the few calls that a comment takes. */
import { setTimeout as sleep } from "node:timers/promises";
import type { GitHub } from "@actions/github/lib/utils";
import type { StepEnvironment } from "../inputs.ts";
import { firstSegment } from "../../model/lookup.ts";

/** As far as it matters whose it is, and which. */
export interface ExistingComment {
  readonly id: number;
  readonly login: string;
  readonly body: string;
}

/** A run of a workflow, as the platform gives it. */
export interface ApiRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** `owner/name` of the repository that the commit is from; null where it is gone. */
  readonly headRepository: string | null;
  /** `.github/workflows/gate.yml` */
  readonly workflow: string;
  readonly attempt: number;
  readonly conclusion: string | null;
  readonly url: string;
}

/** A job of a run. Its name is text of the change where the change edits the workflow. */
export interface ApiJob {
  readonly id: number;
  readonly name: string;
  /** Null while it runs. */
  readonly conclusion: string | null;
  /** Names of its steps that ran. */
  readonly steps: readonly string[];
}

/** Every call rejects with the client's own error, which has a `status`. */
export interface Github {
  /** Whose comments are ours. */
  readonly login: () => Promise<string>;
  readonly comments: (pull: number) => Promise<readonly ExistingComment[]>;
  readonly create: (pull: number, body: string) => Promise<void>;
  readonly update: (comment: number, body: string) => Promise<void>;
  readonly run: (id: number) => Promise<ApiRun>;
  /** Open ones whose head is that branch of that repository. */
  readonly pulls: (
    headRepository: string,
    headBranch: string,
  ) => Promise<
    readonly (Pick<ApiRun, "headSha" | "headRepository"> & { readonly number: number })[]
  >;
  /** What the pull request changes, a moved file by both names; GitHub lists 3,000 at most. */
  readonly files: (pull: number) => Promise<readonly (readonly string[])[]>;
  /** Addresses of the artifacts of a run by their names. */
  readonly artifacts: (run: number) => Promise<ReadonlyMap<string, string>>;
  /** Text of a file on the default branch; null if it is not there. */
  readonly readFile: (path: string) => Promise<string | null>;
  /** Jobs of one attempt of a run. */
  readonly jobs: (run: number, attempt: number) => Promise<readonly ApiJob[]>;
}

const PAGE = 100;
const REQUEST_LIMIT_MS = 20_000;
const TRIES = 4;
/** Of all waiting together: a comment is not worth more of the job's time. */
const MOST_WAITING_MS = 60_000;
/** Who writes with the token of a workflow. */
const WORKFLOW_BOT = "github-actions[bot]";

type GithubClient = InstanceType<typeof GitHub>;

interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** Loads the client. Call it before anything starts that could change the program's files. */
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
    ...listComments(client, here),
    ...listPulls(client, here),
    ...listRuns(client, here, environment["GITHUB_SERVER_URL"] || "https://github.com"),
  };
}

async function readLogin(client: GithubClient): Promise<string> {
  try {
    return (await client.rest.users.getAuthenticated()).data.login;
  } catch {
    // A workflow's token is no user's. GraphQL knows the App that any such token belongs to.
    const viewer = client.graphql<{ viewer: { login: string } }>("query { viewer { login } }");
    const name = await viewer.then(({ viewer: { login } }) => login).catch(() => WORKFLOW_BOT);
    return name.endsWith("[bot]") ? name : `${name}[bot]`;
  }
}

function listComments(
  { rest, paginate }: GithubClient,
  here: Repository,
): Pick<Github, "comments" | "create" | "update"> {
  return {
    comments: async (pull) => {
      const asked = { ...here, issue_number: pull, per_page: PAGE };
      const all = await paginate(rest.issues.listComments, asked);
      return all.map(({ id, user, body }) => ({ id, login: user?.login ?? "", body: body ?? "" }));
    },
    create: async (pull, body) =>
      void (await rest.issues.createComment({ ...here, issue_number: pull, body })),
    update: async (comment, body) =>
      void (await rest.issues.updateComment({ ...here, comment_id: comment, body })),
  };
}

function listPulls(
  { rest, paginate }: GithubClient,
  here: Repository,
): Pick<Github, "pulls" | "files" | "readFile"> {
  return {
    pulls: async (headRepository, headBranch) => {
      const head = `${headRepository.split("/")[0]}:${headBranch}`;
      const all = await paginate(rest.pulls.list, { ...here, state: "open", head, per_page: PAGE });
      return all.map((pull) => ({
        number: pull.number,
        headSha: pull.head.sha,
        // Its type says that it is there; of a deleted fork it is not.
        headRepository: (pull.head.repo as { full_name: string } | null)?.full_name ?? null,
      }));
    },
    files: async (pull) => {
      const all = await paginate(rest.pulls.listFiles, {
        ...here,
        pull_number: pull,
        per_page: PAGE,
      });
      return all.map(({ filename, previous_filename: before }) => [
        filename,
        ...(before ? [before] : []),
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

function listRuns(
  { rest, paginate }: GithubClient,
  here: Repository,
  server: string,
): Pick<Github, "run" | "jobs" | "artifacts"> {
  return {
    run: async (id) =>
      readRun((await rest.actions.getWorkflowRun({ ...here, run_id: id })).data, server),
    jobs: async (run, attempt) => {
      const asked = { ...here, run_id: run, attempt_number: attempt, per_page: PAGE };
      const all = await paginate(rest.actions.listJobsForWorkflowRunAttempt, asked);
      return all.map(({ id, name, conclusion, steps = [] }) => {
        const ran = steps.filter((step) => step.conclusion !== "skipped");
        return { id, name, conclusion, steps: ran.map((step) => step.name) };
      });
    },
    artifacts: async (run) => {
      const asked = { ...here, run_id: run, per_page: PAGE };
      const all = await paginate(rest.actions.listWorkflowRunArtifacts, asked);
      const at = `${server}/${here.owner}/${here.repo}/actions/runs/${run}/artifacts`;
      return new Map(all.map(({ name, id }) => [name, `${at}/${id}`]));
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

/** When GitHub answers again, where it says so: milliseconds since 1970. */
export function limitedUntil(error: unknown): number | null {
  const named = hasStatus(error) ? namedWait(error.response?.headers ?? {}) : null;
  return named === null || retryDelay(error, "POST", 1) === null ? null : Date.now() + named;
}

type Headers = Readonly<Record<string, string | number | undefined>>;

/** The client's error for an answer that refuses or fails. */
interface Refusal extends Error {
  readonly status: number;
  readonly response?: { readonly headers?: Headers };
}

function hasStatus(error: unknown): error is Refusal {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}

/** The HTTP status of the client's error; null for another error. */
export function errorStatus(error: unknown): number | null {
  return hasStatus(error) ? error.status : null;
}

/** Waits as long as GitHub says, within bounds, and asks again. */
function retryRequests(client: GithubClient, signal: AbortSignal): void {
  let left = MOST_WAITING_MS;
  client.hook.wrap("request", async (request, options) => {
    for (let tried = 1; ; tried++) {
      const limit = startLimit(signal);
      try {
        const timed = { ...options.request, signal: limit.signal };
        return await request({ ...options, request: timed });
      } catch (error) {
        const wait = retryDelay(error, options.method, tried);
        if (wait === null || wait > left || tried >= TRIES || signal.aborted) {
          throw error;
        }
        left -= wait;
        await sleep(wait, undefined, { signal });
      } finally {
        limit.stop();
      }
    }
  });
}

/**
 * Returns a signal that aborts with the other one, or at the time limit of a request. AbortSignal.any with a timeout does not
 * fire reliably on Node 20.
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

/** Milliseconds until the request may be made again; null where that makes no sense. */
export function retryDelay(error: unknown, method: string, tried: number): number | null {
  if (!hasStatus(error)) {
    return null;
  }
  const { status, message, response: { headers = {} } = {} } = error;
  const says =
    headers["retry-after"] !== undefined ||
    headers["x-ratelimit-remaining"] === "0" ||
    /rate limit/i.test(message);
  const limited = status === 429 || (status === 403 && says);
  // What a POST was doing when the server failed is not known: a second one could be a second comment.
  if (!limited && (status < 500 || method === "POST")) {
    return null;
  }
  return namedWait(headers) ?? 1000 * 2 ** (tried - 1);
}

function namedWait(headers: Headers): number | null {
  const asked = Number(headers["retry-after"] ?? Number.NaN);
  if (Number.isFinite(asked) && asked >= 0) {
    return asked * 1000;
  }
  if (headers["x-ratelimit-remaining"] !== "0") {
    return null;
  }
  const reset = Number(headers["x-ratelimit-reset"] ?? 0) * 1000 - Date.now();
  return Math.max(reset, 1000);
}
