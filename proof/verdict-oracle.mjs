/**
 * The verdict on quality against a second one, in Python, that was written from the contract alone:
 * `node proof/verdict-oracle.mjs [draws]` (5,000). Every drawn comparison must have the same checks with the same
 * limit, outcome, reason, p, category and cause on both sides. Exit 1 where anything differs, 77 without Python.
 */
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { skip } from "./kit.mjs";
import { chanceOf } from "./verdict/library.mjs";
import { drawComparison } from "./verdict-oracle/draw.mjs";
import { loadProduct } from "./verdict-oracle/product.mjs";

const ORACLE = fileURLToPath(new URL("../__tests__/oracle/verdict_oracle.py", import.meta.url));
const DRAWS = Number(process.argv[2] ?? 5000);
if (!(DRAWS >= 1)) throw new TypeError(`${process.argv[2]}: how many draws?`);
if (spawnSync("python3", ["--version"]).status !== 0) skip("no python3, nothing compared");
const SHOWN = 20;
const TOLERANCE = 1e-9;

/** The oracle's checks of all draws, by id. */
async function askOracle(draws) {
  const child = spawn("python3", [ORACLE], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`the oracle ended with ${code}`)),
    );
  });
  for (const draw of draws) child.stdin.write(`${JSON.stringify(draw)}\n`);
  child.stdin.end();
  const verdicts = new Map();
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, checks } = JSON.parse(line);
    verdicts.set(id, checks);
  }
  await ended;
  return verdicts;
}

const keyOf = ({ metric, scope, new: fresh }) => `${scope} ${metric}${fresh ? ", new cases too" : ""}`;

const same = (one, other) =>
  one === other || (one !== null && other !== null && Math.abs(one - other) <= TOLERANCE);

function differenceOf(mine, theirs) {
  if (mine === undefined) return "the product has no such check";
  if (theirs === undefined) return "the oracle has no such check";
  return ["outcome", "by", "limit", "category", "secondary_to", "p", "level"]
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => `${field}: product ${mine[field]}, oracle ${theirs[field]}`)[0];
}

const draws = Array.from({ length: DRAWS }, (_, at) => drawComparison(at, chanceOf(31_000_000 + at)));
const judgeDraw = await loadProduct();
const oracle = await askOracle(draws);

const tally = { checks: 0, fail: 0, watch: 0, differing: 0 };
for (const draw of draws) {
  const mine = new Map((await judgeDraw(draw)).checks.map((check) => [keyOf(check), check]));
  const theirs = new Map(oracle.get(draw.id).map((check) => [keyOf(check), check]));
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [one, other] = [mine.get(key), theirs.get(key)];
    tally.checks++;
    if (one?.outcome === "fail") tally.fail++;
    if (one?.outcome === "watch") tally.watch++;
    const difference = differenceOf(one, other);
    if (difference === undefined) continue;
    if (++tally.differing <= SHOWN) console.log(`draw ${draw.id}, ${key}: ${difference}`);
  }
}
const { checks, fail, watch, differing } = tally;
console.log(`${DRAWS} draws, ${checks} checks (${fail} fail, ${watch} watch), ${differing} differ`);
if (differing > 0) process.exitCode = 1;
