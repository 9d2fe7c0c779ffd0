/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */
import { FORBIDDEN_KEYS } from "./keys.ts";
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { Notice } from "../model/notice.ts";
import type { Problem } from "../model/problem.ts";
import { type Case, type Params, type Suite, type Target, targetLabel } from "../model/suite.ts";
import { parseDocument } from "./document.ts";
import type { WrittenDataset } from "./formats/dataset.ts";
import { readText, type Document } from "./read.ts";
import { checkSchema, invalid } from "./validate.ts";
import { identityOf } from "../metrics/text.ts";

/** As the schema has passed it: exactly one of `cases` and `dataset`. */
type WrittenSuite = {
  readonly name: string;
  readonly revision: string;
} & (
  | { readonly cases: readonly SuiteCase[]; readonly dataset?: never }
  | { readonly cases?: never; readonly dataset: WrittenDataset }
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
  readonly was?: string;
  readonly tags?: readonly string[];
}
type WrittenTarget = string | (Readonly<Record<string, unknown>> & { readonly grade?: number });

export interface LoadedSuite {
  readonly suite: Suite;
  /** SHA-256 of each file as read, those of datasets too. */
  readonly digests: ReadonlyMap<string, string>;
}

/** What one suite file, with its dataset, contributes. */
interface SuiteFile {
  readonly cases: readonly Case[];
  readonly notices: readonly Notice[];
  readonly digests: ReadonlyMap<string, string>;
  readonly partial: boolean;
}

/** Reads and joins suite files (relative to the root). Throws invalid_suite with every problem found. */
export async function loadSuite(root: Root, files: readonly string[]): Promise<LoadedSuite> {
  const documents: Document[] = [];
  for (const file of files)
    documents.push(await parseDocument(readText(root, file, "suite"), "invalid_suite"));
  const written = documents.map((document) => ({
    document,
    suite: checkSchema(document, "suite") as WrittenSuite,
  }));
  const problems: Problem[] = [];
  const parts: SuiteFile[] = [];
  for (const { document, suite } of written) parts.push(await readPart(root, document, suite, problems));
  const cases = parts.flatMap((part) => part.cases);
  const [first, ...others] = written;
  for (const { document, suite } of others) {
    if (suite.name === first!.suite.name && suite.revision === first!.suite.revision) continue;
    const message = `joined suites must agree on name and revision; expected "${first!.suite.name}" and "${first!.suite.revision}"`;
    problems.push({ file: document.file, pointer: "/name", line: document.lineOf("/name"), message });
  }
  problems.push(...repeatedIds(cases), ...wrongFormerIds(cases));
  if (problems.length > 0) throw invalid("invalid_suite", "suite", files.join(", "), problems);
  const digests = new Map(parts.flatMap((part) => [...part.digests]));
  const partial = parts.some((part) => part.partial);
  const notices = parts.flatMap((part) => part.notices);
  return {
    suite: makeSuite(first!.suite.name, first!.suite.revision, cases, [...digests.keys()], partial, notices),
    digests,
  };
}

async function readPart(
  root: Root,
  document: Document,
  suite: WrittenSuite,
  problems: Problem[],
): Promise<SuiteFile> {
  const own = [document.file, document.digest] as const;
  if (suite.dataset === undefined) {
    const cases = suite.cases.map((each, index) => readCase(each, document, `/cases/${index}`, problems));
    return { cases, notices: [], digests: new Map([own]), partial: false };
  }
  // Most suites are written by hand, and pay nothing for the formats.
  const { readDataset } = await import("./formats/dataset.ts");
  const { cases, digests, ...rest } = await readDataset(root, document, suite.dataset, suite.revision);
  return { ...rest, cases: cases.map(finishCase), digests: new Map([own, ...digests]) };
}

export function makeSuite(
  name: string,
  revision: string,
  cases: readonly Case[],
  files: readonly string[],
  partial: boolean,
  notices: readonly Notice[] = [],
): Suite {
  const sorted = cases.toSorted((a, b) => compareCodePoints(a.id, b.id));
  const digest = sha256(
    compactCanonical({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }),
  );
  return { name, revision, digest, cases: sorted, files, partial, notices };
}

