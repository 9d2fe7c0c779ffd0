/**
 * Whether the rule (src/decision/) is right: `node proof/verdict-study.mjs [--quick] [--check] [--write]`, on rankings
 * of the public collections beside the project (../shared/data, or where SHARED_DATA says). Everything is seeded: the same
 * figures everywhere. `--quick` takes about a tenth. `--check` exits 1 where a goal is missed (with `--quick`: by the whole
 * interval, which is wide there), or where the figures are not those of docs/studies/verdict.md (with `--quick`: of
 * proof/verdict/recorded.json); `--write` writes that file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, dataFolder } from "./kit.mjs";
import { adoptionShares, chainShares } from "./verdict/chains.mjs";
import { collectionsIn } from "./verdict/collections.mjs";
import { letThrough } from "./verdict/lets-through.mjs";
import { chanceOf } from "./verdict/library.mjs";
import { blockedShares, differenceOf, measuredOf, pairsOf } from "./verdict/pairs.mjs";
import { figuresOf, goalsMissed, pageWith, tablesOf } from "./verdict/page.mjs";

const DATA = dataFolder("studied");
const [QUICK, CHECK, WRITE] = ["--quick", "--check", "--write"].map((flag) =>
  process.argv.includes(flag),
);

const measured = measuredOf(collectionsIn(DATA), QUICK ? 4 : 1);
const pairs = pairsOf(measured);
const cells = blockedShares(pairs, QUICK ? 2 : 4, chanceOf(20_261));
const resampling = chanceOf(20_262);
const study = {
  cells,
  differences: new Map([...cells].map(([key, cell]) => [key, differenceOf(cell, resampling)])),
  adoptions: adoptionShares(pairs, 1, chanceOf(20_263)),
  chains: chainShares(measured, QUICK ? 1 : 2, chanceOf(20_264)),
  through: letThrough(),
};
const tables = tablesOf(study);
console.log(Object.values(tables).join("\n\n"));

const file = QUICK ? "proof/verdict/recorded.json" : "docs/studies/verdict.md";
const recorded = readFileSync(join(ROOT, file), "utf8");
const current = QUICK ? figuresOf(study) : pageWith(recorded, tables);
if (WRITE) {
  writeFileSync(join(ROOT, file), current);
}

const missed = goalsMissed(study).map(
  ({ text, clearly }) => `${clearly || !QUICK ? "missed" : "not decided by a tenth"}: ${text}`,
);
if (!WRITE && current !== recorded) {
  const known = new Set(recorded.split("\n"));
  const others = current.split("\n").filter((line) => !known.has(line));
  missed.push(`missed: other figures than in ${file}:`, ...others);
}
if (missed.length > 0) {
  console.log(`\n${missed.join("\n")}`);
}
if (CHECK && missed.some((line) => line.startsWith("missed:"))) {
  process.exitCode = 1;
}
