/**
 * Decides which targets a result covers (matches). Paths and qualified names match whole, or by
 * their last components: `data.rs` matches `src/data.rs`, `a.rs` does not.
 */
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import { type SingleTarget, type SpanTarget, type Target, singleTargets } from "../model/suite.ts";
import { passageMatcher, isLongEnough } from "./text.ts";
import { addToList } from "../model/lookup.ts";

/** Returns the text in lower case unless case counts: ASCII letters, so that no locale matters. */
function foldCase(text: string, caseSensitive: boolean): string {
  return caseSensitive ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function normalisePath(path: string, caseSensitive: boolean): string {
  const withSlashes = path.replaceAll("\\", "/");
  return foldCase(withSlashes.replace(/^(\.\/)+/, ""), caseSensitive);
}

/** `Parser.parse` matches `parse`. */
const QUALIFIED_SEPARATORS = ["::", ".", "#", "/"] as const;

/** A result, and its names in the form in which targets are compared with them. */
export interface MatchableHit {
  readonly hit: Hit;
  readonly path: string | undefined;
  readonly name: string | undefined;
  readonly qualified_name: string | undefined;
}

export function normaliseHit(hit: Hit, definition: Definition): MatchableHit {
  const sensitive = definition.case_sensitive;
  return {
    hit,
    path: hit.path === undefined ? undefined : normalisePath(hit.path, sensitive),
    name: hit.name === undefined ? undefined : foldCase(hit.name, sensitive),
    qualified_name:
      hit.qualified_name === undefined ? undefined : foldCase(hit.qualified_name, sensitive),
  };
}

/** Returns `doc_id`, and for a chunk without a path (`id#start-end`) also its document's id. */
export function documentIds({ doc_id: docId, id, path, span }: Hit): readonly string[] {
  return span === undefined || path !== undefined || id === undefined ? [docId] : [docId, id];
}

type Matcher = (hit: MatchableHit) => boolean;

/**
 * Returns the matcher of a target. A hint matches as an id, a path, a name or a qualified name; a
 * file matches a result from a file with its base name, or one whose text covers its text.
 */
export function compileTarget(target: Target, definition: Definition): Matcher {
  switch (target.kind) {
    case "path":
      return byPath(target.value, definition);
    case "name":
      return byName(target.value, definition);
    case "qualified_name":
      return byQualifiedName(target.value, definition);
    case "id":
      return byId(target.value);
    case "hint": {
      const matchers = [byId, byPath, byName, byQualifiedName].map((makeMatcher) =>
        makeMatcher(target.value, definition),
      );
      return (hit) => matchers.some((matches) => matches(hit));
    }
    case "text": {
      const covers = passageMatcher(target.value, definition.text);
      return ({ hit }) => covers(hit);
    }
    case "file": {
      const baseName = target.value.slice(target.value.lastIndexOf("/") + 1);
      const hasFileName = byPath(baseName, definition);
      const covers = passageMatcher(target.text, definition.text);
      return (matchable) => hasFileName(matchable) || covers(matchable.hit);
    }
    case "span":
      return bySpan(target, definition);
    case "cluster":
      return ({ hit }) => hit.cluster === target.value;
    case "glob":
      return byGlob(target.value, definition);
    case "any": {
      const members = target.members.map((member) => compileTarget(member, definition));
      return (hit) => members.some((matches) => matches(hit));
    }
  }
}

/**
 * Returns a function that gives the indexes of the targets that a hit covers, ascending. Ids are
 * looked up in a map, since a case may have very many.
 */
export function compileTargets(
  targets: readonly Target[],
  definition: Definition,
): (hit: MatchableHit) => readonly number[] {
  const targetsById = new Map<string, number[]>();
  const otherMatchers: (readonly [number, Matcher])[] = [];
  for (const [i, target] of targets.entries()) {
    for (const member of singleTargets(target)) {
      if (member.kind === "id") {
        addToList(targetsById, member.value, i);
      } else {
        otherMatchers.push([i, compileTarget(member, definition)]);
      }
    }
  }
  return (matchable) => {
    const ids = documentIds(matchable.hit);
    const covered = new Set(ids.flatMap((id) => targetsById.get(id) ?? []));
    for (const [i, matches] of otherMatchers) {
      if (matches(matchable)) {
        covered.add(i);
      }
    }
    return [...covered].toSorted((a, b) => a - b);
  };
}

function byId(value: string): Matcher {
  return ({ hit }) => documentIds(hit).includes(value);
}

function byPath(value: string, { case_sensitive }: Definition): Matcher {
  const path = normalisePath(value, case_sensitive);
  return (hit) => hit.path !== undefined && (hit.path === path || hit.path.endsWith(`/${path}`));
}

/**
 * Matches the whole path, or the document id without one. `**` stands for any folders; `*` and `?`
 * do not cross a `/`.
 */
function byGlob(value: string, { case_sensitive }: Definition): Matcher {
  const parts = splitGlob(normalisePath(value, case_sensitive));
  return ({ hit, path }) => matchesGlob(parts, path ?? normalisePath(hit.doc_id, case_sensitive));
}

// Splits a glob into wildcards and single characters: `a*/**/b` into `a`, `*`, `/`, `**/`, `b`.
function splitGlob(glob: string): readonly string[] {
  // The parentheses keep the wildcards among the parts.
  const parts = glob.split(/(\*\*\/?|[*?])/u);
  return parts.flatMap((part) => (/^[*?]/.test(part) ? [part] : Array.from(part)));
}

/**
 * Whether the glob (`parts`) matches the whole text. Reads the text once and keeps all places
 * (indexes in `parts`) that the glob could be at, also those behind wildcards that stand for
 * nothing. So the work is at most text × glob: a regular expression could take exponential time.
 */
function matchesGlob(parts: readonly string[], text: string): boolean {
  let places = new Set<number>();
  enterPlace(parts, 0, places);
  for (const character of text) {
    const next = new Set<number>();
    for (const place of places) {
      const part = parts[place];
      // Behind `**/` a name starts, so the glob goes on only after a slash.
      if (part === "**/") {
        next.add(place);
        if (character === "/") {
          enterPlace(parts, place + 1, next);
        }
      } else if (part === "**" || (part === "*" && character !== "/")) {
        enterPlace(parts, place, next);
      } else if (part === character || (part === "?" && character !== "/")) {
        enterPlace(parts, place + 1, next);
      }
    }
    places = next;
  }
  return places.has(parts.length);
}

// Adds a place: the glob may go on with the part of this index. A `*` or `**` there may stand for
// nothing, so the place behind it is added as well: in `?`, `**/`, `b`, place 1 also adds place 2.
function enterPlace(parts: readonly string[], place: number, places: Set<number>): void {
  let at = place;
  places.add(at);
  while (parts[at]?.startsWith("*") === true) {
    at += 1;
    places.add(at);
  }
}

function byName(value: string, { case_sensitive }: Definition): Matcher {
  const name = foldCase(value, case_sensitive);
  return (hit) => hit.name === name;
}

function byQualifiedName(value: string, { case_sensitive }: Definition): Matcher {
  const word = foldCase(value, case_sensitive);
  return ({ qualified_name: full }) =>
    full !== undefined &&
    (full === word || QUALIFIED_SEPARATORS.some((separator) => full.endsWith(separator + word)));
}

/** Matches a chunk that has at least `min_contained` of the span's characters. */
function bySpan(target: SpanTarget, definition: Definition): Matcher {
  const { start, end, value } = target;
  const hasPath = byPath(value, definition);
  return (matchable) => {
    const { span, id } = matchable.hit;
    const isOfDocument = target.by === "path" ? hasPath(matchable) : id === value;
    if (span === undefined || !isOfDocument) {
      return false;
    }
    const sharedLength = Math.min(end, span.end) - Math.max(start, span.start);
    return sharedLength > 0 && isLongEnough(sharedLength, end - start, definition.text);
  };
}

/**
 * Returns a result that stands for the target; for a glob, one whose id is the pattern. The result
 * for a text or a span has no document id, so that no other target matches it by one.
 */
export function hitOfTarget(target: SingleTarget): Hit {
  const { kind, value } = target;
  const hit = { doc_id: value, repeat: false };
  switch (kind) {
    case "hint":
    case "path":
      return { ...hit, path: value };
    case "name":
      return { ...hit, name: value };
    case "qualified_name":
      return { ...hit, qualified_name: value };
    case "cluster":
      return { ...hit, cluster: value };
    case "id":
    case "glob":
      return hit;
    case "text":
      return { ...hit, doc_id: "", text: value };
    case "file":
      return { ...hit, path: value, text: target.text };
    case "span": {
      const spanHit = { ...hit, doc_id: "", span: { start: target.start, end: target.end } };
      return target.by === "path" ? { ...spanHit, path: value } : { ...spanHit, id: value };
    }
  }
}
