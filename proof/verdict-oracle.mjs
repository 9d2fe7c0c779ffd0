/**
 * The verdict on quality against a second one, in Python, that was written from the rule alone (verdict-oracle/README.md):
 * `node proof/verdict-oracle.mjs [draws]` (20,000). Exit 1 if any verdict or check differs, 77 without Python.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { skip } from "./kit.mjs";
import { isComparable, loadProduct } from "./verdict-oracle/product.mjs";
import { documentOf } from "./verdict-oracle/second-documents.mjs";
import { drawComparison } from "./verdict-oracle/second-draws.mjs";

const SECOND = fileURLToPath(new URL("verdict-oracle/second_verdict.py", import.meta.url));
const DRAWS = Number(process.argv[2] ?? 20_000);
if (!(DRAWS >= 1)) {
  throw new TypeError(`${process.argv[2]}: how many draws?`);
}
if (spawnSync("python3", ["--version"]).status !== 0) {
  skip("no python3, nothing compared");
}

const AT_ONCE = 500;
const SHOWN = 20;

function askSecondVerdict(draws) {
  const input = draws.map((draw) => `${JSON.stringify(documentOf(draw))}\n`).join("");
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

/** The product's own errors: an index that answers nothing at all, and a retriever that ignores the query. */
const OWN_ERRORS = ["nothing_retrieved", "constant_answers"];

function isPart(rate) {
  return rate > 0 && rate < 1;
}

/** Returns what differs between the two decisions, a line each. */
function differencesOf(draw, mine, theirs) {
  const found = [];
  if (OWN_ERRORS.includes(mine.error)) {
    return found;
  }
  const hasFailed = Object.values(draw.answers).some(({ error }) => error !== undefined);
  const hasNew = draw.after.length > draw.before.length || draw.recorded === null;
  // A critical case that is new has to find something: the second verdict knows only lost ones.
  if (hasNew && draw.after.some(({ critical }) => critical)) {
    return found;
  }
  // The product checks a floor over the cases that are compared, and then over all.
  if (theirs.error === "zero_quality" && mine.verdict === "fail" && mine.bounds.size > 0) {
    return found;
  }
  // Two errors at once: either may be told first.
  if (mine.error !== null && theirs.error !== null) {
    return found;
  }
  const compare = (name, one, other) => {
    if (one !== other) {
      found.push(`${name}: product ${one}, second ${other}`);
    }
  };
  compare("error", mine.error, theirs.error);
  if (mine.error !== null || theirs.error !== null) {
    return found;
  }
  // Of a critical case that some of the recorded runs hit: the second verdict takes one more for newly hit.
  const isPartlyHit =
    theirs.checks.some(({ metric, state }) => metric === "critical_hit" && state === "fail") &&
    Object.values(theirs.accepted ?? {}).some(
      (row) => isPart(row.forbidden_rate) || isPart(row.false_result_rate),
    );
  const isLeftOut =
    isPartlyHit || (hasFailed && theirs.checks.some(({ state }) => state === "missing"));
  if (!isLeftOut) {
    compare("verdict", mine.verdict, theirs.verdict);
  }
  compare("gained", mine.gained, theirs.gained);
  const other = theirs.checks.filter(({ metric }) => !metric.startsWith("critical_"));
  // Without a baseline the product makes no check that compares.
  const compared = draw.recorded === null ? [] : other;
  for (const check of compared) {
    const place = `${check.scope} ${check.metric}`;
    // A floor or ceiling is part of the product's check.
    if (mine.bounds.has(place)) {
      continue;
    }
    const own = mine.checks.get(`${place} ${check.reference}`);
    if (own === undefined && check.reference === "accepted" && check.state === "pass") {
      continue;
    }
    // The only case of a rate has failed, or is new: the product makes no check of it.
    if (own === undefined && hasFailed && ["missing", "pass"].includes(check.state)) {
      continue;
    }
    if (own === undefined && hasNew && check.state === "not_gated_yet") {
      continue;
    }
    compare(`${place} ${check.reference}`, own?.state, check.state);
    if (typeof own?.p === "number" && check.p !== null && Math.abs(own.p - check.p) > 1e-9) {
      found.push(`${place} ${check.reference}: p ${own.p} and ${check.p}`);
    }
  }
  const known = new Set(other.map((check) => `${check.scope} ${check.metric} ${check.reference}`));
  for (const [key, { state }] of mine.checks) {
    if (!known.has(key) && !mine.bounds.has(key.replace(/ \w+$/, ""))) {
      found.push(`${key}: product ${state}, second none`);
    }
  }
  return found;
}

const decide = await loadProduct();
const tally = { compared: 0, left_out: 0, checks: 0, fail: 0, differing: 0 };
for (let first = 0; first < DRAWS; first += AT_ONCE) {
  const all = Array.from({ length: Math.min(AT_ONCE, DRAWS - first) }, (_, at) =>
    drawComparison(first + at),
  );
  const draws = all.filter(isComparable);
  tally.left_out += all.length - draws.length;
  const second = askSecondVerdict(draws);
  for (const [at, draw] of draws.entries()) {
    const mine = await decide(draw);
    const found = differencesOf(draw, mine, second[at]);
    tally.compared += 1;
    tally.checks += mine.checks.size;
    tally.fail += Number(mine.verdict === "fail");
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
