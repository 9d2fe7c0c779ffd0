/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */
import { GateError, placeError } from "../errors.ts";
import { UNSAFE_KEYS, isObject, withoutUndefined } from "../system/json.ts";
import { digestText, sha256Half } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { Notice } from "../model/notice.ts";
import type { Problem, ProblemPlace } from "../model/problem.ts";
import {
  type Case,
  type CaseContent,
  type CaseDigests,
  NONE,
  NO_LIMITS,
  type Params,
  type RatingScale,
  type ReadDataset,
  type Suite,
  type Target,
  targetKey,
  targetLabel,
  matchRenamedCases,
  singleTargets,
} from "../model/suite.ts";
import { matchByContent, nameByQuery, noticeOfNamedCases } from "./named-by-query.ts";
import { parseDocument, refuseNewer } from "./document.ts";
import type { LoadedDataset, WrittenDataset } from "./formats/dataset.ts";
import { warnOfValuesCutByComment } from "./cut-values.ts";
import { type FileText, readText, type Document } from "./read.ts";
import { checkAll, invalidFile, type CheckedDocument } from "./validate.ts";
import { makeNeed } from "../metrics/needs.ts";
import { targetIdentity } from "../metrics/text.ts";
import type { Baseline } from "../model/baseline.ts";
import type { DigestsById } from "../model/digests.ts";
import type { Inputs } from "../model/report.ts";

/** As the schema has passed it: exactly one of `cases` and `dataset`. */
type WrittenSuite = {
  readonly name: string;
  readonly revision: string;
  readonly draft?: true;
} & (
  | { readonly cases: readonly SuiteCase[]; readonly dataset?: never }
  | { readonly cases?: never; readonly dataset: WrittenDataset | readonly WrittenDataset[] }
);
interface SuiteCase {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  readonly expected?: readonly WrittenTarget[];
  readonly expect_empty?: true;
  readonly forbidden?: readonly WrittenTarget[];
  readonly critical?: boolean;
  readonly group?: string;
  readonly reference_answer?: string;
  readonly params?: Params;
  readonly tags?: readonly string[];
  readonly judged_irrelevant?: readonly string[];
}
type WrittenTarget = string | (Readonly<Record<string, unknown>> & { readonly grade?: number });

/** All suite files of a config, joined. */
export interface LoadedSuite {
  readonly suite: Suite;
  /** SHA-256 of each file as read, those of datasets too. */
  readonly digests: ReadonlyMap<string, string>;
}

/** What one suite file gives: its own cases, or those of its datasets. */
interface SuiteFile {
  readonly cases: readonly Case[];
  readonly notices: readonly Notice[];
  /** SHA-256 of the file and of those of its datasets, by path. */
  readonly digests: ReadonlyMap<string, string>;
  /** True if one of its datasets has a `limit`. */
  readonly partial: boolean;
  readonly scale?: RatingScale;
  readonly datasets?: readonly ReadDataset[];
  readonly warnings?: readonly Problem[];
}

/**
 * Reads suite files (relative to the root) and joins them to one suite. `places` say where the config names each. Cases
 * of a draft that have no target yet are left out. Throws `invalid_suite` with every problem found, and if no case is
 * left.
 */
