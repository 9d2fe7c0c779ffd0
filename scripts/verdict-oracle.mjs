/**
 * The verdict on quality against a second one, in Python, that was written from the contract alone:
 * `node scripts/verdict-oracle.mjs [draws]` (5,000). Every drawn comparison must have the same checks with the same
 * limit, outcome, category and cause on both sides. Checks whose p was drawn and lies within 0.01 of a level are left
 * out, and counted. Exit 1 where anything differs.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chanceOf, load } from "../bench/verdict/library.mjs";
import { drawComparison } from "./verdict-oracle/draw.mjs";
import { loadProduct } from "./verdict-oracle/product.mjs";

const ORACLE = fileURLToPath(new URL("../__tests__/oracle/verdict_oracle.py", import.meta.url));
const DRAWS = Number(process.argv[2] ?? 5000);
const SHOWN = 20;
const LIMIT_TOLERANCE = 1e-9;

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

function differenceOf(mine, theirs) {
  if (mine === undefined) return "the product has no such check";
  if (theirs === undefined) return "the oracle has no such check";
  const sameLimit = mine.limit === theirs.limit || Math.abs(mine.limit - theirs.limit) <= LIMIT_TOLERANCE;
  const told = (field) => `${field}: product ${mine[field]}, oracle ${theirs[field]}`;
  if (!sameLimit) return told("limit");
  return ["outcome", "category", "secondary_to"]
    .filter((field) => mine[field] !== theirs[field])
    .map(told)[0];
}

const random = await load("random");
const draws = Array.from({ length: DRAWS }, (_, at) => drawComparison(at, chanceOf(random, 31_000_000 + at)));
const judgeDraw = await loadProduct();
const oracle = await askOracle(draws);

const tally = { checks: 0, fail: 0, watch: 0, near: 0, differing: 0 };
for (const draw of draws) {
  const mine = new Map((await judgeDraw(draw)).map((check) => [keyOf(check), check]));
  const theirs = new Map(oracle.get(draw.id).map((check) => [keyOf(check), check]));
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [one, other] = [mine.get(key), theirs.get(key)];
    if (other?.near === true) {
      tally.near++;
      continue;
    }
    tally.checks++;
    if (one?.outcome === "fail") tally.fail++;
    if (one?.outcome === "watch") tally.watch++;
    const difference = differenceOf(one, other);
    if (difference === undefined) continue;
    if (++tally.differing <= SHOWN) console.log(`draw ${draw.id}, ${key}: ${difference}`);
  }
}
const { checks, fail, watch, near, differing } = tally;
console.log(
  `${DRAWS} draws, ${checks} checks (${fail} fail, ${watch} watch), ${near} left out near a level, ${differing} differ`,
);
if (differing > 0) process.exitCode = 1;
