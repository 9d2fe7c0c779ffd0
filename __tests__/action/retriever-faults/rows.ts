/** Faults of processes and servers, one for each way in which they reach the step; the others are in retrievers/. */
import { chmodSync, writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { join } from "node:path";
import { BUILT_ACTION } from "../../helpers/built.ts";
import { type Handler, sendJson } from "../../helpers/loopback.ts";
import { child, ROOT, type Row } from "./row.ts";

const faultyRetriever = (mode: string, overrides: object = {}): Row["retriever"] => ({
  ...child("faulty.mjs", mode),
  ...overrides,
});
const otherFault = (mode: string): Row["retriever"] => child("more-faults.mjs", mode);

const passingRow = (name: string, retriever: Row["retriever"], rest: Partial<Row> = {}): Row => ({
  name,
  retriever,
  exit: 0,
  verdict: "pass",
  ...rest,
});
const failingRow = (
  name: string,
  retriever: Row["retriever"],
  code: string,
  says: RegExp,
  rest: Partial<Row> = {},
): Row => ({
  name,
  retriever,
  exit: 3,
  verdict: "error",
  ...(code === "" ? {} : { code }),
  says,
  ...rest,
});

export const PROCESS_ROWS: readonly Row[] = [
  failingRow("exits 9", faultyRetriever("exit9"), "retriever_failed", /exited with code 9/, {
    log: /index\.bin: no such file/,
  }),
  failingRow(
    "total deadline",
    faultyRetriever("hangs-on-third", { total_timeout_ms: 3000 }),
    "retriever_timeout",
    /total_timeout_ms \(3000 ms\)/,
  ),
  passingRow("hangs on shutdown", faultyRetriever("hangs-on-stop"), { log: /not now/ }),
  passingRow("grandchild in the group stays", faultyRetriever("grandchild-stays")),
  passingRow("setsid grandchild", otherFault("setsid")),
];

const RETRIEVER = { kind: "http", body: { q: "{{query}}" }, timeout_ms: 20_000 };

const answerWell: Handler = (seen, response) => {
  const { q }: { readonly q: string } = JSON.parse(seen.body);
  sendJson(response, { results: [{ id: q, score: 1 }] });
};
/** From the third request on nobody listens any more, and this question is never answered. */
const closeServer: Handler = (_, response, socket) => {
  const { server } = socket as typeof socket & { readonly server: Server };
  server.close();
  response.destroy();
};

export const HTTP_ROWS: readonly Row[] = [
  failingRow(
    "the server goes away",
    RETRIEVER,
    "retriever_failed",
    /can't be reached any more: the connection was refused/,
    { server: (count) => (count === 3 ? closeServer : answerWell) },
  ),
  passingRow("a proxy in the environment is not used", RETRIEVER, {
    server: () => answerWell,
    // Nobody listens on the discard port.
    step: () => ({
      env: {
        HTTP_PROXY: "http://127.0.0.1:9",
        http_proxy: "http://127.0.0.1:9",
        NODE_USE_ENV_PROXY: "1",
      },
      without: ["NO_PROXY"],
    }),
  }),
  {
    name: "an empty secret, as on a fork",
    retriever: {
      ...RETRIEVER,
      headers: { authorization: { env: "SEARCH_TOKEN", prefix: "Bearer " } },
    },
    server: () => answerWell,
    exit: 2,
    verdict: "error",
    code: "missing_secret",
    says: /Secrets are not given to forks/,
    step: () => ({ env: { SEARCH_TOKEN: "" } }),
  },
];

/**
 * Starts node in a user and mount namespace of its own, after `mount` has run there: chmod stops no root, a file system
 * that is full or read-only does. Fails with the kernel's words where it allows no such namespace.
 */
const inNamespace = (mount: string) => (workspace: string) => {
  const node = join(workspace, "node.sh");
  const script = `${mount} && cd "$GITHUB_WORKSPACE" && exec "$0" "$@"`;
  writeFileSync(node, `#!/bin/sh\nexec unshare -Umr sh -c '${script}' ${process.execPath} "$@"\n`);
  chmodSync(node, 0o755);
  return { node };
};

export const GATE_ROWS: readonly Row[] = [
  failingRow("SIGINT", otherFault("sigint"), "cancelled", /cancelled/),
  failingRow("SIGTERM", otherFault("sigterm"), "cancelled", /cancelled/),
  {
    // Nothing of ours runs any more; the child ends because its input does.
    name: "SIGKILL",
    retriever: otherFault("sigkill"),
    exit: 137,
    verdict: "none",
    files: [],
    step: () => ({
      entry: join(ROOT, "__tests__/helpers/children/gate-parent.mjs"),
      env: { GATE_ENTRY: BUILT_ACTION },
    }),
  },
  failingRow(
    "disk full",
    faultyRetriever("ok"),
    "",
    /report_incomplete.*(?:ENOSPC|no space left)/,
    {
      files: [],
      step: inNamespace(
        'mkdir -p "$GITHUB_WORKSPACE/retrieval-gate-report" && mount -t tmpfs -o size=16k tmpfs "$GITHUB_WORKSPACE/retrieval-gate-report"',
      ),
    },
  ),
  failingRow(
    "read-only workspace",
    faultyRetriever("ok"),
    "",
    /report_incomplete.*could not be written \(EROFS\)/,
    {
      files: [],
      step: inNamespace(
        'mount --bind "$GITHUB_WORKSPACE" "$GITHUB_WORKSPACE" && mount -o remount,bind,ro "$GITHUB_WORKSPACE"',
      ),
    },
  ),
];