export async function loadSuite(
  root: Root,
  files: readonly string[],
  places: readonly ProblemPlace[] = [],
): Promise<LoadedSuite> {
  const documents: Document[] = [];
  // Ids of cases of a draft. fillCasesWithoutTarget lets these cases pass the schema; below they are left out.
  const idsWithoutTarget = new Set<string>();
  for (const [index, file] of files.entries()) {
    const text = readSuiteText(root, file, places[index]);
    const document = await parseDocument(text, "invalid_suite");
    refuseNewer(document);
    documents.push(fillCasesWithoutTarget(document, idsWithoutTarget));
  }
  const checkedFiles = documents.map((document) => ({ document, ...checkAll(document, "suite") }));
  const problems: Problem[] = checkedFiles.flatMap((checked) => checked.problems);
  const isRefused = problems.length > 0;
  const writtenSuites = checkedFiles.flatMap(({ document, validPart: sound }) =>
    sound === null ? [] : [{ document, sound, suite: sound.value as WrittenSuite }],
  );
  const suiteFiles: SuiteFile[] = [];
  for (const { document, sound, suite } of writtenSuites) {
    // A dataset is read only if the suite files are right: its own problems would be thrown in the place of theirs.
    if (isRefused && suite.dataset !== undefined) {
      continue;
    }
    suiteFiles.push(await readSuiteFile(root, document, suite, sound.toFilePointer, problems));
  }
  const namedCases = nameByQuery(suiteFiles.flatMap((suiteFile) => suiteFile.cases));
  const cases = namedCases.filter(({ id }) => !idsWithoutTarget.has(id));
  const [firstSuite, ...otherSuites] = writtenSuites;
  if (firstSuite !== undefined && !isRefused) {
    problems.push(...otherSuites.flatMap((other) => findDisagreement(firstSuite.suite, other)));
  }
  const casesOfAll = mergeInFileOrder(cases, checkedFiles.flatMap(listRefusedCases));
  problems.push(...findRepeatedIds(casesOfAll));
  if (firstSuite === undefined || problems.length > 0) {
    throw invalidFile("invalid_suite", "suite", files.join(", "), problems);
  }
  if (cases.length === 0) {
    throw noTargetsError(files, idsWithoutTarget.size);
  }
  const draftFile = writtenSuites.find(({ suite }) => suite.draft === true)?.document.file;
  const draft =
    draftFile === undefined
      ? undefined
      : { file: draftFile, without_target: [...idsWithoutTarget] };
  return joinSuiteFiles(firstSuite.suite, suiteFiles, cases, draft);
}

/** Returns one suite with the name and revision that all files have. `cases` are those of the files that count. */
function joinSuiteFiles(
  { name, revision }: WrittenSuite,
  suiteFiles: readonly SuiteFile[],
  cases: readonly Case[],
  draft: Suite["draft"],
): LoadedSuite {
  const digests = new Map(suiteFiles.flatMap((suiteFile) => [...suiteFile.digests]));
  const partial = suiteFiles.some((suiteFile) => suiteFile.partial);
  const notices = [
    ...suiteFiles.flatMap((suiteFile) => suiteFile.notices),
    ...noticeOfNamedCases(cases),
  ];
  const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
  const scale = suiteFiles.find((suiteFile) => suiteFile.scale !== undefined)?.scale;
  const allDatasets = suiteFiles.flatMap((suiteFile) => suiteFile.datasets ?? []);
  const datasets = allDatasets.length === 0 ? undefined : allDatasets;
  const allWarnings = [
    ...suiteFiles.flatMap((suiteFile) => suiteFile.warnings ?? []),
    ...warnOfDecimalGrades(cases),
  ];
  const warnings = allWarnings.length === 0 ? undefined : allWarnings;
  return { suite: withoutUndefined({ ...suite, scale, draft, datasets, warnings }), digests };
}

/**
 * Reads a suite file. Throws as readText: one that can't be read is a problem of the config at `place`, which names it.
 */
function readSuiteText(root: Root, file: string, place: ProblemPlace | undefined): FileText {
  try {
    return readText(root, file, "suite");
  } catch (error) {
    const isOfFile = error instanceof GateError && /^(?:file_|outside_root)/.test(error.code);
    throw isOfFile && place !== undefined ? placeError(error, "config", place) : error;
  }
}

/**
 * Warns of the first case with a decimal grade, which trec_eval can't read in the report's qrels.trec. Empty if there is
 * none.
 */
function warnOfDecimalGrades(cases: readonly Case[]): readonly Problem[] {
  for (const { expected, place } of cases) {
    const decimal = expected.find(({ grade }) => !Number.isInteger(grade));
    if (decimal !== undefined) {
      const message = `the grade ${decimal.grade} is no whole number: trec_eval and \`score\` read whole grades alone, so qrels.trec of the report is not for them`;
      return [{ ...place, message }];
    }
  }
  return [];
}

/** Returns the problem that a suite file has another name or revision than the first one; empty if they agree. */
function findDisagreement(
  { name, revision }: WrittenSuite,
  { document, suite }: { readonly document: Document; readonly suite: WrittenSuite },
): readonly Problem[] {
  if (suite.name === name && suite.revision === revision) {
    return [];
  }
  const message = `joined suites must agree on name and revision; expected "${name}" and "${revision}"`;
  return [{ file: document.file, pointer: "/name", line: document.lineOf("/name"), message }];
}

/** Returns the error of a draft that has no case with a target. */
function noTargetsError(files: readonly string[], cases: number): GateError {
  const message = `draft ${files.join(", ")}: none of its ${cases} cases has a target yet`;
  return new GateError("invalid_suite", message, {
    hint: "Name what they should find in the file, or with `suggest --review`.",
  });
}

