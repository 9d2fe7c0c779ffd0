/** Faults of processes and servers, one for each way to the step; retrievers/ has the others. */
import { chmodSync, writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { join } from "node:path";
import { BUILT_ACTION } from "../../helpers/built.ts";
import { type Handler, sendJson } from "../../helpers/loopback.ts";
import { ERROR, PASS } from "../faulty-step.ts";
import { child, ROOT, type Row } from "./row.ts";

/** Returns the retriever faulty.mjs with the fault of this name. */
const faultyRetriever = (mode: string, overrides: object = {}): Row["retriever"] => ({
  ...child("faulty.mjs", mode),
  ...overrides,
});
/** Returns the retriever more-faults.mjs with the fault of this name. */
const otherFault = (mode: string): Row["retriever"] => child("more-faults.mjs", mode);

export const PROCESS_ROWS: readonly Row[] = [
  {
    name: "it exits with code 9",
    retriever: faultyRetriever("exit9"),
    ...ERROR,
    code: "retriever_failed",
    says: /exited with code 9/,
    log: /index\.bin: no such file/,
  },
  {
    name: "it takes longer than total_timeout_ms",
    retriever: faultyRetriever("hangs-on-third", { total_timeout_ms: 3000 }),
    ...ERROR,
    code: "retriever_timeout",
    says: /total_timeout_ms \(3000 ms\)/,
  },
  {
    name: "it does not end when it is told to",
    retriever: faultyRetriever("hangs-on-stop"),
    ...PASS,
    log: /not now/,
  },
  {
    name: "it leaves a process in its process group",
    retriever: faultyRetriever("grandchild-stays"),
    ...PASS,
  },
  {
    name: "it leaves a process in a session of its own",
    retriever: otherFault("setsid"),
    ...PASS,
  },
];

const RETRIEVER = { kind: "http", body: { q: "{{query}}" }, timeout_ms: 20_000 };

const answerWell: Handler = (seen, response) => {
  const { q }: { readonly q: string } = JSON.parse(seen.body);
  sendJson(response, { results: [{ id: q, score: 1 }] });
};
/** Stops listening, and breaks the connection of this request. */
const closeServer: Handler = (_, response, socket) => {
  const { server } = socket as typeof socket & { readonly server: Server };
  server.close();
  response.destroy();
};

export const HTTP_ROWS: readonly Row[] = [
  {
    name: "the server goes away at the third request",
    retriever: RETRIEVER,
    server: (count) => (count === 3 ? closeServer : answerWell),
    ...ERROR,
    code: "retriever_failed",
    says: /can't be reached any more: the connection was refused/,
  },
  {
    name: "the environment names a proxy, which is not used",
    retriever: RETRIEVER,
    server: () => answerWell,
    ...PASS,
    // Nothing listens on the discard port.
    step: () => ({
      env: {
        HTTP_PROXY: "http://127.0.0.1:9",
        http_proxy: "http://127.0.0.1:9",
        NODE_USE_ENV_PROXY: "1",
      },
      without: ["NO_PROXY"],
    }),
  },
  {
    name: "a secret is empty, as on a fork",
    retriever: {
      ...RETRIEVER,
      headers: { authorization: { env: "SEARCH_TOKEN", prefix: "Bearer " } },
    },
    server: () => answerWell,
    exit: 2,
    verdict: "error",
    code: "missing_secret",
    says: /GitHub gives no secrets to forks/,
    step: () => ({ env: { SEARCH_TOKEN: "" } }),
  },
];

/**
 * Starts node in a user and mount namespace of its own, after the shell command `mount` has run
 * there. The tests may run as root, whom chmod does not stop, but a full or read-only file system
 * does. Fails if the kernel allows no namespace.
 */
const inNamespace = (mount: string) => (workspace: string) => {
  const node = join(workspace, "node.sh");
  const script = `${mount} && cd "$GITHUB_WORKSPACE" && exec "$0" "$@"`;
  writeFileSync(node, `#!/bin/sh\nexec unshare -Umr sh -c '${script}' ${process.execPath} "$@"\n`);
  chmodSync(node, 0o755);
  return { node };
};

export const GATE_ROWS: readonly Row[] = [
  {
    name: "SIGINT to the gate",
    retriever: otherFault("sigint"),
    ...ERROR,
    code: "cancelled",
    says: /cancelled/,
  },
  {
    name: "SIGTERM to the gate",
    retriever: otherFault("sigterm"),
    ...ERROR,
    code: "cancelled",
    says: /cancelled/,
  },
  {
    // The gate can do nothing any more. The retriever ends at the end of its input. 137 is 128 + 9,
    // the signal's number.
    name: "SIGKILL to the gate",
    retriever: otherFault("sigkill"),
    exit: 137,
    verdict: "none",
    files: [],
    step: () => ({
      entry: join(ROOT, "__tests__/helpers/children/gate-parent.mjs"),
      env: { GATE_ENTRY: BUILT_ACTION },
    }),
  },
  {
    name: "the disk of the report is full",
    retriever: faultyRetriever("ok"),
    ...ERROR,
    says: /report_incomplete.*(?:ENOSPC|no space left)/,
    files: [],
    step: inNamespace(
      'mkdir -p "$GITHUB_WORKSPACE/retrieval-gate-report" && mount -t tmpfs -o size=16k tmpfs "$GITHUB_WORKSPACE/retrieval-gate-report"',
    ),
  },
  {
    name: "the workspace is read-only",
    retriever: faultyRetriever("ok"),
    ...ERROR,
    says: /report_incomplete.*could not be written \(EROFS\)/,
    files: [],
    step: inNamespace(
      'mount --bind "$GITHUB_WORKSPACE" "$GITHUB_WORKSPACE" && mount -o remount,bind,ro "$GITHUB_WORKSPACE"',
    ),
  },
];
