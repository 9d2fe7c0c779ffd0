/**
 * What differs between the product's decision and the second verdict's, and what is not compared.
 */

/**
 * The product's own errors: an index that answers nothing at all, a retriever that ignores the
 * query, and a base that is far below what it has stored.
 */
const OWN_ERRORS = ["nothing_retrieved", "constant_answers", "base_drifted"];
const NOTHING_MEASURED = /got a single result|got the same results/;

const firstId = ({ id }) => id.replace("renamed-", "");

/** Whether a case expects something else by now than its row was measured by. */
function hasOtherTargets({ recorded_cases: recorded, after }) {
  const rows = new Map(recorded.map((one) => [one.id, JSON.stringify(one.expected)]));
  return after.some(
    (one) =>
      (rows.get(firstId(one)) ?? JSON.stringify(one.expected)) !== JSON.stringify(one.expected),
  );
}

/** Returns why a draw is not compared, or null. */
export function whyLeftOut(draw) {
  // The gate ends before it decides.
  return draw.recorded === null && draw.beside === null ? "no_baseline" : null;
}

/** Returns what differs between the two decisions, a line each. */
export function findDifferences(draw, product, second) {
  const isUnmeasuredBase =
    product.error === "base_failed" && NOTHING_MEASURED.test(product.message);
  if (OWN_ERRORS.includes(product.error) || isUnmeasuredBase) {
    return [];
  }
  if (product.error !== null || second.error !== null) {
    // Two errors at once: either may be told first.
    const isSame = product.error !== null && second.error !== null;
    return isSame ? [] : [`error: product ${product.error}, second ${second.error}`];
  }
  const found = [
    ...compareVerdicts(product, second),
    ...compareFindings(product, second),
    ...compareAccepted(draw, product, second),
  ];
  if (second.passes_only_with_edits) {
    // The product shows the checks with the added answers, which pass.
    return found;
  }
  found.push(...compareChecks(product, second.checks, "head"));
  if (second.base_checks !== null) {
    found.push(...compareChecks(product, second.base_checks, "base"));
  }
  return found;
}

function compareVerdicts(product, second) {
  if (product.verdict === second.verdict) {
    return [];
  }
  return [`verdict: product ${product.verdict}, second ${second.verdict}`];
}

/** `c001 critical` of `suite_edited cases.c001.critical`. */
function findingName(line) {
  const [, code, rest] = /^(\S+) (?:cases\.)?(.*)$/.exec(line);
  if (code === "passes_only_with_edits") {
    return "edits";
  }
  const [id, field = ""] = rest.replace("renamed-", "").split(".");
  return code === "suite_shrinks" ? "shrinks" : `${id} ${field}`.trim();
}

function compareFindings(product, second) {
  const own = new Set(product.findings.map(findingName));
  const other = new Set(second.findings);
  return [
    ...[...own].filter((name) => !other.has(name)).map((name) => `finding ${name}: product only`),
    ...[...other].filter((name) => !own.has(name)).map((name) => `finding ${name}: second only`),
  ];
}

/**
 * The accepted figures of the new rows. A failing report brings the baseline of an acceptance,
 * which has none.
 */
function compareAccepted(draw, product, second) {
  // The product leaves such cases out of the gain.
  // Side by side the new rows keep figures of the stored baseline, which judges nothing there.
  if (hasOtherTargets(draw) || draw.beside !== null) {
    return [];
  }
  if (product.verdict !== "pass" || second.verdict !== "pass") {
    return [];
  }
  if (product.accepted === null || second.accepted === null) {
    return [];
  }
  const found = [];
  for (const id of new Set([...Object.keys(product.accepted), ...Object.keys(second.accepted)])) {
    const own = inWords(product.accepted[id]);
    const other = inWords(second.accepted[id]);
    if (own !== other) {
      found.push(`accepted ${id}: product ${own}, second ${other}`);
    }
  }
  return found;
}

const RATES = { forbidden_rate: "forbidden", false_result_rate: "false_result" };

function inWords(figures = {}) {
  const entries = Object.entries(figures).map(([name, value]) => {
    const figure = typeof value === "boolean" ? Number(value) : value;
    return `${RATES[name] ?? name} ${figure.toFixed(6)}`;
  });
  return entries.toSorted().join(", ");
}

function compareChecks(product, checks, policy) {
  const isOfPolicy = (check) => check.policy === "both" || check.policy === policy;
  const own = new Map(
    product.checks.filter(isOfPolicy).map((check) => [`${check.place} ${check.reference}`, check]),
  );
  const other = checks.filter(({ metric }) => !metric.startsWith("critical_"));
  const bounds = new Set(other.filter(({ reference }) => reference === "bound").map(placeOf));
  const found = [];
  const known = new Set();
  for (const check of other) {
    const place = placeOf(check);
    const key = `${place} ${check.reference}`;
    known.add(key);
    // A floor or ceiling is part of the product's check.
    if (bounds.has(place)) {
      continue;
    }
    const mine = own.get(key);
    if (mine === undefined && isLeftOut(check)) {
      continue;
    }
    if (mine?.state !== check.state) {
      found.push(`${policy} ${key}: product ${mine?.state}, second ${check.state}`);
    } else if (mine.p !== null && check.p !== null && Math.abs(mine.p - check.p) > 1e-9) {
      found.push(`${policy} ${key}: p ${mine.p} and ${check.p}`);
    }
  }
  for (const [key, { place, state }] of own) {
    if (!known.has(key) && !bounds.has(place)) {
      found.push(`${policy} ${key}: product ${state}, second none`);
    }
  }
  return found;
}

function placeOf({ scope, metric }) {
  return `${scope} ${metric}`;
}

/**
 * Whether the product does not make this check: a passing second question, or a metric whose cases
 * are all new.
 */
function isLeftOut({ reference, state }) {
  if (reference === "accepted" && state === "pass") {
    return true;
  }
  return state === "not_gated";
}