/**
 * Returns a draft with `expect_empty` in each case that has no targets yet, so that it passes the schema, and adds their
 * ids to `idsWithoutTarget`. A suite that is no draft is returned as it is.
 */
function fillCasesWithoutTarget(document: Document, idsWithoutTarget: Set<string>): Document {
  const suite = (document.value ?? {}) as { readonly draft?: unknown; readonly cases?: unknown };
  const { draft, cases } = suite;
  if (draft !== true || !Array.isArray(cases)) {
    return document;
  }
  const filledCases = cases.map((each: unknown) => {
    if (!isObject(each) || "expected" in each || "expect_empty" in each) {
      return each;
    }
    idsWithoutTarget.add(String(each["id"]));
    return { ...each, expect_empty: true };
  });
  return { ...document, value: { ...suite, cases: filledCases } };
}

/**
 * Returns the cases of one suite file, or of the datasets that it names. What is wrong with its own cases is added to
 * `problems`; for a wrong dataset it throws as readDataset. `origin`: as SoundPart has it.
 */
async function readSuiteFile(
  root: Root,
  document: Document,
  suite: WrittenSuite,
  origin: (pointer: string) => string,
  problems: Problem[],
): Promise<SuiteFile> {
  const fileDigest = [document.file, document.digest] as const;
  if (suite.dataset === undefined) {
    const cases = suite.cases.map((each, index) =>
      readCase(each, document, (below) => origin(`/cases/${index}${below}`), problems),
    );
    const warnings = warnOfValuesCutByComment(document);
    return { cases, notices: [], digests: new Map([fileDigest]), partial: false, warnings };
  }
  // Most suites are written by hand. They start faster without the code of the formats.
  const { readDataset } = await import("./formats/dataset.ts");
  const { dataset } = suite;
  const isList = Array.isArray(dataset);
  const writtenDatasets: readonly WrittenDataset[] = isList ? dataset : [dataset as WrittenDataset];
  const loaded: LoadedDataset[] = [];
  for (const [index, written] of writtenDatasets.entries()) {
    const pointer = isList ? `/dataset/${index}` : "/dataset";
    loaded.push(await readDataset(root, { document, pointer }, written, suite.revision));
  }
  const scale = loaded.find((each) => each.scale !== undefined)?.scale;
  return {
    cases: loaded.flatMap(({ cases }) => cases.map(finishCase)),
    notices: loaded.flatMap(({ notices }) => notices),
    digests: new Map([fileDigest, ...loaded.flatMap(({ digests }) => [...digests])]),
    partial: loaded.some(({ partial }) => partial),
    datasets: loaded.map((each) => each.dataset),
    warnings: loaded.flatMap(({ warnings }) => warnings),
    ...(scale !== undefined && { scale }),
  };
}

/** Returns a suite with its cases in the order of their ids, and with a digest of its name, revision, ids and cases. */
export function makeSuite(
  name: string,
  revision: string,
  cases: readonly Case[],
  files: readonly string[],
  partial: boolean,
  notices: readonly Notice[] = [],
): Suite {
  const sorted = cases.toSorted((a, b) => compareCodePoints(a.id, b.id));
  const digest = digestText(
    compactCanonical({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }),
  );
  return { name, revision, digest, cases: sorted, files, partial, notices };
}

/**
 * Returns the case as the suite has it. `filePointer` turns a pointer below the case into one of the file. What is wrong
 * is added to `problems`: a name that can't be a key of reports, and what readTargets reports.
 */
function readCase(
  written: SuiteCase,
  document: Document,
  filePointer: (below: string) => string,
  problems: Problem[],
): Case {
  const place = { file: document.file, line: document.lineOf(filePointer("")) };
  const report: AddBelow = (below, message) => {
    const pointer = filePointer(below);
    problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
  };
  const expected = readTargets(written, "expected", report);
  const forbidden = readTargets(written, "forbidden", report);
  for (const key of ["id", "intent"] as const) {
    if (UNSAFE_KEYS.has(written[key])) {
      report(
        `/${key}`,
        `"${written[key]}" can't be a name, because reports have names as keys; choose another`,
      );
    }
  }
  const { id, query, intent, critical = false, group, reference_answer, params, tags } = written;
  const irrelevant = written.judged_irrelevant?.toSorted(compareCodePoints);
  return finishCase({
    id,
    query,
    intent,
    expected,
    expect_empty: written.expect_empty === true,
    forbidden,
    critical,
    ...withoutUndefined({ group, reference_answer, params, tags, judged_irrelevant: irrelevant }),
    place,
  });
}

