/**
 * What of each output must not change: figures, codes, ids and structure, without clocks, machines
 * and sentences.
 */
import { csvRows } from "../kit.mjs";

/** Notices that a slow moment of the machine makes or leaves out. */
const TIMED_NOTICES = ["cached_answers", "unstable"];
/** What stands under these keys is written for people, wherever it stands. */
const SENTENCES = ["message", "hint"];

const isLatency = (metric) => metric.startsWith("latency_");
const findFigures = (text) => String(text).match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? [];
const textOrNull = (value) =>
  value === null || value === undefined || value === "" ? null : "some text";

/** The same value with every number as "a number": the structure of what a clock measured. */
function hideNumbers(value) {
  if (typeof value === "number") {
    return "a number";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? [] : ["numbers"];
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, hideNumbers(member)]),
  );
}

/**
 * `policy_digest` and `deterministic_digest` are taken of JSON whose keys are names of the
 * program's own (`Config`, `Check`), and of sentences in part: a name that changes within the
 * program changes them, though every figure behind them stays. What they are taken of is compared.
 */
const DIGESTS_OF_NAMES = ["policy_digest", "deterministic_digest"];

function withoutDigests(value) {
  if (Array.isArray(value)) {
    return value.map(withoutDigests);
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      DIGESTS_OF_NAMES.includes(key) ? shapeOfDigests(member) : withoutDigests(member),
    ]),
  );
}

function shapeOfDigests(digests) {
  if (digests === null || typeof digests !== "object") {
    return textOrNull(digests);
  }
  return Object.fromEntries(
    Object.entries(digests).map(([whose, digest]) => [whose, textOrNull(digest)]),
  );
}

function withoutSentences(value) {
  if (Array.isArray(value)) {
    return value.map(withoutSentences);
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SENTENCES.includes(key))
      .map(([key, member]) => [key, withoutSentences(member)]),
  );
}

/** Their before and after are for people; the figures in them are facts. */
function plainWeakening(finding) {
  return { ...finding, before: findFigures(finding.before), after: findFigures(finding.after) };
}

function plainCheck(check, timed) {
  const kept = check.weakening ? { ...check, weakening: plainWeakening(check.weakening) } : check;
  if (!timed || !isLatency(check.metric)) {
    return kept;
  }
  const { metric, scope, direction, policy } = check;
  return { metric, scope, direction, policy, keys: Object.keys(check).toSorted().join(" ") };
}

function plainNotice(notice, timed) {
  if (timed && TIMED_NOTICES.includes(notice.code)) {
    return [];
  }
  if (timed && notice.metric !== undefined && isLatency(notice.metric)) {
    return [];
  }
  switch (notice.code) {
    case "weakened":
      return [plainWeakening(notice)];
    case "baseline_age":
      return [{ ...notice, days: "a number" }];
    case "probe_failed":
      return [{ ...notice, reason: textOrNull(notice.reason) }];
    default:
      return [notice];
  }
}

function plainReceipt(receipt, timed) {
  if (!receipt) {
    return receipt;
  }
  const { baseline, environment, timing, ...rest } = receipt;
  const files = { ...rest.files };
  // A baseline that this very run recorded holds its times.
  if (timed && baseline && files[baseline.file] !== undefined) {
    files[baseline.file] = "a digest";
  }
  return {
    ...rest,
    files,
    environment: hideNumbers(environment) && Object.keys(environment).toSorted(),
    timing: timing && { source: timing.source },
    baseline: baseline && {
      ...baseline,
      environment: null,
      tool: null,
      timing: baseline.timing?.source,
    },
  };
}

/** Did a clock of this machine run? Times of a recorded run are data. */
const isTimed = (report) => (report.receipt?.timing?.source ?? "measured") === "measured";

/**
 * Words and exit code as they would be without latency, where a clock of this machine measured it.
 */
