/**
 * Reads suite files and joins them to one suite. Also finds the new ids of cases that were renamed
 * since a baseline was recorded.
 */
import { GateError, placeError } from "../errors.ts";
import { UNSAFE_KEYS, withoutUndefined } from "../system/json.ts";
import { digestValue, sha256Half } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { Notice } from "../model/notice.ts";
import type { Problem, ProblemPlace } from "../model/problem.ts";
import path from "node:path";
import {
  type Case,
  type CaseContent,
  type CaseDigests,
  NONE,
  NO_LIMITS,
  type Suite,
  type Target,
  compareTargets,
  targetLabel,
  matchRenamedCases,
} from "../model/suite.ts";
import { type DigestsById } from "../model/digests.ts";
import { matchByContent, nameByQuery, noticeOfNamedCases } from "./named-by-query.ts";
import {
  parseDocument,
  refuseNewer,
  refuseOtherKind,
  warnOfValuesCutByComment,
} from "./document.ts";
import type { LoadedDataset, WrittenDataset } from "./formats/dataset.ts";

import { type FileText, readText, type Document } from "./read.ts";
import { FieldError, readExpectedTarget, readForbiddenTarget } from "./targets.ts";
import { checkAll, invalidFile, type CheckedDocument } from "./validate.ts";
import { targetIdentity } from "../metrics/text.ts";
import type { Baseline } from "../model/baseline.ts";

import { indexById } from "../model/lookup.ts";

/** Exactly one of `cases` and `dataset` is there. */
type WrittenSuite = {
  readonly name: string;
  readonly revision: string;
  readonly draft?: true;
} & (
  | { readonly cases: readonly SuiteCase[]; readonly dataset?: never }
  | { readonly cases?: never; readonly dataset: WrittenDataset | readonly WrittenDataset[] }
);
/** Case (model/suite.ts) explains the members. */
interface SuiteCase extends Omit<
  CaseContent,
  "expected" | "expect_empty" | "watched" | "forbidden" | "critical" | "named_by_query" | "place"
> {
  readonly expected?: readonly unknown[];
  readonly expect_empty?: true;
  readonly forbidden?: readonly unknown[];
  readonly critical?: boolean;
}

export interface LoadedSuite {
  readonly suite: Suite;
  /** SHA-256 of each file as read, those of datasets too. */
  readonly digests: ReadonlyMap<string, string>;
}

type CheckedSuite = CheckedDocument & { readonly document: Document };

interface SuiteFile extends Pick<CheckedSuite, "document" | "isWrong"> {
  readonly suite: WrittenSuite;
}

/** The cases of a file, or of one of its datasets. */
interface SuiteSource extends Omit<LoadedDataset, "cases"> {
  readonly cases: readonly Case[];
}

/**
 * Reads the files of a suite as one. `places` are where the config names each file; empty if the
 * command line does. Throws `newer_version`, `invalid_suite` with every problem found, and as
 * readSuiteText and readDataset.
 */
export async function loadSuite(
  root: Root,
  files: readonly string[],
  places: readonly ProblemPlace[] = [],
): Promise<LoadedSuite> {
  const checkedFiles: CheckedSuite[] = [];
  for (const [index, file] of files.entries()) {
    const document = await parseSuiteFile(root, file, places[index]);
    checkedFiles.push({ document, ...checkAll(document, "suite") });
  }
  const schemaProblems = checkedFiles.flatMap((checked) => checked.problems);
  const hasSchemaProblems = schemaProblems.length > 0;
  // What is right of each file is read in any case, so that one run reports more problems.
  const writtenSuites = checkedFiles.flatMap(({ document, value, isWrong }) =>
    value === null ? [] : [{ document, isWrong, suite: value as WrittenSuite }],
  );

  const caseProblems: Problem[] = [];
  const sources: SuiteSource[] = [];
  for (const writtenSuite of writtenSuites) {
    // A dataset is read only if the suite files are right: otherwise its problems would be thrown,
    // and not those of the files.
    if (!hasSchemaProblems || writtenSuite.suite.dataset === undefined) {
      sources.push(...(await readSuiteFile(root, writtenSuite, caseProblems)));
    }
  }

  const cases = nameByQuery(sources.flatMap((source) => source.cases));
  const [firstSuite, ...otherSuites] = writtenSuites;
  const disagreements =
    firstSuite === undefined || hasSchemaProblems
      ? []
      : otherSuites.flatMap((other) => findDisagreement(firstSuite.suite, other));
  const repeatedIds = findRepeatedIds(cases);
  const problems = [...schemaProblems, ...caseProblems, ...disagreements, ...repeatedIds];
  if (firstSuite === undefined || problems.length > 0) {
    throw invalidFile("invalid_suite", "suite", files.join(", "), problems);
  }
  const draftFile = writtenSuites.find(({ suite }) => suite.draft === true)?.document.file;
  const draft = draftFile === undefined ? undefined : { file: draftFile };
  return joinSources(firstSuite.suite, sources, cases, draft);
}

