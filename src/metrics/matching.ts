/**
 * Which targets a result covers. Exact, or by whole trailing components; never by substring, so that `a.rs` does not
 * match `src/data.rs`.
 */
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import { type SpanTarget, type Target, singleTargets } from "../model/suite.ts";
import { passageMatcher, isLongEnough } from "./text.ts";

/** ASCII only: locale rules would make the same suite match differently on another machine. */
function foldCase(text: string, caseSensitive: boolean): string {
  return caseSensitive ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function normalisePath(path: string, caseSensitive: boolean): string {
  return foldCase(path.replaceAll("\\", "/").replace(/^(\.\/)+/, ""), caseSensitive);
}

const QUALIFIED_SEPARATORS = ["::", ".", "#", "/"] as const;

/** A hit with everything that targets are compared with, normalised once. */
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

/** Returns the ids that a hit goes by: its own, and that of its document if it is a chunk named after it. */
export function documentIds({ doc_id: docId, id, path, span }: Hit): readonly string[] {
  return span === undefined || path !== undefined || id === undefined ? [docId] : [docId, id];
}

type Matcher = (hit: MatchableHit) => boolean;

/** Compiles a target into a test of one hit. */
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
      const ways = [byId, byPath, byName, byQualifiedName].map((by) =>
        by(target.value, definition),
      );
      return (hit) => ways.some((matches) => matches(hit));
    }
    case "text": {
      const covers = passageMatcher(target.value, definition.text);
      return ({ hit }) => covers(hit);
    }
    case "file": {
      const named = byPath(target.value.slice(target.value.lastIndexOf("/") + 1), definition);
      const covers = passageMatcher(target.text, definition.text);
      return (hit) => named(hit) || covers(hit.hit);
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

/** The indexes of the targets that a hit covers, ascending. Ids are looked up: a list may have as many targets as results. */
export function compileTargets(
  targets: readonly Target[],
  definition: Definition,
): (hit: MatchableHit) => readonly number[] {
  const ids = new Map<string, readonly number[]>();
  const others: (readonly [number, Matcher])[] = [];
  for (const [i, target] of targets.entries()) {
    for (const member of singleTargets(target)) {
      if (member.kind === "id") {
        ids.set(member.value, [...(ids.get(member.value) ?? []), i]);
      } else {
        others.push([i, compileTarget(member, definition)]);
      }
    }
  }
  return (hit) => {
    const covered = new Set(documentIds(hit.hit).flatMap((id) => ids.get(id) ?? []));
    for (const [i, matches] of others) {
      if (matches(hit)) {
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

/** From the beginning of the path, or of the id where there is none: `**` is any folders, `*` and `?` stay within one. */
function byGlob(value: string, { case_sensitive }: Definition): Matcher {
  const parts = splitGlob(normalisePath(value, case_sensitive));
  return ({ hit, path }) => matchesGlob(parts, path ?? normalisePath(hit.doc_id, case_sensitive));
}

/** Splits a glob into its wildcards and single characters. */
function splitGlob(glob: string): readonly string[] {
  return glob
    .split(/(\*\*\/?|[*?])/u)
    .flatMap((part) => (/^[*?]/.test(part) ? [part] : Array.from(part)));
}

/** Keeps every place of the glob that the text so far can lead to, so the work is at most their product. */
function matchesGlob(parts: readonly string[], text: string): boolean {
  let places = new Set<number>();
  enterPlace(parts, 0, places);
  for (const character of text) {
    const next = new Set<number>();
    for (const place of places) {
      const part = parts[place];
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

/** Adds a place of the glob, and those behind it if its wildcard may stand for nothing. */
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

/** A chunk of the same document that holds at least `min_contained` of the characters. */
function bySpan(target: SpanTarget, definition: Definition): Matcher {
  const { start, end, value } = target;
  const named = byPath(value, definition);
  return (hit) => {
    const { span, id } = hit.hit;
    if (span === undefined || !(target.by === "path" ? named(hit) : id === value)) {
      return false;
    }
    const inside = Math.min(end, span.end) - Math.max(start, span.start);
    return inside > 0 && isLongEnough(inside, end - start, definition.text);
  };
}
