/** cruxe's query pack (`retrieval-eval-suite-v1`), unchanged: hints to find, hints that must not appear, intents. */
import type { Problem } from "../../model/problem.ts";
import type { Target } from "../../model/suite.ts";
import { parseDocument } from "../document.ts";
import type { Dataset, DatasetCase, DatasetSource } from "./format.ts";
import { type JsonObject, isObject, show, textOf } from "./lines.ts";

const QUERY_KEYS = ["id", "query", "intent", "expected_targets", "negative_targets"];
const INTENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

type Report = (message: string, pointer?: string) => void;

/**
 * The pack's `version` must be the suite's `revision`: cruxe's baselines know their suite by nothing else. A key that
 * the pack does not have is a problem: cruxe itself reads past a misspelt `negative_targets`.
 */
export async function readCruxePack({ files, path, revision }: DatasetSource): Promise<Dataset> {
  const { file, text } = files.text([path], "query pack", "`path` is the query pack.");
  const { value, lineOf } = await parseDocument({ file, text, digest: "" }, "invalid_suite");
  const problems: Problem[] = [];
  const reportAt =
    (at: string): Report =>
    (message, pointer = "") => {
      problems.push({ file, pointer: `${at}${pointer}`, line: lineOf(`${at}${pointer}`), message });
    };
  const pack = isObject(value) ? value : {};
  unknownKeys(pack, ["version", "queries"], reportAt(""));
  const version = textOf(pack, "version", reportAt(""));
  if (version !== null && version !== revision) {
    reportAt("")(
      `the pack's version is ${show(version)}, the suite's \`revision\` ${show(revision)}; write it as the pack has it`,
      "/version",
    );
  }
  const queries = pack["queries"];
  if (!Array.isArray(queries) || queries.length === 0)
    reportAt("")("expected a list of queries with at least one", "/queries");
  const cases = new Map<string, DatasetCase>();
  for (const [index, query] of (Array.isArray(queries) ? (queries as readonly unknown[]) : []).entries()) {
    const pointer = `/queries/${index}`;
    const each = readQuery(query, { file, line: lineOf(pointer) }, reportAt(pointer));
    if (each === null) continue;
    if (cases.has(each.id))
      reportAt(pointer)(`query id ${show(each.id)} is taken by an earlier query`, "/id");
    else cases.set(each.id, each);
  }
  return { cases: [...cases.values()], notices: [], corpus: null, problems };
}

function readQuery(value: unknown, place: DatasetCase["place"], report: Report): DatasetCase | null {
  if (!isObject(value)) {
    report(`expected an object; got ${show(value)}`);
    return null;
  }
  unknownKeys(value, QUERY_KEYS, report);
  const [id, query, intent] = [
    textOf(value, "id", report),
    textOf(value, "query", report),
    textOf(value, "intent", report),
  ];
  if (intent !== null && !INTENT.test(intent)) {
    report(`expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${show(intent)}`, "/intent");
  }
  const expected = readHints(value, "expected_targets", report);
  const forbidden = readHints(value, "negative_targets", report);
  if (expected.length === 0) report("expected at least one target", "/expected_targets");
  return id === null || query === null || intent === null
    ? null
    : { id, query, intent, place, expected, forbidden };
}

function readHints(query: JsonObject, key: string, report: Report): readonly Target[] {
  const written = query[key] ?? [];
  if (!Array.isArray(written)) {
    report(`expected a list; got ${show(written)}`, `/${key}`);
    return [];
  }
  const hints = new Set<string>();
  for (const [index, target] of (written as readonly unknown[]).entries()) {
    const at = `/${key}/${index}`;
    const inside: Report = (message, pointer = "") => report(message, `${at}${pointer}`);
    if (!isObject(target)) {
      inside(`expected an object with \`hint\`; got ${show(target)}`);
      continue;
    }
    unknownKeys(target, ["hint"], inside);
    const hint = textOf(target, "hint", inside)?.trim();
    if (hint === undefined) continue;
    if (hints.has(hint)) inside(`hint ${show(hint)} is already in the list; remove one`);
    hints.add(hint);
  }
  return [...hints].map((value) => ({ kind: "hint", value, grade: 1 }));
}

function unknownKeys(value: JsonObject, known: readonly string[], report: Report): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) report(`unknown key "${key}"; expected one of ${known.join(", ")}`, `/${key}`);
  }
}