function plainOutcome(report, timed) {
  const { verdict, categories, secondary_categories: secondary, exit_code: code } = report;
  const late = report.checks.filter((check) => isLatency(check.metric) && !check.passed);
  if (!timed || late.length === 0) {
    return { verdict, categories, secondary_categories: secondary, exit_code: code };
  }
  const failed = report.checks.filter((check) => !isLatency(check.metric) && !check.passed);
  const left = new Set(failed.map((each) => each.category));
  const quiet = failed.length === 0 && verdict === "fail";
  return {
    verdict: quiet ? "pass" : verdict,
    categories: categories.filter((each) => left.has(each)),
    secondary_categories: secondary.filter((each) => left.has(each)),
    exit_code: quiet ? 0 : code,
  };
}

/** report.json: its value without what may differ. */
export function normalReport(text) {
  const report = withoutDigests(JSON.parse(text));
  const timed = isTimed(report);
  const {
    tool: _tool,
    origin: _origin,
    latency,
    checks,
    accepted,
    notices,
    cases,
    ...rest
  } = report;
  return withoutSentences({
    ...rest,
    ...plainOutcome(report, timed),
    latency: timed ? hideNumbers(latency) : latency,
    checks: checks.map((check) => plainCheck(check, timed)),
    accepted: accepted.map((check) => plainCheck(check, timed)),
    notices: notices.flatMap((notice) => plainNotice(notice, timed)),
    cases: cases.map((each) => ({
      ...each,
      error: textOrNull(each.error),
      latency_ms: timed ? hideNumbers(each.latency_ms) : each.latency_ms,
      spans_ms: timed ? hideNumbers(each.spans_ms) : each.spans_ms,
    })),
    receipt: plainReceipt(report.receipt, timed),
  });
}

/** The exit code without what a slow moment of this machine did to it. */
export function normalExit(code, reportText) {
  if (reportText === undefined || code !== 1) {
    return code;
  }
  const report = JSON.parse(reportText);
  return plainOutcome(report, isTimed(report)).exit_code;
}

/** baseline.json without latency, machine and tool version. */
export function normalBaseline(text) {
  const { latency, timing, environment, tool: _tool, samples, plan, ...rest } = JSON.parse(text);
  const timed = timing?.source === undefined || timing.source === "measured";
  const hideTimes = (value) => (timed ? hideNumbers(value) : value);
  return {
    ...rest,
    plan: plan && { ...plan, ms: hideTimes(plan.ms) },
    latency: hideTimes(latency),
    timing: timing && Object.keys(timing).toSorted(),
    environment: environment && Object.keys(environment).toSorted(),
    samples: hideTimes(samples),
  };
}

/** The same value with the shape of every time in it. */
function withoutTimes(value) {
  if (Array.isArray(value)) {
    return value.map(withoutTimes);
  }
  if (value === null || typeof value !== "object") {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      /_ms$|^spans/.test(key) ? hideNumbers(member) : withoutTimes(member),
    ]),
  );
}

/** part.json, without the same; `log` is what the retriever wrote. */
export function normalPart(text) {
  const { binding, timing, environment: _environment, log: _log, ...rest } = JSON.parse(text);
  const { tool: _tool, ...bound } = binding ?? {};
  return withoutSentences({ ...withoutTimes(rest), binding: bound, timing: timing?.source });
}

/**
 * cases.csv without the times, with a word where an error has a sentence, and without the checks of
 * latency.
 */
export function normalCases(text) {
  return csvRows(text).map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, cell]) => {
        if (name.startsWith("latency_")) {
          return [];
        }
        if (name === "error") {
          return [[name, textOrNull(cell)]];
        }
        if (name !== "failed_checks") {
          return [[name, cell]];
        }
        const kept = cell.split("; ").filter((check) => !isLatency(check));
        return [[name, kept.join("; ")]];
      }),
    ),
  );
}

/** What `validate --json` prints; of its warnings how many there are. */
export function normalLint(text) {
  if (text === "") {
    return "";
  }
  const { warnings, ...rest } = JSON.parse(text);
  return withoutSentences({ ...rest, warnings: warnings?.length });
}
