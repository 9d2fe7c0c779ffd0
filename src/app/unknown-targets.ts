/**
 * Refuses a golden file whose expected documents do not exist. With words of titles in place of
 * ids, for example, each case would be recorded as a miss.
 */
import { GateError } from "../errors.ts";
import { normaliseHit, compileTarget } from "../metrics/matching.ts";
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import {
  type NameForm,
  type SingleTarget,
  type Suite,
  singleTargets,
  targetKey,
} from "../model/suite.ts";
import {
  type Renaming,
  continueExpression,
  quoteExpression,
  renameDocuments,
} from "../expressions/expression-text.ts";
import type { CorpusDocument } from "../retrievers/bm25.ts";
import { listNames, pluralise } from "../messages/format.ts";
import { countItems } from "../model/lookup.ts";

interface SearchedCorpus {
  readonly documents: readonly Hit[];
  /** `results`: the corpus is not known, so these are the results of all queries. */
  readonly from: "corpus" | "results";
}

/**
 * Throws `invalid_suite` if the suite's targets come from a field of a golden file, and none of
 * them is one of these documents. The hint says how the documents are called. Does nothing if the
 * targets name no documents (passages).
 */
export function refuseUnknownTargets(
  suite: Suite,
  definition: Definition,
  searched: SearchedCorpus,
): void {
  const source = findSource(suite);
  const targets = listNamedTargets(suite);
  if (source === null || targets.length === 0 || searched.documents.length === 0) {
    return;
  }
  const isDocument = makeDocumentTest(searched.documents, definition);
  if (targets.some(isDocument)) {
    return;
  }
  const labels = targets.map(({ value }) => value);
  const subject =
    targets.length === 1
      ? `the name in \`${source.field}\` is no document`
      : `none of the ${targets.length} names in \`${source.field}\` is a document`;
  const where = searched.from === "corpus" ? "of the corpus" : "in the results of any query";
  throw new GateError(
    "invalid_suite",
    `${subject} ${where}: ${listNames(labels)}`,
    keyAdvice(targets, isDocument) ?? renamingAdvice(source, targets, isDocument, searched),
  );
}

/** Where the names in golden files come from. */
interface Source {
  /** The expression in the config that takes them; `expected` if files have different ones. */
  readonly field: string;
  /** Whether it gives a case a text, a list or a map; null if files differ. */
  readonly form: NameForm | null;
}

/** Returns null if no expression takes targets from a golden file. */
function findSource({ datasets = [] }: Suite): Source | null {
  const takenFrom = datasets.filter(({ expected }) => expected !== null);
  const [field, ...otherFields] = new Set(takenFrom.flatMap(({ expected }) => expected ?? []));
  const [form = null, ...otherForms] = new Set(takenFrom.map((dataset) => dataset.form));
  if (field === undefined) {
    return null;
  }
  if (otherFields.length > 0) {
    return { field: "expected", form: null };
  }
  return { field, form: otherForms.length === 0 ? form : null };
}

/** Returns the documents as hits, which targets can match. None repeats another. */
export function makeHits(documents: readonly CorpusDocument[]): readonly Hit[] {
  return documents.map((document) => ({ ...document, doc_id: document.id, repeat: false }));
}

/**
 * Returns the expected targets, each once. Empty if one is a passage (`text` or `file`): then the
 * suite is not about names alone.
 */
function listNamedTargets({ cases }: Suite): readonly SingleTarget[] {
  const byLabel = new Map<string, SingleTarget>();
  for (const target of cases.flatMap(({ expected }) => expected.flatMap(singleTargets))) {
    if (target.kind === "text" || target.kind === "file") {
      return [];
    }
    byLabel.set(targetKey(target), target);
  }
  return [...byLabel.values()];
}

/** Whether a document matches the target; for a span, whether one is the span's document. */
type DocumentTest = (target: SingleTarget) => boolean;

function makeDocumentTest(documents: readonly Hit[], definition: Definition): DocumentTest {
  const hits = documents.map((hit) => normaliseHit(hit, definition));
  return (target) => {
    const { kind, value, grade } = target;
    const documentTarget = kind === "span" ? { kind: target.by, value, grade } : target;
    return hits.some(compileTarget(documentTarget, definition));
  };
}

const KEYS = ["id", "path", "name", "qualified_name"] as const;

/**
 * Returns what to write if a document has a name under another key than the suite says; else null.
 */
function keyAdvice(targets: readonly SingleTarget[], isDocument: DocumentTest): string | null {
  for (const { kind, value, grade } of targets) {
    const key = KEYS.find((otherKind) => isDocument({ kind: otherKind, value, grade }));
    if (key !== undefined) {
      return `A result has ${JSON.stringify(value)} as its ${key}, and the suite names it as ${kind}. Write \`${key}\` in the expression, or the text alone, which matches both.`;
    }
  }
  return null;
}

/** How many endings and folders are tried: each is looked for in all documents. */
const MOST_TRIED = 20;

