/** GitHub's REST API on loopback, as far as comments need it: pages, authors, refusals. */
import type { ServerResponse } from "node:http";
import { type Loopback, type Seen, sendJson, startLoopback } from "./loopback.ts";

/** A comment on pull request 7. */
interface StoredComment {
  readonly id: number;
  readonly user: { readonly login: string; readonly type: string };
  body: string;
}

/** An error that the server answers with. */
interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request is done all the same, as by a server that fails after it wrote a new comment. */
  readonly done?: true;
}

/** The running server. */
export interface GithubServer extends Loopback {
  /** The comments as they are now. */
  readonly comments: StoredComment[];
  /** Returns `METHOD /path` of each request, without the query, in the order asked. */
  readonly asked: () => readonly string[];
}

/** What the server has when it starts. What is absent is empty. */
export interface GithubState {
  /** The comments on pull request 7, by their authors. */
  readonly comments?: readonly { readonly login: string; readonly body: string }[];
  /** The workflow run 99. */
  readonly run?: object;
  /** The pull requests of the repository. */
  readonly pulls?: readonly object[];
  /** The contents of files, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** The files that pull request 7 changes. */
  readonly changed?: readonly object[];
  /** The jobs of any attempt of any run. */
  readonly jobs?: readonly object[];
  /** The artifacts of any run. If absent, the request for them is answered with 404. */
  readonly artifacts?: readonly { readonly name: string; readonly id: number }[];
  /** All comments are deleted once they were listed. */
  readonly vanish?: true;
  /** The login of the token's user. Absent for a workflow's token, which belongs to no user. */
  readonly user?: string;
  /** Each refuses one request, the next one with its method. */
  readonly refusals?: readonly (Refusal & { readonly method: string })[];
}

const REPOSITORY = "/repos/owner/project";

/** Starts the server with this state. The caller closes it. */
export async function startGithub(state: GithubState = {}): Promise<GithubServer> {
  const comments: StoredComment[] = (state.comments ?? []).map(({ login, body }, i) => ({
    id: i + 1,
    user: { login, type: login.endsWith("[bot]") ? "Bot" : "User" },
    body,
  }));
  const refusals = [...(state.refusals ?? [])];
  const pulls = state.pulls ?? [];
  const login = state.user ?? "github-actions[bot]";
  const answer = (seen: Seen, response: ServerResponse): void => {
    const url = new URL(seen.url, server.url);
    const path = url.pathname;
    const refusalIndex = refusals.findIndex(({ method }) => method === seen.method);
    const refused = refusalIndex < 0 ? undefined : refusals.splice(refusalIndex, 1)[0];
    if (refused !== undefined && refused.done === undefined) {
      return sendJson(response, { message: refused.message }, refused.status, refused.headers);
    }
    if (path === "/user" && state.user === undefined) {
      return sendJson(response, { message: "Resource not accessible by integration" }, 403);
    }
    if (path === "/user") {
      return sendJson(response, { login });
    }
    if (path === "/graphql") {
      return sendJson(response, { data: { viewer: { login: "github-actions" } } });
    }
    if (path === `${REPOSITORY}/issues/7/comments` && seen.method === "GET") {
      page(url, comments, response);
      return void (state.vanish && comments.splice(0));
    }
    if (path === `${REPOSITORY}/issues/7/comments`) {
      const made = { id: comments.length + 1, user: { login, type: "Bot" }, ...bodyOf(seen) };
      comments.push(made);
      return refused === undefined
        ? sendJson(response, made, 201)
        : sendJson(response, { message: refused.message }, refused.status);
    }
    const edited = /\/issues\/comments\/(\d+)$/.exec(path);
    const known = comments.find(({ id }) => id === Number(edited?.[1]));
    if (known !== undefined) {
      return sendJson(response, Object.assign(known, bodyOf(seen)));
    }
    if (path === `${REPOSITORY}/actions/runs/99`) {
      return sendJson(response, state.run ?? {});
    }
    if (path === `${REPOSITORY}/pulls`) {
      return page(url, pulls, response);
    }
    if (path === `${REPOSITORY}/pulls/7/files`) {
      return page(url, state.changed ?? [], response);
    }
    if (/\/actions\/runs\/\d+\/attempts\/\d+\/jobs$/.test(path)) {
      const jobs = state.jobs ?? [];
      return sendJson(response, { total_count: jobs.length, jobs });
    }
    if (/\/actions\/runs\/\d+\/artifacts$/.test(path) && state.artifacts !== undefined) {
      return sendJson(response, {
        total_count: state.artifacts.length,
        artifacts: state.artifacts,
      });
    }
    for (const [file, text] of Object.entries(state.files ?? {})) {
      if (path === `${REPOSITORY}/contents/${encodeURIComponent(file)}`) {
        return sendJson(response, { type: "file", content: Buffer.from(text).toString("base64") });
      }
    }
    sendJson(response, { message: "Not Found" }, 404);
  };
  const server = await startLoopback(answer);
  return {
    ...server,
    comments,
    asked: () => server.seen.map(({ method, url }) => `${method} ${url.split("?")[0]}`),
  };
}

/** Returns the body of a comment that was sent. Throws if it is longer than GitHub takes. */
function bodyOf(seen: Seen): { body: string } {
  const sent: { body: string } = JSON.parse(seen.body);
  if (sent.body.length > 65_536) {
    throw new Error("body is too long (maximum is 65536 characters)");
  }
  return sent;
}

/**
 * Sends the page of the list that the URL asks for: `per_page` items, 30 by default and 100 at
 * most, with a Link header if more follow.
 */
function page(url: URL, all: readonly unknown[], response: ServerResponse): void {
  const size = Math.min(Number(url.searchParams.get("per_page") ?? 30), 100);
  const number = Number(url.searchParams.get("page") ?? 1);
  const next = new URL(url);
  next.searchParams.set("page", String(number + 1));
  const link: Record<string, string> =
    number * size < all.length ? { link: `<${next.href}>; rel="next"` } : {};
  sendJson(response, all.slice((number - 1) * size, number * size), 200, link);
}
