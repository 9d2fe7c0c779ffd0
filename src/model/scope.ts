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
  return scopeText(a) === scopeText(b);
}

/** Whether a case counts in the scope. Cases have no tags: none is in a tag's scope. */
export function covers(scope: Scope, { intent }: { readonly intent: string }): boolean {
  return scope.kind === "overall" || (scope.kind === "intent" && scope.name === intent);
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
