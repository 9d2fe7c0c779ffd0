/**
 * The quickstart as a new user has it: a clone, nothing installed. Two clones in two places give
 * the same digest.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "quickstart-"));

function quickstartDigest(folder, stdout) {
  execFileSync("git", ["clone", "-q", root, folder], { stdio: "inherit" });
  execFileSync("npm", ["start"], { cwd: folder, stdio: ["ignore", stdout, "inherit"] });
  const report = readFileSync(join(folder, "retrieval-gate-report/handbook/report.json"), "utf8");
  return JSON.parse(report).deterministic_digest;
}

try {
  const digests = [
    quickstartDigest(join(work, "one"), "inherit"),
    quickstartDigest(join(work, "two/deeper"), "ignore"),
  ];
  console.log(digests.join("\n"));
  process.exitCode = typeof digests[0] === "string" && digests[0] === digests[1] ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
