/**
 * Which targets a result covers. Exact, or by whole trailing components; never by substring, so that `a.rs` does not
 * match `src/data.rs`.
 */
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import type { Target } from "../model/suite.ts";
import { coversPassage, normaliseText } from "./text.ts";

/** ASCII only: locale rules would make the same suite match differently on another machine. */
function fold(text: string, caseSensitive: boolean): string {
  return caseSensitive ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function normalisePath(path: string, caseSensitive: boolean): string {
  return fold(path.replaceAll("\\", "/").replace(/^(\.\/)+/, ""), caseSensitive);
}

const QUALIFIED_SEPARATORS = ["::", ".", "#", "/"] as const;

/** A hit with everything that targets are compared with, normalised once. */
export interface MatchableHit {
  readonly docId: string;
  readonly path: string | undefined;
  readonly name: string | undefined;
  readonly qualifiedName: string | undefined;
  readonly text: string | undefined;
}

export function matchable(hit: Hit, definition: Definition, needsText: boolean): MatchableHit {
  const sensitive = definition.case_sensitive;
  return {
    docId: hit.docId,
    path: hit.path === undefined ? undefined : normalisePath(hit.path, sensitive),
    name: hit.name === undefined ? undefined : fold(hit.name, sensitive),
    qualifiedName: hit.qualifiedName === undefined ? undefined : fold(hit.qualifiedName, sensitive),
    text: needsText && hit.text !== undefined ? normaliseText(hit.text) : undefined,
  };
}

export type Matcher = (hit: MatchableHit) => boolean;

/** Compiles a target into a test of one hit. */
export function matcher(target: Target, definition: Definition): Matcher {
  const sensitive = definition.case_sensitive;
  const path = normalisePath(target.value, sensitive);
  const word = fold(target.value, sensitive);
  const byPath: Matcher = (hit) =>
    hit.path !== undefined && (hit.path === path || hit.path.endsWith(`/${path}`));
  const byName: Matcher = (hit) => hit.name === word;
  const byQualified: Matcher = (hit) => {
    const full = hit.qualifiedName;
    if (full === undefined) return false;
    return full === word || QUALIFIED_SEPARATORS.some((separator) => full.endsWith(separator + word));
  };
  const byId: Matcher = (hit) => hit.docId === target.value;
  switch (target.kind) {
    case "path":
      return byPath;
    case "name":
      return byName;
    case "qualified_name":
      return byQualified;
    case "id":
      return byId;
    case "hint":
      return (hit) => byId(hit) || byPath(hit) || byName(hit) || byQualified(hit);
    case "text": {
      const passage = normaliseText(target.value);
      return (hit) => hit.text !== undefined && coversPassage(hit.text, passage, definition.text);
    }
  }
}
