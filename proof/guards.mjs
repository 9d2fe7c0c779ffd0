// Takes each guard out of src, one after the other, and expects the law that it holds up to turn red. The list is
// proof/guards.json: file, the exact source text, what stands in its place, and the law's name.
// Usage: node proof/guards.mjs [part of a law's name]. Exits 1 where a law stays green, or a text is not found once.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const LIST = "proof/guards.json";
const wanted = process.argv[2] ?? "";
const guards = JSON.parse(readFileSync(LIST, "utf8")).filter(({ law }) => law.includes(wanted));
let wrong = 0;
for (const { law, also = [], ...first } of guards) {
  const edits = [first, ...also].map((each) => ({ ...each, source: readFileSync(each.file, "utf8") }));
  const told = `${first.file}: ${first.text.trim().split("\n")[0]} -> ${law}`;
  if (edits.some(({ source, text }) => source.split(text).length !== 2)) {
    console.log(`not found once  ${told}`);
    wrong++;
    continue;
  }
  try {
    for (const { file, source, text, replacement } of edits)
      writeFileSync(
        file,
        source.replace(text, () => replacement),
      );
    const args = ["vitest", "run", "__tests__/laws", "--maxWorkers=1", "-t", law];
    const { status, stdout } = spawnSync("npx", args, {
      env: { LAWS: "300", ...process.env, FAST: "1", NO_COLOR: "1" },
      encoding: "utf8",
    });
    // A run that dies says nothing of the law.
    const red = status !== 0 && /Tests +1 failed/.test(stdout);
    console.log(`${red ? "red" : status === 0 ? "STAYS GREEN" : "DIED"}  ${told}`);
    wrong += Number(!red);
  } finally {
    for (const { file, source } of edits) writeFileSync(file, source);
  }
}
process.exitCode = wrong === 0 ? 0 : 1;