/**
 * Returns the sources as one suite. `draft` is undefined if no file is a draft. The scale is that
 * of the first source that has one.
 */
function joinSources(
  { name, revision }: WrittenSuite,
  sources: readonly SuiteSource[],
  cases: readonly Case[],
  draft: Suite["draft"],
): LoadedSuite {
  const digests = new Map(sources.flatMap((source) => [...source.digests]));
  const partial = sources.some((source) => source.partial);
  const notices = [...sources.flatMap((source) => source.notices), ...noticeOfNamedCases(cases)];
  const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
  const scale = sources.find((source) => source.scale !== undefined)?.scale;
  const allDatasets = sources.flatMap((source) => source.datasets);
  const datasets = allDatasets.length === 0 ? undefined : allDatasets;
  const allWarnings = [
    ...sources.flatMap((source) => source.warnings),
    ...warnOfDecimalGrades(cases),
  ];
  const warnings = allWarnings.length === 0 ? undefined : allWarnings;
  return { suite: withoutUndefined({ ...suite, scale, draft, datasets, warnings }), digests };
}

/** Throws `newer_version`, `invalid_suite` for another kind of file, and as readSuiteText. */
async function parseSuiteFile(
  root: Root,
  file: string,
  place: ProblemPlace | undefined,
): Promise<Document> {
  const document = await parseDocument(readSuiteText(root, file, place), "invalid_suite");
  refuseOtherKind(document, "suite", "invalid_suite");
  refuseNewer(document);
  return document;
}

/** Throws as readText. If there is no readable file, the error names `place`, a line of the config. */
function readSuiteText(root: Root, file: string, place: ProblemPlace | undefined): FileText {
  try {
    const namingFolder = place === undefined ? "" : path.posix.dirname(place.file);
    return readText(root, file, "suite", namingFolder);
  } catch (error) {
    // `file_not_found`, `file_too_large` and `file_unreadable`.
    const isUnreadable = error instanceof GateError && /^(?:file_|outside_root$)/.test(error.code);
    throw isUnreadable && place !== undefined ? placeError(error, "config", place) : error;
  }
}

/**
 * Returns a warning that trec_eval can't read decimal grades in the report's qrels.trec. Only the
 * first case is named.
 */
function warnOfDecimalGrades(cases: readonly Case[]): readonly Problem[] {
  for (const { expected, place } of cases) {
    const target = expected.find(({ grade }) => !Number.isInteger(grade));
    if (target !== undefined) {
      const message = `the grade ${target.grade} is no whole number: trec_eval and \`score\` read whole grades alone, so qrels.trec of the report is not for them`;
      return [{ ...place, message }];
    }
  }
  return [];
}

/** Returns a problem, at the key that differs, if name or revision is not that of the first file. */
function findDisagreement(
  { name, revision }: WrittenSuite,
  { document, suite }: SuiteFile,
): readonly Problem[] {
  if (suite.name === name && suite.revision === revision) {
    return [];
  }
  const message = `joined suites must agree on name and revision; expected "${name}" and "${revision}"`;
  const pointer = suite.name === name ? "/revision" : "/name";
  return [{ file: document.file, pointer, line: document.lineOf(pointer), message }];
}

/**
 * Returns the cases of the file's datasets; if it names none its own cases, without those that
 * `isWrong`. Adds what is wrong with its own cases to `problems`. Throws as readDataset.
 */
async function readSuiteFile(
  root: Root,
  { document, suite, isWrong }: SuiteFile,
  problems: Problem[],
): Promise<readonly SuiteSource[]> {
  if (suite.dataset !== undefined) {
    return readDatasets(root, document, suite.dataset, suite.revision);
  }
  const cases: Case[] = [];
  for (const [index, written] of suite.cases.entries()) {
    const pointer = `/cases/${index}`;
    if (!isWrong(pointer)) {
      cases.push(readCase(written, document, pointer, problems));
    }
  }
  const warnings = warnOfValuesCutByComment(document);
  const digests = new Map([[document.file, document.digest]]);
  return [{ ...EMPTY_SOURCE, cases, digests, warnings }];
}

