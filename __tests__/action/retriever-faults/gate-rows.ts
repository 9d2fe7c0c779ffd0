import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { child, ROOT, type Row } from "./row.ts";
import { BUILT_ACTION } from "../../helpers/built.ts";

const more = (mode: string): Row["retriever"] => child("more-faults.mjs", mode);
const ENTRY = BUILT_ACTION;

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
  {
    name: "SIGINT",
    retriever: more("sigint"),
    exit: 3,
    verdict: "error",
    code: "cancelled",
    says: /cancelled/,
  },
  {
    name: "SIGTERM",
    retriever: more("sigterm"),
    exit: 3,
    verdict: "error",
    code: "cancelled",
    says: /cancelled/,
  },
  {
    // Nothing of ours runs any more; the child ends because its input does.
    name: "SIGKILL",
    retriever: more("sigkill"),
    exit: 137,
    verdict: "none",
    files: [],
    step: () => ({
      entry: join(ROOT, "__tests__/helpers/children/gate-parent.mjs"),
      env: { GATE_ENTRY: ENTRY },
    }),
  },
  {
    name: "disk full",
    retriever: child("faulty.mjs", "ok"),
    exit: 3,
    verdict: "error",
    says: /report_incomplete.*(?:ENOSPC|no space left)/,
    files: [],
    step: inNamespace(
      'mkdir -p "$GITHUB_WORKSPACE/retrieval-gate-report" && mount -t tmpfs -o size=16k tmpfs "$GITHUB_WORKSPACE/retrieval-gate-report"',
    ),
  },
  {
    name: "read-only workspace",
    retriever: child("faulty.mjs", "ok"),
    exit: 3,
    verdict: "error",
    says: /report_incomplete.*could not be written \(EROFS\)/,
    files: [],
    step: inNamespace(
      'mount --bind "$GITHUB_WORKSPACE" "$GITHUB_WORKSPACE" && mount -o remount,bind,ro "$GITHUB_WORKSPACE"',
    ),
  },
];
