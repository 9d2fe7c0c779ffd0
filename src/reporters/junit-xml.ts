/**
 * junit.xml for test dashboards. The checks are one `testsuite`, the cases one for each intent:
 * each check and each case is a test, which passed, failed, ended in an error, or was skipped. The
 * attributes are those that Jenkins' schema has.
 */
import { formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { groupBy } from "../model/scope.ts";
import type { Check } from "../model/verdict.ts";
import type { CaseBook, CaseRow, ShownChecks } from "../messages/rows.ts";
import { type FullView, countWords } from "../messages/view.ts";
import { checkSentence, failureSentence } from "../messages/check-sentences.ts";
import { xmlText } from "../messages/escape.ts";
import { checkName, queriesText } from "../messages/format.ts";
import { caseClause, caseView, fellSentence } from "../messages/items.ts";
import { decidedWords } from "../messages/rule.ts";
import { medianOfTimes } from "../metrics/latency.ts";
import { requireItem } from "../model/lookup.ts";

/** Characters of a name, which dashboards store in columns, and of a text. */
const NAME = 250;
const TEXT = 2_000;
/** The most cases that a check names, the worst first: a suite may have 20,000. */
const CULPRITS = 50;

interface TestCase {
  /** Case id or check alone: dashboards follow a test by its name. */
  readonly name: string;
  /** Null if it was not timed. */
  readonly seconds: number | null;
  /** What is printed with a test that passed. */
  readonly note?: string;
  /** Null if it passed. */
  readonly outcome: {
    readonly kind: "failure" | "error" | "skipped";
    readonly type: string;
    readonly message: string;
    readonly text: string;
  } | null;
}

/**
 * Returns the outcome of a test that was skipped, with the reason in words: `not asked` becomes the
 * type `not_asked`.
 */
function skippedOutcome(reason: "not asked" | "not judged"): TestCase["outcome"] {
  return { kind: "skipped", type: reason.replace(" ", "_"), message: reason, text: "" };
}

/** The tests of one testsuite. */
interface Group {
  /** `checks`, or `intent howto`. */
  readonly name: string;
  /** Called twice, for counts and file: all tests would take as much memory as the report. */
  readonly tests: () => Iterable<TestCase>;
}

/**
 * Yields the file in parts, a test at a time. Testsuites without tests are left out. The first
 * testsuite ends with what the report says first (viewText).
 */
export function* renderJunitXml(report: Report, view: FullView): Iterable<string> {
  const suite = report.inputs?.suite.name ?? "retrieval-gate";
  const checks = [...failureTests(report.failure), ...checkTests(view.tables.checks)];
  const caseGroups = makeGroups(view);
  const groups = [{ name: "checks", tests: () => checks }, ...caseGroups].map((group) => ({
    ...group,
    ...countTests(group.tests()),
  }));
  const sumCounts = (outcome: keyof Counts): number =>
    groups.reduce((sum, group) => sum + group[outcome], 0);
  const totals = {
    tested: sumCounts("tested"),
    failure: sumCounts("failure"),
    error: sumCounts("error"),
  };
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xmlText(suite, NAME)}" ${countsXml(totals)}>\n`;
  const shownGroups = groups.filter(({ tested }) => tested > 0);
  for (const group of shownGroups) {
    const className = xmlText(`${suite}.${group.name}`, NAME);
    yield `  <testsuite name="${className}" ${countsXml(group)} skipped="${group.skipped}">\n`;
    for (const test of group.tests()) {
      yield testXml(className, test);
    }
    // Jenkins' schema has no place for a text outside of the testsuites.
    if (group === shownGroups[0]) {
      yield outXml("    ", viewText(view));
    }
    yield "  </testsuite>\n";
  }
  yield "</testsuites>\n";
}

/** Returns the cases as a group for each intent. */
function makeGroups({ tables }: FullView): readonly Group[] {
  const { cases } = tables;
  const hasChecks = tables.checks.all.length > 0;
  const intents = [...groupBy([...cases.values()], (row) => row.case.intent)];
  return intents.map(([intent, rows]) => ({
    name: `intent ${intent}`,
    *tests() {
      for (const row of rows) {
        yield caseTest(row, cases, hasChecks);
      }
    },
  }));
}

/**
 * Returns the view's sentences, without its items and notices, and the queries that lost a document,
 * a line each.
 */
function viewText(view: FullView): string {
  const { heading, title, output, also, cause, advice, accept, times, counts, lost } = view;
  const queries = lost.map((query) => `"${query.query}": ${caseClause(query)}`);
  const start = [heading, title, ...output, ...also, cause, advice, ...view.notes];
  const lines = [...start, countWords(counts), times, accept, ...queries];
  return lines.filter(Boolean).join("\n");
}

/** Numbers of tests; `failure` and `error` as the kinds of outcomes. */
interface Counts {
  readonly tested: number;
  readonly failure: number;
  readonly error: number;
}

function countTests(tests: Iterable<TestCase>): Counts & { readonly skipped: number } {
  const counted = { tested: 0, failure: 0, error: 0, skipped: 0 };
  for (const { outcome } of tests) {
    counted.tested++;
    if (outcome !== null) {
      counted[outcome.kind]++;
    }
  }
  return counted;
}