const EMPTY_SOURCE: SuiteSource = {
  cases: [],
  notices: [],
  digests: new Map(),
  partial: false,
  datasets: [],
  warnings: [],
};

/**
 * Reads the datasets that a suite file names: one, or a list. The first source has the digest of
 * the suite file itself. Throws as readDataset.
 */
async function readDatasets(
  root: Root,
  document: Document,
  dataset: WrittenDataset | readonly WrittenDataset[],
  revision: string,
): Promise<readonly SuiteSource[]> {
  // The code of the formats is imported only here, since most suites are written by hand.
  const { readDataset } = await import("./formats/dataset.ts");
  const isList = Array.isArray(dataset);
  const writtenDatasets: readonly WrittenDataset[] = isList ? dataset : [dataset as WrittenDataset];
  const sources: SuiteSource[] = [
    { ...EMPTY_SOURCE, digests: new Map([[document.file, document.digest]]) },
  ];
  for (const [index, written] of writtenDatasets.entries()) {
    const pointer = isList ? `/dataset/${index}` : "/dataset";
    const loaded = await readDataset(root, { document, pointer }, written, revision);
    sources.push({ ...loaded, cases: loaded.cases.map(finishCase) });
  }
  return sources;
}

/**
 * Returns the suite with its digest, the cases sorted by id. `files` are all files that it was read
 * from. `partial`: the `limit` of a dataset left out cases.
 */
export function makeSuite(
  name: string,
  revision: string,
  cases: readonly Case[],
  files: readonly string[],
  partial: boolean,
  notices: readonly Notice[] = [],
): Suite {
  const sorted = cases.toSorted((a, b) => compareCodePoints(a.id, b.id));
  const digest = digestValue({
    name,
    revision,
    cases: sorted.map((subject) => [subject.id, subject.digest]),
  });
  return { name, revision, digest, cases: sorted, files, partial, notices };
}

/** Returns the case as the suite has it. Reports an id or intent that can't be a key of reports. */
function readCase(
  written: SuiteCase,
  document: Document,
  casePointer: string,
  problems: Problem[],
): Case {
  const place = { file: document.file, line: document.lineOf(casePointer) };
  const report: AddCaseProblem = (pointerInCase, message) => {
    const pointer = `${casePointer}${pointerInCase}`;
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
  const isWatched = written.expected === undefined && written.expect_empty !== true;
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
    ...(isWatched && { watched: true as const }),
    place,
  });
}

/** Adds a problem at a JSON pointer within the case, such as `/expected/0`. */
type AddCaseProblem = (pointerInCase: string, message: string) => void;

/** Returns the targets, sorted. Reports repeated ones, and those that can't be read. */
function readTargets(
  written: SuiteCase,
  key: "expected" | "forbidden",
  report: AddCaseProblem,
): readonly Target[] {
  const readEntry = key === "expected" ? readExpectedTarget : readForbiddenTarget;
  const targetByIdentity = new Map<string, Target>();
  for (const [index, entry] of (written[key] ?? []).entries()) {
    const reportEntry = (message: string): void => report(`/${key}/${index}`, message);
    try {
      const target = readEntry(entry);
      const identity = targetIdentity(target);
      if (targetByIdentity.has(identity)) {
        reportEntry(
          `target "${targetLabel(target)}" is already in \`${key}\` of case "${written.id}"; remove one`,
        );
      }
      targetByIdentity.set(identity, target);
    } catch (error) {
      if (!(error instanceof FieldError)) {
        throw error;
      }
      reportEntry(`the target ${error.message} (case "${written.id}")`);
    }
  }
  return [...targetByIdentity.values()].toSorted(compareTargets);
}

/**
 * Returns the case with its digests, and with its targets in Unicode's composed form. `digest` is
 * of everything but the id, the tags, the place and `named_by_query`. The names of the digested
 * keys are part of a digest: they must not be renamed, or all digests change.
 */
export function finishCase(written: CaseContent): Case {
  const subject = {
    ...written,
    expected: written.expected.map(composeTarget),
    // One empty list for all cases saves memory.
    forbidden: written.forbidden.length === 0 ? NONE : written.forbidden.map(composeTarget),
  };
  const {
    id: _id,
    tags: _tags,
    place: _place,
    named_by_query: _named,
    expect_empty: expectEmpty,
    watched,
    reference_answer: referenceAnswer,
    judged_irrelevant: judgedIrrelevant,
    ...otherMembers
  } = subject;
  const digestedContent = {
    expectEmpty,
    // Canonical JSON leaves these out where they are undefined.
    watched,
    referenceAnswer,
    judgedIrrelevant,
    ...otherMembers,
  };
  const digest = digestValue(digestedContent);
  // Not a spread: in Node 20 it would give each case a hidden class of its own, which takes memory.
  return Object.assign({}, subject, { digest, digests: digestCase(subject) });
}