/** Returns how to write the names so that they are documents, else how documents are called. */
function renamingAdvice(
  source: Source,
  targets: readonly SingleTarget[],
  isDocument: DocumentTest,
  searched: SearchedCorpus,
): string {
  const { documents, from } = searched;
  const names = documents.map(({ path, doc_id: id }) => path ?? id);
  // The names that the gate makes of texts (run/ranking.ts).
  if (names.every((name) => /^text:[0-9a-f]{12}$/.test(name))) {
    return "The results have neither id nor path, only texts. Send the document's id or path with each result.";
  }
  const best = findBestWay(listWays(names, targets), targets, isDocument);
  if (best !== null) {
    return wayAdvice(best, source, targets.length, searched);
  }
  const otherCause =
    from === "corpus" ? "" : " Or the index holds other documents than the suite is about.";
  // Such as `expected: pages[].{text: @}`. It needs a list, and a single text is none.
  const textExpression = quoteExpression(continueExpression(source.field, "[].{text: @}"));
  const textAdvice =
    source.form === "text"
      ? ""
      : ` For words of the results' texts: \`expected: ${textExpression}\`.`;
  return `Documents are called ${listNames([...new Set(names)].slice(0, 3))}. Words of titles, or parts of names, match no document: write paths or ids.${textAdvice}${otherCause}`;
}

/**
 * Returns for example "With the ending `.md`, 3 names of 4 are documents. Write …". `words` and
 * `renaming` say how names are rewritten, `count` how many of `all` names are documents then.
 */
function wayAdvice(
  { words, renaming, count }: BestWay,
  source: Source,
  all: number,
  { documents, from }: SearchedCorpus,
): string {
  const found = `${words}, ${pluralise(count, "name")} of ${all} ${count === 1 ? "is a document" : "are documents"}.`;
  // The corpus may call its documents otherwise than the search does.
  const corpusNote =
    from === "corpus" ? " If the search returns the names as they are, change nothing." : "";
  const key = documents.some(({ path }) => path !== undefined) ? "path" : "id";
  const expression = renameInExpression(source, renaming, key);
  const advice =
    expression === null
      ? "Write them so in the file."
      : `Write \`expected: ${quoteExpression(expression)}\` beside \`query\` in the suite, or write them so in the file.`;
  return `${found} ${advice}${corpusNote}`;
}

/**
 * Returns the source's expression, changed to give the renamed names. Null if golden files differ,
 * or if no expression can rename so (renameDocuments).
 */
function renameInExpression(
  { field, form }: Source,
  renaming: Renaming,
  key: "path" | "id",
): string | null {
  if ("mark" in renaming) {
    // The expression itself may add the ending: `id.join('', [@, '.md'])` becomes `id`.
    const addition = `.join('', [@, '${renaming.mark}'])`;
    if (field.endsWith(addition)) {
      return field.slice(0, -addition.length);
    }
  }
  return form === null ? null : renameDocuments(field, renaming, form, key);
}

/** A way to write all names otherwise. */
interface Way {
  /** How the sentence about it begins. */
  readonly words: string;
  readonly renaming: Renaming;
}

interface BestWay extends Way {
  /** How many names it makes documents. */
  readonly count: number;
}

/**
 * Returns the ways to try for a name such as `a`, `a.md` or `kb/a`: add an ending of documents
 * (`a.md`), remove one that names have (`a`), add a folder of documents (`kb/a`), or remove all
 * folders (`a`).
 */
function listWays(documents: readonly string[], targets: readonly SingleTarget[]): readonly Way[] {
  const ending = /\.[A-Za-z0-9]{1,8}$/;
  const ways: Way[] = [];
  for (const after of listCommon(documents, ending)) {
    ways.push({ words: `With the ending \`${after}\``, renaming: { before: "", after } });
  }
  const values = targets.map(({ value }) => value);
  for (const mark of listCommon(values, ending)) {
    // The part before the mark.
    ways.push({ words: `Without the ending \`${mark}\``, renaming: { mark, part: 0 } });
  }
  for (const before of listCommon(documents, /^.*\//)) {
    ways.push({ words: `With the folder \`${before}\``, renaming: { before, after: "" } });
  }
  // The part behind the last slash.
  ways.push({ words: "Without their folders", renaming: { mark: "/", part: -1 } });
  return ways;
}

/**
 * Returns the way by which most names are documents, the first of equal ways. Null if no way finds
 * half of them.
 */
function findBestWay(
  ways: readonly Way[],
  targets: readonly SingleTarget[],
  isDocument: DocumentTest,
): BestWay | null {
  let best: BestWay | null = null;
  for (const way of ways) {
    const renamed = targets.map((target) => ({
      ...target,
      value: rename(target.value, way.renaming),
    }));
    const count = renamed.filter(isDocument).length;
    if (2 * count >= targets.length && count > (best?.count ?? 0)) {
      best = { ...way, count };
    }
  }
  return best;
}

/** Returns the name as the expression of the renaming gives it. */
function rename(name: string, renaming: Renaming): string {
  return "mark" in renaming
    ? (name.split(renaming.mark).filter(Boolean).at(renaming.part) ?? name)
    : `${renaming.before}${name}${renaming.after}`;
}

/** Returns what the pattern matches in the names, the commonest first. */
function listCommon(names: readonly string[], pattern: RegExp): readonly string[] {
  const parts = names.flatMap((name) => pattern.exec(name)?.[0] ?? []);
  const byCount = [...countItems(parts)].toSorted((a, b) => b[1] - a[1]);
  return byCount.map(([part]) => part).slice(0, MOST_TRIED);
}
