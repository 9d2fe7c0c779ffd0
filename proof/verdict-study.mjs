/**
 * Whether the rule (src/decision/) is right: `node proof/verdict-study.mjs [--quick] [--check]
 * [--write]`, on rankings of the public collections beside the project (../shared/data, or where
 * SHARED_DATA says). Everything is drawn from fixed seeds. `--quick` takes about a tenth. `--check`
 * exits 1 if a goal is missed, or if the figures are not those of docs/studies/verdict.md (with
 * `--quick`: of proof/verdict/recorded.json); `--write` writes that file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, dataFolder } from "./kit.mjs";
import { countLostChains, harmlessShares } from "./verdict/chains.mjs";
import { collectionsIn } from "./verdict/collections.mjs";
import { makeChance } from "./verdict/library.mjs";
import { failingShares, listPairs, measureCollections } from "./verdict/pairs.mjs";
import { findMissedGoals, renderFigures, renderTable, replaceTable } from "./verdict/page.mjs";

const DATA = dataFolder("studied");
const isQuick = process.argv.includes("--quick");
const isCheck = process.argv.includes("--check");
const isWrite = process.argv.includes("--write");

const measured = measureCollections(collectionsIn(DATA), isQuick ? 4 : 1);
const draws = isQuick ? 1 : 2;
const study = {
  cells: failingShares(listPairs(measured), 2 * draws, makeChance(20_261)),
  harmless: harmlessShares(measured, draws, makeChance(20_262)),
  lost: countLostChains(measured, draws, makeChance(20_263)),
};
const table = renderTable(study);
console.log(table);
console.log(study.lost);

const file = isQuick ? "proof/verdict/recorded.json" : "docs/studies/verdict.md";
const recorded = readFileSync(join(ROOT, file), "utf8");
const current = isQuick ? renderFigures(study) : replaceTable(recorded, table);
if (isWrite) {
  writeFileSync(join(ROOT, file), current);
}

// A tenth of the pairs decides no goal.
const problems = isQuick ? [] : findMissedGoals(study).map((goal) => `missed: ${goal}`);
if (!isWrite && current !== recorded) {
  const known = new Set(recorded.split("\n"));
  const others = current.split("\n").filter((line) => !known.has(line));
  problems.push(`other figures than in ${file}:`, ...others);
}
if (problems.length > 0) {
  console.log(`\n${problems.join("\n")}`);
}
if (isCheck && problems.length > 0) {
  process.exitCode = 1;
}