/** Adds a problem at a pointer below the case. */
type AddBelow = (below: string, message: string) => void;

/** Returns the case's targets under `key`, sorted. Reports repeated targets, and spans that end before they start. */
function readTargets(
  written: SuiteCase,
  key: "expected" | "forbidden",
  report: AddBelow,
): readonly Target[] {
  const list = (written[key] ?? []).map(readTarget);
  const seen = new Set<string>();
  for (const [index, target] of list.entries()) {
    const at = `/${key}/${index}`;
    const identity = targetIdentity(target);
    if (seen.has(identity)) {
      report(
        at,
        `target "${targetLabel(target)}" is already in \`${key}\` of case "${written.id}"; remove one`,
      );
    }
    seen.add(identity);
    for (const single of singleTargets(target)) {
      if (single.kind === "span" && single.end <= single.start) {
        report(
          at,
          `expected \`end\` above \`start\` (${single.start}), which it does not include; got ${single.end} (case "${written.id}")`,
        );
      }
    }
  }
  return list.toSorted((a, b) => compareCodePoints(targetKey(a), targetKey(b)));
}

/**
 * Returns the case with its digests. `digest` is of everything but the id, the tags and the place. The names of keys are
 * digested too, here and in `digests`: another name would be another digest.
 */
export function finishCase(subject: CaseContent): Case {
  const {
    id: _id,
    tags: _tags,
    place: _place,
    named_by_query: _named,
    expect_empty: expectEmpty,
    answers_only: answersOnly,
    reference_answer: referenceAnswer,
    judged_irrelevant: judgedIrrelevant,
    ...otherMembers
  } = subject;
  const digested = {
    expectEmpty,
    // Left out where they are undefined.
    answersOnly,
    referenceAnswer,
    judgedIrrelevant,
    ...otherMembers,
  };
  const forbidden = subject.forbidden.length === 0 ? NONE : subject.forbidden;
  const digest = digestText(compactCanonical(digested));
  // A spread with one more member would give each case a hidden class of its own in Node 20.
  return Object.assign({}, subject, { forbidden, digest, digests: digestCase(subject) });
}

/** Returns the digests of three parts of a case: what is asked, what is expected, and what must not come back. */
function digestCase({
  query,
  params,
  expected,
  expect_empty,
  forbidden,
}: CaseContent): CaseDigests {
  // Empty params are sent as none.
  const sentParams = params === undefined || Object.keys(params).length === 0 ? undefined : params;
  return {
    ask: sha256Half(compactCanonical({ query, params: sentParams })),
    targets: digestTargets(expected),
    limits: digestLimits(forbidden, expect_empty),
  };
}

/** Returns the digest of what must not come back. */
export function digestLimits(forbidden: readonly Target[], expectEmpty: boolean): string {
  if (!expectEmpty && forbidden.length === 0) {
    return NO_LIMITS;
  }
  return sha256Half(compactCanonical({ expect_empty: expectEmpty, forbidden }));
}

/** Returns the digest of what is expected of a case: targets with grades, in the suite's order. */
export function digestTargets(targets: readonly Target[]): string {
  return sha256Half(compactCanonical(targets));
}

/**
 * Returns a target of the file. A text alone is a hint, which matches paths, names and ids; the grade is 1 unless
 * written.
 */
function readTarget(written: WrittenTarget): Target {
  if (typeof written === "string") {
    return { kind: "hint", value: written.trim(), grade: 1 };
  }
  const grade = written.grade ?? 1;
  if (written["any"] !== undefined) {
    return readNeed(written["any"] as readonly WrittenTarget[], grade);
  }
  if (written["span"] !== undefined) {
    return readSpan(written["span"] as WrittenSpan, grade);
  }
  const kind = WRITTEN_KINDS.find((candidate) => written[candidate] !== undefined) ?? "id";
  const value = String(written[kind]);
  return { kind, value: kind === "text" ? value : value.trim(), grade };
}

/** Reads an any-of need. Equal members are one, and a need with one member is that target. */
function readNeed(written: readonly WrittenTarget[], grade: number): Target {
  return makeNeed(
    written.flatMap((member) => singleTargets(readTarget(member))),
    grade,
  );
}

const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text", "cluster", "glob"] as const;

/** The schema asks for one of `path` and `id`. */
type WrittenSpan = { readonly start: number; readonly end: number } & (
  | { readonly path: string; readonly id?: never }
  | { readonly path?: never; readonly id: string }
);

