/** Where a rule or figure holds: over all cases, or over a named part of them. */
import type { Buckets } from "./scores.ts";

export type Scope =
  | { readonly kind: "overall" }
  | { readonly kind: "intent"; readonly name: string }
  | { readonly kind: "tag"; readonly name: string };

export const OVERALL: Scope = { kind: "overall" };

export function intentScope(name: string): Scope {
  return { kind: "intent", name };
}

/** As report.json and cases.csv write it: `overall`, `intent:howto`. Two scopes are the same where their texts are. */
export function scopeText(scope: Scope): string {
  return scope.kind === "overall" ? "overall" : `${scope.kind}:${scope.name}`;
}

export function sameScope(a: Scope, b: Scope): boolean {
  if (a.kind === "overall" || b.kind === "overall") return a.kind === b.kind;
  return a.kind === b.kind && a.name === b.name;
}

/** Whether a case counts in the scope. Cases have no tags: none is in a tag's scope. */
export function covers(scope: Scope, { intent }: { readonly intent: string }): boolean {
  return scope.kind === "overall" || (scope.kind === "intent" && scope.name === intent);
}

const byIntent = new WeakMap<object, ReadonlyMap<string, readonly unknown[]>>();

/**
 * Of a list that never changes, what counts in the scope, in its order. The list is looked through once, however many
 * intents are asked for: a suite may have thousands.
 */
export function inScope<T>(all: readonly T[], scope: Scope, intentOf: (each: T) => string): readonly T[] {
  if (scope.kind === "overall") return all;
  if (scope.kind === "tag") return [];
  let known = byIntent.get(all);
  if (known === undefined) byIntent.set(all, (known = groupBy(all, intentOf)));
  // Made of this very list, with the one meaning that `intentOf` has for it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (known.get(scope.name) ?? []) as readonly T[];
}

/** The cases of a suite, a score or a baseline that count in the scope. */
export function casesIn<T extends { readonly intent: string }>(
  all: readonly T[],
  scope: Scope,
): readonly T[] {
  return inScope(all, scope, ({ intent }) => intent);
}

/** `Map.groupBy` came with Node 21. */
export function groupBy<K, T>(all: readonly T[], keyOf: (each: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const own = groups.get(key);
    if (own === undefined) groups.set(key, [each]);
    else own.push(each);
  }
  return groups;
}

/** What belongs to the scope; undefined where there is nothing of it. */
export function bucketAt<T>(buckets: Buckets<T> | undefined, scope: Scope): T | undefined {
  if (scope.kind === "overall") return buckets?.overall;
  return scope.kind === "intent" ? buckets?.by_intent.get(scope.name) : undefined;
}

/** Overall first, then by intent, in the order of the buckets. */
export function scopesOf(buckets: Buckets<unknown> | undefined): readonly Scope[] {
  return [OVERALL, ...[...(buckets?.by_intent.keys() ?? [])].map(intentScope)];
}
