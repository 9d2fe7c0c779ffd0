/** junit.xml for test dashboards: a suite of the checks, and one for each intent with a test for each case. */
import { formatProblem } from "../model/problem.ts";
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { type Check, evidenceOfCheck } from "../model/verdict.ts";
import { watchSentence } from "../words/watches.ts";
import { xmlText } from "../words/escape.ts";
import { evidenceClause, lossWords } from "../words/causes.ts";
import { culpritMoves, formatMove, plural } from "../words/format.ts";
import { caseRows, failedChecks, lossesById, medianMs, type CaseRow } from "../words/rows.ts";
import { checkSentence, failureSentence, scopeWords } from "../words/notices.ts";

/** Dashboards store names in columns; what is longer is in report.json. */
const NAME = 250;
const TEXT = 2_000;
/** A check over 20,000 cases names the worst. */
const CULPRITS = 50;

interface TestCase {
  readonly name: string;
  readonly seconds: number | null;
  /** What a test that passes has to say. */
  readonly remark?: string;
  readonly outcome: {
    readonly kind: "failure" | "error";
    readonly type: string;
    readonly message: string;
    readonly text: string;
  } | null;
}

export function renderJunitXml(report: Report): string {
  const suite = report.inputs?.suite.name ?? "retrieval-gate";
  const byIntent = new Map<string, TestCase[]>();
  const losses = lossesById(report);
  for (const row of caseRows(report)) {
    const tests = byIntent.get(row.case.intent) ?? [];
    byIntent.set(row.case.intent, tests);
    tests.push(caseTest(row, losses.get(row.case.id)));
  }
  const groups: [string, readonly TestCase[]][] = [
    ["checks", [...failureTests(report), ...checkTests(report)]],
  ];
  for (const [intent, tests] of byIntent) groups.push([`intent ${intent}`, tests]);
  const all = groups.flatMap(([, tests]) => tests);
  const suites = groups
    .filter(([, tests]) => tests.length > 0)
    .map(([name, tests]) => suiteXml(suite, name, tests));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xmlText(suite, NAME)}" ${counts(all)}>\n${suites.join("")}</testsuites>\n`;
}

function suiteXml(suite: string, name: string, tests: readonly TestCase[]): string {
  const className = xmlText(`${suite}.${name}`, NAME);
  const cases = tests.map((test) => testXml(className, test)).join("");
  return `  <testsuite name="${className}" ${counts(tests)}>\n${cases}  </testsuite>\n`;
}

function counts(tests: readonly TestCase[]): string {
  const count = (kind: string): number => tests.filter((test) => test.outcome?.kind === kind).length;
  return `tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="0"`;
}

function testXml(className: string, test: TestCase): string {
  const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
  const open = `    <testcase classname="${className}" name="${xmlText(test.name, NAME)}"${time}`;
  if (test.outcome === null) {
    const said = test.remark === undefined ? "" : xmlText(test.remark, TEXT);
    return said === ""
      ? `${open}/>\n`
      : `${open}>\n      <system-out>${said}</system-out>\n    </testcase>\n`;
  }
  const { kind, type, message, text } = test.outcome;
  const attributes = `type="${xmlText(type, NAME)}" message="${xmlText(message, TEXT)}"`;
  return `${open}>\n      <${kind} ${attributes}>${xmlText(text, TEXT)}</${kind}>\n    </testcase>\n`;
}

/** A case fails where it is behind a primary failed check, and errs where its query did. */
function caseTest(row: CaseRow, loss: Loss | undefined): TestCase {
  const { case: one, score, failed } = row;
  const median = medianMs(score?.samples_ms ?? []);
  const base = { name: `${one.id}: ${one.query}`, seconds: median === null ? null : median / 1000 };
  const error = score?.error ?? null;
  if (error !== null)
    return { ...base, outcome: { kind: "error", type: "query_error", message: error, text: one.query } };
  const [check] = failed;
  const culprit = check?.cases.find((each) => each.id === one.id);
  if (check === undefined || culprit === undefined) return { ...base, outcome: null };
  const moves = culpritMoves(culprit, one).map(
    (move) => `${move.label}: rank ${formatMove(move.before, move.after)}`,
  );
  const why = loss === undefined ? [] : [lossWords(loss)];
  const text = [`query: ${one.query}`, ...moves, ...why, ...failed.map(checkSentence)].join("\n");
  return { ...base, outcome: { kind: "failure", type: check.category, message: checkSentence(check), text } };
}

function checkTests(report: Report): readonly TestCase[] {
  const order = [...failedChecks(report), ...report.verdict.checks.filter((check) => check.passed)];
  return order.map((check) => ({
    name: `${check.metric} ${scopeWords(check.scope)}`,
    // A watch passes under the same name as before, so that dashboards keep its history.
    ...(check.outcome === "watch" ? { remark: `watch: ${watchSentence(check)}` } : {}),
    seconds: null,
    outcome: checkOutcome(check),
  }));
}

/** A failure that another one explains doesn't count twice: a secondary check passes here, as in `categories`. */
function checkOutcome(check: Check): TestCase["outcome"] {
  if (check.passed || check.secondary_to !== null) return null;
  const ids = check.cases.slice(0, CULPRITS).map((each) => each.id);
  const more = check.cases.length > CULPRITS ? [`+${check.cases.length - CULPRITS} more`] : [];
  const tested = evidenceOfCheck(check);
  const evidence = tested === null ? [] : [evidenceClause(tested)];
  const behind = `caused by ${plural(check.cases.length, "case")}`;
  const text = [...evidence, behind, ...ids, ...more].join("\n");
  return { kind: "failure", type: check.category, message: checkSentence(check), text };
}

function failureTests(report: Report): readonly TestCase[] {
  if (report.failure === null) return [];
  const { code, problems } = report.failure;
  const text = problems.map(formatProblem).join("\n");
  return [
    {
      name: "the gate could judge",
      seconds: null,
      outcome: { kind: "error", type: code, message: failureSentence(report.failure), text },
    },
  ];
}