/** Returns the target in Unicode's composed form (NFC), in which results have their names. */
function composeTarget<T extends Target>(target: T): T {
  if (target.kind === "any") {
    return { ...target, members: target.members.map(composeTarget) };
  }
  const name = target.value.normalize("NFC");
  return target.kind === "text" || name === target.value ? target : { ...target, value: name };
}

/** Returns digests that show which part of a case changed since a baseline was recorded. */
function digestCase({
  query,
  params,
  expected,
  expect_empty,
  forbidden,
}: CaseContent): CaseDigests {
  // Empty params are sent as none.
  const hasParams = params !== undefined && Object.keys(params).length > 0;
  const queryDigest = sha256Half(compactCanonical({ query }));
  const ask = hasParams ? sha256Half(compactCanonical({ query, params })) : queryDigest;
  return {
    ask,
    ...(hasParams && { query: queryDigest }),
    targets: digestTargets(expected),
    limits: digestLimits(forbidden, expect_empty),
  };
}

/** Returns NO_LIMITS if anything may come back. */
export function digestLimits(forbidden: readonly Target[], expectEmpty: boolean): string {
  if (!expectEmpty && forbidden.length === 0) {
    return NO_LIMITS;
  }
  return sha256Half(compactCanonical({ expect_empty: expectEmpty, forbidden }));
}

/** Returns the digest of the targets without grades, in the suite's order. */
export function digestTargets(targets: readonly Target[]): string {
  return sha256Half(compactCanonical(targets.map(withoutGrade)));
}

function withoutGrade({ grade: _grade, ...target }: Target): object {
  return "members" in target ? { ...target, members: target.members.map(withoutGrade) } : target;
}

/** Returns the baseline with the rows of renamed cases under their new ids. */
export function useNewIds(baseline: Baseline, suite: SuiteCases): Baseline {
  return renameRows(baseline, matchNewIds(baseline.cases, suite));
}

type SuiteCases = Pick<Suite, "cases">;

/**
 * Returns new ids by old ones: first of cases that are named by their query, such as `reset #2`,
 * which is `reset` when the case before it is removed (matchByContent); then of those whose id was
 * changed in the file though their content is the same.
 */
export function matchNewIds(oldCases: DigestsById, suite: SuiteCases): ReadonlyMap<string, string> {
  return matchAgain(oldCases, matchByContent(oldCases, suite.cases), (movedCases) =>
    matchRenamedCases(movedCases, indexById(suite.cases)),
  );
}

/**
 * Returns new ids by old ones after two steps: `firstIds`, and those that `match` finds when the old
 * cases have these. With `a` -> `b` and then `b` -> `c`, `c` is the new id of `a`.
 */
export function matchAgain(
  oldCases: DigestsById,
  firstIds: ReadonlyMap<string, string>,
  match: (renamedCases: DigestsById) => ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const firstId = (id: string): string => firstIds.get(id) ?? id;
  const lastIds = match(new Map([...oldCases].map(([id, oldCase]) => [firstId(id), oldCase])));
  const newIds = new Map<string, string>();
  for (const oldId of oldCases.keys()) {
    const newId = lastIds.get(firstId(oldId)) ?? firstId(oldId);
    if (newId !== oldId) {
      newIds.set(oldId, newId);
    }
  }
  return newIds;
}

/** Returns the baseline with its rows under new ids, which `ids` has by old ones. */
export function renameRows(baseline: Baseline, ids: ReadonlyMap<string, string>): Baseline {
  if (ids.size === 0) {
    return baseline;
  }
  const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row] as const);
  return { ...baseline, cases: new Map(rows) };
}

function findRepeatedIds(cases: readonly Case[]): readonly Problem[] {
  const firstPlaces = new Map<string, Case["place"]>();
  const problems: Problem[] = [];
  for (const { id, place } of cases) {
    const first = firstPlaces.get(id);
    if (first === undefined) {
      firstPlaces.set(id, place);
      continue;
    }
    const message = `case id "${id}" is taken by ${first.file}:${first.line}; give one of the two another id`;
    problems.push({ file: place.file, pointer: "/cases", line: place.line, message });
  }
  return problems;
}
