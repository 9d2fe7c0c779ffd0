/**
 * Whether the rule (src/decision/) is right: `node proof/verdict-study.mjs [--quick] [--check]
 * [--write] [--rule <checkout>]`, on rankings of the public collections beside the project
 * (../shared/data, or where SHARED_DATA says). Everything is drawn from fixed seeds. `--quick`
 * takes a small part. `--check` exits 1 if a goal is missed, or if the figures are not those of
 * docs/studies/verdict.md (with `--quick`: of proof/verdict/recorded.json); `--write` writes that
 * file. `--rule` asks the rule of another checkout about the same draws.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ROOT, dataFolder } from "./kit.mjs";
import { followChains } from "./verdict/chains.mjs";
import { collectionsIn } from "./verdict/collections.mjs";
import { measureCoverage } from "./verdict/coverage.mjs";
import { drawChanges, measureCollections, pairsByKind } from "./verdict/draws.mjs";
import { makeChance } from "./verdict/library.mjs";
import {
  findMissedGoals,
  renderChains,
  renderCoverage,
  renderFigures,
  renderShares,
  replaceTables,
} from "./verdict/page.mjs";
import { loadRule } from "./verdict/rule.mjs";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    rule: { type: "string", default: ROOT },
  },
});
const data = dataFolder("studied");
const measured = measureCollections(collectionsIn(data), options.quick ? 4 : 1);
const rule = await loadRule(resolve(options.rule));
const pairs = pairsByKind(measured);
const study = {
  coverage: measureCoverage(pairs, options.quick ? 100 : 2000, makeChance(20_263)),
  cells: drawChanges(pairs, options.quick ? 12 : 500, rule, makeChance(20_261)),
  chains: ["whole", "local10"].map((world) => ({
    world,
    ...followChains(measured, world, options.quick ? 10 : 400, rule, makeChance(20_262)),
  })),
};
const tables = {
  shares: renderShares(study),
  chains: renderChains(study),
  coverage: renderCoverage(study),
};
console.log(Object.values(tables).join("\n\n"));

const file = options.quick ? "proof/verdict/recorded.json" : "docs/studies/verdict.md";
const recorded = readFileSync(join(ROOT, file), "utf8");
const current = options.quick ? renderFigures(study) : replaceTables(recorded, tables);
if (options.write) {
  writeFileSync(join(ROOT, file), current);
}

// A small part decides no goal.
const problems = options.quick ? [] : findMissedGoals(study).map((goal) => `missed: ${goal}`);
if (!options.write && current !== recorded) {
  const known = new Set(recorded.split("\n"));
  const others = current.split("\n").filter((line) => !known.has(line));
  problems.push(`other figures than in ${file}:`, ...others);
}
if (problems.length > 0) {
  console.log(`\n${problems.join("\n")}`);
}
if (options.check && problems.length > 0) {
  process.exitCode = 1;
}
