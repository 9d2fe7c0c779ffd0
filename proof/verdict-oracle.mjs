/**
 * The verdict on quality against a second one, in Python, that was written from the rule alone
 * (verdict-oracle/README.md): `node proof/verdict-oracle.mjs [draws] [first…]` (20,000 from 0), so
 * many draws from each first one. Exit 1 if anything differs, 77 without Python.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { skipProof, loadSources } from "./kit.mjs";
import { findDifferences, whyLeftOut } from "./verdict-oracle/differences.mjs";

import { drawComparison } from "./verdict-oracle/second-draws.mjs";

const SECOND = fileURLToPath(new URL("verdict-oracle/second_verdict.py", import.meta.url));
const AT_ONCE = 250;
const DRAWS = Number(process.argv[2] ?? 20_000);
const STARTS = process.argv.length > 3 ? process.argv.slice(3).map(Number) : [0];
/** The first draws of the batches, and how many each has. */
const BATCHES = STARTS.flatMap((start) =>
  Array.from({ length: Math.ceil(DRAWS / AT_ONCE) }, (_, at) => ({
    first: start + at * AT_ONCE,
    count: Math.min(AT_ONCE, DRAWS - at * AT_ONCE),
  })),
);
if (!(DRAWS >= 1)) {
  throw new TypeError(`${process.argv[2]}: how many draws?`);
}
if (spawnSync("python3", ["--version"]).status !== 0) {
  skipProof("no python3, nothing compared");
}

const SHOWN = 20;

function askSecondVerdict(draws) {
  const input = draws.map((draw) => `${JSON.stringify(draw)}\n`).join("");
  const { stdout, stderr, status } = spawnSync("python3", ["-B", SECOND], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) {
    throw new Error(`the second verdict ended with ${status}: ${stderr}`);
  }
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

// In TypeScript, so that the types of src hold there.
const { judgeDrawnChange } = await loadSources("../__tests__/decision/drawn-change");
const tally = {
  compared: 0,
  side_by_side: 0,
  errors: {},
  left_out: {},
  checks: 0,
  fail: 0,
  findings: 0,
  differing: 0,
};
for (const { first, count } of BATCHES) {
  const all = Array.from({ length: count }, (_, at) => drawComparison(first + at));
  const draws = [];
  for (const draw of all) {
    const reason = whyLeftOut(draw);
    if (reason === null) {
      draws.push(draw);
    } else {
      tally.left_out[reason] = (tally.left_out[reason] ?? 0) + 1;
    }
  }
  const second = askSecondVerdict(draws);
  for (const [at, draw] of draws.entries()) {
    const product = await judgeDrawnChange(draw);
    const found = findDifferences(draw, product, second[at]);
    tally.compared += 1;
    tally.side_by_side += Number(draw.beside !== null);
    if (product.error !== null) {
      tally.errors[product.error] = (tally.errors[product.error] ?? 0) + 1;
    }
    tally.checks += product.checks.length;
    tally.fail += Number(product.verdict === "fail");
    tally.findings += Number(product.findings.length > 0);
    if (found.length === 0) {
      continue;
    }
    tally.differing += 1;
    if (tally.differing <= SHOWN) {
      console.error(`draw ${draw.id}\n  ${found.slice(0, 4).join("\n  ")}`);
    }
  }
}
console.log(JSON.stringify(tally));
if (tally.differing > 0) {
  process.exitCode = 1;
}