function readSpan({ path, id, start, end }: WrittenSpan, grade: number): Target {
  return path === undefined
    ? { kind: "span", by: "id", value: id.trim(), start, end, grade }
    : { kind: "span", by: "path", value: path.trim(), start, end, grade };
}

/** Returns the baseline with the rows of renamed cases under the ids that the suite gives them now. */
export function useNewIds(baseline: Baseline, suite: SuiteCases): Baseline {
  return renameRows(baseline, matchNewIds(baseline.cases, suite));
}

type SuiteCases = Pick<Suite, "cases">;

/**
 * Returns new ids by old ones, for the cases whose id is another now: cases without ids of their own that moved, and
 * cases that were renamed.
 */
export function matchNewIds(oldCases: DigestsById, suite: SuiteCases): ReadonlyMap<string, string> {
  const movedIds = matchByContent(oldCases, suite.cases);
  const idAfterMove = (id: string): string => movedIds.get(id) ?? id;
  const oldCasesAfterMove = new Map([...oldCases].map(([id, each]) => [idAfterMove(id), each]));
  const renamedIds = matchRenamedCases(oldCasesAfterMove, casesById(suite));
  const idPairs = [...oldCases.keys()].map(
    (oldId) => [oldId, renamedIds.get(idAfterMove(oldId)) ?? idAfterMove(oldId)] as const,
  );
  return new Map(idPairs.filter(([oldId, newId]) => oldId !== newId));
}

/** Returns the suite's cases by their ids. */
export function casesById({ cases }: SuiteCases): ReadonlyMap<string, Case> {
  return new Map(cases.map((each) => [each.id, each]));
}

/** Returns the baseline with rows under their new ids. `ids` has new ids by old ones; a row without one keeps its id. */
export function renameRows(baseline: Baseline, ids: ReadonlyMap<string, string>): Baseline {
  if (ids.size === 0) {
    return baseline;
  }
  const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row] as const);
  return { ...baseline, cases: new Map(rows) };
}

/** Returns the base with the ids that the head gives its cases: what the head renamed is neither gone nor new. */
export function useNewIdsInBase(base: Inputs, head: Pick<Inputs, "suite">): Inputs {
  const ids = matchNewIds(casesById(base.suite), head.suite);
  if (ids.size === 0) {
    return base;
  }
  const withNewId = (each: Case): Case => ({ ...each, id: ids.get(each.id) ?? each.id });
  return {
    ...base,
    suite: { ...base.suite, cases: base.suite.cases.map(withNewId) },
    baseline: base.baseline && renameRows(base.baseline, ids),
  };
}

// Ids that two cases have.

type PlacedId = Pick<Case, "id" | "place">;

/** Returns the ids and places of the cases that the schema refuses, as far as they have an id. */
function listRefusedCases({
  document,
  validPart: sound,
}: { readonly document: Document } & CheckedDocument): readonly PlacedId[] {
  const { cases } = (document.value ?? {}) as { readonly cases?: unknown };
  if (!Array.isArray(cases) || sound === null) {
    return [];
  }
  return cases.flatMap((each: { readonly id?: unknown } | null, index): readonly PlacedId[] => {
    const pointer = `/cases/${index}`;
    if (!sound.isLeftOut(pointer) || typeof each?.id !== "string") {
      return [];
    }
    return [{ id: each.id, place: { file: document.file, line: document.lineOf(pointer) } }];
  });
}

/** Returns all cases in the order of the files and lines; the sound cases as they are if there are no unsound ones. */
function mergeInFileOrder(
  cases: readonly PlacedId[],
  unsound: readonly PlacedId[],
): readonly PlacedId[] {
  if (unsound.length === 0) {
    return cases;
  }
  const files = [...new Set([...cases, ...unsound].map(({ place }) => place.file))];
  const fileIndex = ({ place }: PlacedId): number => files.indexOf(place.file);
  return [...cases, ...unsound].toSorted(
    (a, b) => fileIndex(a) - fileIndex(b) || a.place.line - b.place.line,
  );
}

/** Returns a problem for each case whose id an earlier case has. */
function findRepeatedIds(cases: readonly PlacedId[]): readonly Problem[] {
  const firstById = new Map<string, PlacedId>();
  return cases.flatMap((each) => {
    const earlier = firstById.get(each.id);
    if (earlier === undefined) {
      firstById.set(each.id, each);
      return [];
    }
    const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; give one of the two another id`;
    return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
  });
}