function readCase(written: SuiteCase, document: Document, pointer: string, problems: Problem[]): Case {
  const place = { file: document.file, line: document.lineOf(pointer) };
  const targets = (key: "expected" | "forbidden"): readonly Target[] => {
    const list = (written[key] ?? []).map(readTarget);
    const seen = new Set<string>();
    for (const [index, target] of list.entries()) {
      const at = `${pointer}/${key}/${index}`;
      const report = (message: string): void => {
        problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
      };
      const same = identityOf(target);
      if (seen.has(same))
        report(
          `target "${targetLabel(target)}" is already in \`${key}\` of case "${written.id}"; remove one`,
        );
      seen.add(same);
      if (target.kind === "span" && target.end <= target.start)
        report(
          `expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end}`,
        );
    }
    return list.toSorted((a, b) => compareCodePoints(targetLabel(a), targetLabel(b)));
  };
  for (const key of ["id", "intent"] as const) {
    if (!FORBIDDEN_KEYS.has(written[key])) continue;
    const at = `${pointer}/${key}`;
    const message = `"${written[key]}" can't be a name, because reports have names as keys; choose another`;
    problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
  }
  return finishCase({
    id: written.id,
    query: written.query,
    intent: written.intent,
    expected: targets("expected"),
    expect_empty: written.expect_empty === true,
    forbidden: targets("forbidden"),
    critical: written.critical ?? false,
    ...(written.group === undefined ? {} : { group: written.group }),
    ...(written.reference_answer === undefined ? {} : { reference_answer: written.reference_answer }),
    ...(written.params === undefined ? {} : { params: written.params }),
    ...(written.was === undefined ? {} : { was: written.was }),
    ...(written.tags === undefined ? {} : { tags: written.tags }),
    place,
  });
}

/** Adds the digest: everything but the ids, the tags and the place. Its keys are a format of their own: baselines hold the digests. */
export function finishCase(subject: Omit<Case, "digest">): Case {
  const { id: _id, was: _was, tags: _tags, place: _place, expect_empty: expectEmpty, ...content } = subject;
  const { answers_only: answersOnly, reference_answer: referenceAnswer, ...others } = content;
  const { judged_irrelevant: judgedIrrelevant, ...rest } = others;
  const digested = {
    ...rest,
    expectEmpty,
    ...(answersOnly === undefined ? {} : { answersOnly }),
    ...(referenceAnswer === undefined ? {} : { referenceAnswer }),
    ...(judgedIrrelevant === undefined ? {} : { judgedIrrelevant }),
  };
  return { ...subject, digest: sha256(compactCanonical(digested)) };
}

function readTarget(written: WrittenTarget): Target {
  if (typeof written === "string") return { kind: "hint", value: written.trim(), grade: 1 };
  const grade = written.grade ?? 1;
  if (written["span"] !== undefined) return readSpan(written["span"] as WrittenSpan, grade);
  const kind = WRITTEN_KINDS.find((candidate) => written[candidate] !== undefined) ?? "id";
  const value = String(written[kind]);
  return { kind, value: kind === "text" ? value : value.trim(), grade };
}

const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text"] as const;

interface WrittenSpan {
  readonly path?: string;
  readonly id?: string;
  readonly start: number;
  readonly end: number;
}

function readSpan({ path, id, start, end }: WrittenSpan, grade: number): Target {
  const document =
    path === undefined
      ? { by: "id" as const, value: id!.trim() }
      : { by: "path" as const, value: path.trim() };
  return { kind: "span", ...document, start, end, grade };
}

function repeatedIds(cases: readonly Case[]): readonly Problem[] {
  const first = new Map<string, Case>();
  return cases.flatMap((each) => {
    const earlier = first.get(each.id);
    if (earlier === undefined) {
      first.set(each.id, each);
      return [];
    }
    const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; ids are unique across files`;
    return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
  });
}

/** A former id belongs to one case, which has another one now. */
function wrongFormerIds(cases: readonly Case[]): readonly Problem[] {
  const now = new Map(cases.map((each) => [each.id, each]));
  const claimed = new Map<string, Case>();
  return cases.flatMap((each) => {
    if (each.was === undefined) return [];
    const still = now.get(each.was);
    const earlier = claimed.get(each.was);
    claimed.set(each.was, each);
    const other = still ?? earlier;
    if (other === undefined) return [];
    const what = still === undefined ? "is claimed by" : "is still the id of";
    const message = `case "${each.id}": \`was: ${each.was}\` ${what} ${other.place.file}:${other.place.line}; remove one`;
    return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
  });
}
