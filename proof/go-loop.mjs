/**
 * Builds the loop in Go that docs/retrievers.md shows, and asks it a query: `node
 * proof/go-loop.mjs` after a build of dist/. Exit 77 without go, 1 for another answer.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT, skipProof } from "./kit.mjs";

if (spawnSync("go", ["version"]).status !== 0) {
  skipProof("no go, its loop was not built");
}
const page = readFileSync(join(ROOT, "docs/retrievers.md"), "utf8");
const [, loop] = /```go file=cmd\/serve\/main\.go\n([^]*?)```/.exec(page);
const FILES = {
  "go.mod": "module example.com/handbook\n\ngo 1.21\n",
  "cmd/serve/main.go": loop,
  "index/index.go":
    'package index\n\nfunc Search(query string, k int) []string {\n\treturn []string{query + ".md"}\n}\n',
  "retrieval-gate.yaml": JSON.stringify({
    version: 1,
    suite: "suite.yaml",
    baseline: "b.json",
    retriever: {
      kind: "command",
      command: ["go", "run", "./cmd/serve"],
      startup_timeout_ms: 300_000,
    },
  }),
};

const folder = mkdtempSync(join(tmpdir(), "go-loop-"));
try {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, "dist/cli/index.js"), "ask", "a", "--json"],
    { cwd: folder, encoding: "utf8" },
  );
  const found = stdout === "" ? [] : JSON.parse(stdout).hits.map(({ doc_id: id }) => id);
  console.log(`the loop in Go found ${JSON.stringify(found)}`);
  if (found.join(" ") !== "a.md") {
    console.log(stderr);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
