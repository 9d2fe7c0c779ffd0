/**
 * Builds the loop in Go that docs/retrievers.md shows and asks it a query, and runs the test of
 * docs/golden-in-code.md: `node proof/go-loop.mjs` after a build of dist/. Exit 77 without go, 1
 * for another answer or file.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT, skipProof } from "./kit.mjs";

if (spawnSync("go", ["version"]).status !== 0) {
  skipProof("no go, its loop was not built");
}
/** Returns the block of Go that a page shows as this file. */
function readBlock(page, file) {
  const [, text] = readFileSync(join(ROOT, page), "utf8").split("```go file=" + file + "\n");
  return text.split("```")[0];
}
const FILES = {
  "go.mod": "module example.com/handbook\n\ngo 1.21\n",
  "cmd/serve/main.go": readBlock("docs/retrievers.md", "cmd/serve/main.go"),
  "search/golden_test.go": readBlock("docs/golden-in-code.md", "search/golden_test.go"),
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
  const test = spawnSync("go", ["test", "./search", "-update"], { cwd: folder, encoding: "utf8" });
  const golden = readFileSync(join(folder, "golden.json"), "utf8");
  console.log(`the test in Go exported ${JSON.stringify(JSON.parse(golden))}`);
  if (test.status !== 0 || JSON.parse(golden)[0].expected[0] !== "account/password.md") {
    console.log(test.stdout + test.stderr);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
