// Takes each guard out of src, one after the other, and expects the law that it holds up to turn red. The list is
// __tests__/laws/guards.json: file, the exact source text, what stands in its place, and the law's name.
// Usage: node scripts/guards.mjs [part of a law's name]. Exits 1 where a law stays green, or a text is not found once.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const LIST = "__tests__/laws/guards.json";
const wanted = process.argv[2] ?? "";
const guards = JSON.parse(readFileSync(LIST, "utf8")).filter(({ law }) => law.includes(wanted));
let wrong = 0;
for (const { file, text, replacement, law } of guards) {
  const source = readFileSync(file, "utf8");
  const told = `${file}: ${text.trim().split("\n")[0]} -> ${law}`;
  if (source.split(text).length !== 2) {
    console.log(`not found once  ${told}`);
    wrong++;
    continue;
  }
  try {
    writeFileSync(
      file,
      source.replace(text, () => replacement),
    );
    const args = ["vitest", "run", "__tests__/laws", "--maxWorkers=1", "-t", law];
    const { status } = spawnSync("npx", args, {
      env: { LAWS: "300", ...process.env, GUARD: "1" },
      stdio: "ignore",
    });
    console.log(`${status === 0 ? "STAYS GREEN" : "red"}  ${told}`);
    wrong += Number(status === 0);
  } finally {
    writeFileSync(file, source);
  }
}
process.exitCode = wrong === 0 ? 0 : 1;
