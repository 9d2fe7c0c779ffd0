/**
 * Reads query packs of cruxe, another program that evaluates retrieval (`retrieval-eval-suite-v1`).
 * A hint is a text that a result's path, name or id matches.
 */
import { isObject, objectMembers, showValue, type JsonObject } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { Target } from "../../model/suite.ts";
import { warnOfValuesCutByComment } from "../document.ts";
import { makeFileReport, parseDatasetFile, readTextMember, reportInside } from "./lines.ts";
import {
  type AddEntryProblem,
  type Dataset,
  type DatasetCase,
  type DatasetSource,
  checkIntent,
} from "./format.ts";

const QUERY_KEYS = ["id", "query", "intent", "expected_targets", "negative_targets"];

/**
 * Reads a pack. Its `version` must be the suite's `revision`: a baseline of cruxe names its suite
 * by that version alone. An unknown key is a problem, since cruxe itself ignores a misspelt
 * `negative_targets`.
 */
export async function readCruxePack({ files, path, revision }: DatasetSource): Promise<Dataset> {
  const source = files.readText([path], { what: "query pack", hint: "`path` is the query pack." });
  const { file } = source;
  const document = await parseDatasetFile(source);
  const { value, lineOf } = document;

  const problems: Problem[] = [];
  const reportInPack = makeFileReport({ file, lineOf }, problems);

  const pack = objectMembers(value);
  reportUnknownKeys(pack, ["version", "queries"], reportInPack);
  const version = readTextMember(pack, "version", reportInPack);
  if (version !== null && version !== revision) {
    reportInPack(
      `the pack's version is ${showValue(version)}, the suite's \`revision\` ${showValue(revision)}; write it as the pack has it`,
      "/version",
    );
  }
  const queries: readonly unknown[] = Array.isArray(pack["queries"]) ? pack["queries"] : [];
  if (queries.length === 0) {
    reportInPack("expected a list of queries with at least one", "/queries");
  }

  const cases: DatasetCase[] = [];
  for (const [index, query] of queries.entries()) {
    const pointer = `/queries/${index}`;
    const report = reportInside(reportInPack, pointer);
    const parsedCase = readQuery(query, { file, line: lineOf(pointer) }, report);
    if (parsedCase !== null) {
      cases.push(parsedCase);
    }
  }
  const warnings = warnOfValuesCutByComment(document);
  return { cases, problems, warnings };
}

/**
 * Returns the case; null without a text as id, query or intent. These, another intent than INTENT,
 * unknown keys, and a query without expected targets are reported.
 */
function readQuery(
  value: unknown,
  place: DatasetCase["place"],
  report: AddEntryProblem,
): DatasetCase | null {
  if (!isObject(value)) {
    report(`expected an object; got ${showValue(value)}`);
    return null;
  }
  reportUnknownKeys(value, QUERY_KEYS, report);
  const id = readTextMember(value, "id", report);
  const query = readTextMember(value, "query", report);
  const intent = readTextMember(value, "intent", report);
  checkIntent(intent, report);
  const expected = readHints(value, "expected_targets", report);
  const forbidden = readHints(value, "negative_targets", report);
  if (expected.length === 0) {
    report("expected at least one target", "/expected_targets");
  }
  return id === null || query === null || intent === null
    ? null
    : { id, query, intent, place, expected, forbidden };
}

/**
 * Reads `[{ hint }]` under `key` as targets of grade 1; empty if the key is absent. What is wrong
 * is reported, and a repeated hint.
 */
function readHints(query: JsonObject, key: string, report: AddEntryProblem): readonly Target[] {
  const list = query[key] ?? [];
  if (!Array.isArray(list)) {
    report(`expected a list; got ${showValue(list)}`, `/${key}`);
    return [];
  }
  const seenHints = new Set<string>();
  for (const [index, target] of (list as readonly unknown[]).entries()) {
    const reportTarget = reportInside(report, `/${key}/${index}`);
    if (!isObject(target)) {
      reportTarget(`expected an object with \`hint\`; got ${showValue(target)}`);
      continue;
    }
    reportUnknownKeys(target, ["hint"], reportTarget);
    const hint = readTextMember(target, "hint", reportTarget)?.trim();
    if (hint === undefined) {
      continue;
    }
    if (seenHints.has(hint)) {
      reportTarget(`hint ${showValue(hint)} is already in the list; remove one`);
    }
    seenHints.add(hint);
  }
  return [...seenHints].map((value) => ({ kind: "hint", value, grade: 1 }));
}

function reportUnknownKeys(
  value: JsonObject,
  knownKeys: readonly string[],
  report: AddEntryProblem,
): void {
  for (const key of Object.keys(value)) {
    if (!knownKeys.includes(key)) {
      report(`unknown key "${key}"; expected one of ${knownKeys.join(", ")}`, `/${key}`);
    }
  }
}