/**
 * Returns the attributes that `testsuites` and `testsuite` both have in Jenkins' schema; `skipped`
 * is for the latter alone.
 */
function countsXml({ tested, failure, error }: Counts): string {
  return `tests="${tested}" failures="${failure}" errors="${error}"`;
}

function testXml(className: string, test: TestCase): string {
  const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
  const open = `    <testcase classname="${className}" name="${xmlText(test.name, NAME)}"${time}`;
  if (test.outcome === null) {
    if (test.note === undefined) {
      return `${open}/>\n`;
    }
    return `${open}>\n${outXml("      ", test.note)}    </testcase>\n`;
  }
  const { kind, type, message, text } = test.outcome;
  const attributes = `type="${xmlText(type, NAME)}" message="${xmlText(message, TEXT)}"`;
  return `${open}>\n      <${kind} ${attributes}>${xmlText(text, TEXT)}</${kind}>\n    </testcase>\n`;
}

function outXml(indent: string, text: string): string {
  return `${indent}<system-out>${xmlText(text, TEXT)}</system-out>\n`;
}

/**
 * Returns the test of a case. The first that applies: skipped if it was not asked; an error if its
 * query failed; skipped if the run made no checks; a failure if a primary failed check names it
 * (the first one is its message); passed. File and line stand in the text, since the schema has no
 * place for them.
 */
function caseTest(
  { case: suiteCase, score, failed }: CaseRow,
  book: CaseBook,
  hasChecks: boolean,
): TestCase {
  const median = medianOfTimes(score?.samples_ms ?? []);
  const base: TestCase = {
    name: suiteCase.id,
    seconds: median === null ? null : median / 1000,
    outcome: null,
  };
  if (score === null) {
    return { ...base, outcome: skippedOutcome("not asked") };
  }
  const params =
    suiteCase.params === undefined ? [] : [`params: ${JSON.stringify(suiteCase.params)}`];
  const aboutLines = [
    `${suiteCase.place.file}:${suiteCase.place.line}`,
    `query: ${suiteCase.query}`,
    ...params,
  ];
  if (score.error !== null) {
    const text = [...aboutLines, score.error].join("\n");
    return { ...base, outcome: { kind: "error", type: "query_error", message: score.error, text } };
  }
  if (!hasChecks) {
    return { ...base, outcome: skippedOutcome("not judged") };
  }
  const [check] = failed;
  if (check === undefined) {
    return base;
  }
  const culprit = requireItem(
    check.cases.filter(({ id }) => id === suiteCase.id),
    0,
  );
  const what = caseClause(caseView(book, check, culprit));
  const heading = "failed checks that include this query:";
  const text = [...aboutLines, what, heading, ...failed.map(checkSentence)].join("\n");
  return {
    ...base,
    outcome: { kind: "failure", type: check.category, message: checkSentence(check), text },
  };
}

/**
 * Returns the tests of all checks, the failed ones first. The note of a check says that it fell
 * without failing; that of a check that passes says what the label accepted of the same metric and
 * scope.
 */
function checkTests({ all, failed, accepted }: ShownChecks): readonly TestCase[] {
  const passed = all.filter((check) => check.passed);
  const acceptedByName = new Map(accepted.map((check) => [checkName(check), check]));
  return [...failed, ...passed].map((check) => {
    const base = { name: checkName(check), seconds: null, outcome: checkOutcome(check) };
    if (check.state === "fell") {
      return { ...base, note: fellSentence([check]) };
    }
    const acceptedCheck = acceptedByName.get(base.name);
    return acceptedCheck === undefined
      ? base
      : { ...base, note: `accepted with the label: ${checkSentence(acceptedCheck)}` };
  });
}

/**
 * Returns null if the check passed, else a failure with the reason, the evidence, what decided, and
 * the cases. A failure that only follows from another category (`secondary_to`) is one, too.
 */
function checkOutcome(check: Check): TestCase["outcome"] {
  if (check.passed) {
    return null;
  }
  const { cases, category, secondary_to: cause, evidence } = check;
  const lines = [
    cause === null ? "" : `The check failed because of ${cause}.`,
    evidence === undefined
      ? ""
      : `${evidence.wins} of ${evidence.units} queries or groups got better, ${evidence.losses} got worse`,
    decidedWords(check),
    cases.length === 0 ? "" : `${queriesText(cases.length)} behind this failure:`,
    ...cases.slice(0, CULPRITS).map(({ id }) => id),
    cases.length > CULPRITS ? `+${cases.length - CULPRITS} more` : "",
  ];
  const text = lines.filter(Boolean).join("\n");
  return { kind: "failure", type: category, message: checkSentence(check), text };
}

function failureTests(failure: Report["failure"]): readonly TestCase[] {
  if (failure === null) {
    return [];
  }
  const text = failure.problems.map(formatProblem).join("\n");
  const outcome = {
    kind: "error",
    type: failure.code,
    message: failureSentence(failure),
    text,
  } as const;
  return [{ name: "the gate could judge", seconds: null, outcome }];
}
