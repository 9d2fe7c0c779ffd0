/** Where a rule or figure holds: over all cases, or over a named part of them. */
import { compareCodePoints } from "./canonical-json.ts";
import type { Buckets } from "./scores.ts";

export type Scope =
  | { readonly kind: "overall" }
  | { readonly kind: "intent"; readonly name: string }
  | { readonly kind: "tag"; readonly name: string };

export const OVERALL: Scope = { kind: "overall" };

export function intentScope(name: string): Scope {
  return { kind: "intent", name };
}

export function tagScope(name: string): Scope {
  return { kind: "tag", name };
}

/** As report.json and cases.csv write it: `overall`, `intent:howto`, `tag:rare`. Two scopes are the same where their texts are. */
export function scopeText(scope: Scope): string {
  return scope.kind === "overall" ? "overall" : `${scope.kind}:${scope.name}`;
}

export function sameScope(a: Scope, b: Scope): boolean {
  if (a.kind === "overall" || b.kind === "overall") {
    return a.kind === b.kind;
  }
  return a.kind === b.kind && a.name === b.name;
}

/** What says in which scopes a case, its score or its row in a baseline counts: in one intent, and under any number of tags. */
export interface BucketMember {
  readonly intent: string;
  readonly tags?: readonly string[];
}

type BucketKind = Exclude<Scope["kind"], "overall">;

function bucketNames({ intent, tags }: BucketMember, part: BucketKind): readonly string[] {
  return part === "intent" ? [intent] : (tags ?? []);
}

/** Whether a case counts in the scope. */
export function isInScope(scope: Scope, each: BucketMember): boolean {
  return scope.kind === "overall" || bucketNames(each, scope.kind).includes(scope.name);
}

const known: Readonly<
  Record<BucketKind, WeakMap<object, ReadonlyMap<string, readonly unknown[]>>>
> = {
  intent: new WeakMap(),
  tag: new WeakMap(),
};

/**
 * Of a list that never changes, what counts in the scope, in its order. The list is looked through once, however many
 * intents and tags are asked for: a suite may have thousands.
 */
export function inScope<T>(
  all: readonly T[],
  scope: Scope,
  of: (each: T) => BucketMember,
): readonly T[] {
  if (scope.kind === "overall") {
    return all;
  }
  const lists = known[scope.kind];
  let groups = lists.get(all);
  if (groups === undefined) {
    lists.set(all, (groups = groupByName(all, scope.kind, of)));
  }
  // Made of this very list, with the one meaning that `of` has for it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (groups.get(scope.name) ?? []) as readonly T[];
}

/** The cases of a suite, a score or a baseline that count in the scope. */
export function selectCases<T extends BucketMember>(all: readonly T[], scope: Scope): readonly T[] {
  return inScope(all, scope, (each) => each);
}

/** By intent, each in one group; or by tag, where one may be in several, or in none. */
function groupByName<T>(
  all: readonly T[],
  part: BucketKind,
  of: (each: T) => BucketMember,
): ReadonlyMap<string, readonly T[]> {
  const named = all.flatMap((each) => bucketNames(of(each), part).map((name) => ({ name, each })));
  const groups = [...groupBy(named, ({ name }) => name)];
  return new Map(groups.map(([name, own]) => [name, own.map(({ each }) => each)]));
}

/** `Map.groupBy` came with Node 21. */
export function groupBy<K, T>(
  all: readonly T[],
  keyOf: (each: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const own = groups.get(key);
    if (own === undefined) {
      groups.set(key, [each]);
    } else {
      own.push(each);
    }
  }
  return groups;
}

/** What belongs to the scope; undefined where there is nothing of it. */
export function findBucket<T>(buckets: Buckets<T> | undefined, scope: Scope): T | undefined {
  if (scope.kind === "overall") {
    return buckets?.overall;
  }
  return (scope.kind === "intent" ? buckets?.by_intent : buckets?.by_tag)?.get(scope.name);
}

/** Overall first, then by intent and by tag, in the order of the buckets. */
export function listScopes(buckets: Buckets<unknown> | undefined): readonly Scope[] {
  const { by_intent: intents, by_tag: tags } = buckets ?? {};
  return [
    OVERALL,
    ...[...(intents?.keys() ?? [])].map(intentScope),
    ...[...(tags?.keys() ?? [])].map(tagScope),
  ];
}

/** A bucket for each scope of the list, by name in code point order; none by tag where nothing has one. */
export function makeBuckets<T, U>(
  all: readonly T[],
  of: (each: T) => BucketMember,
  make: (bucket: readonly T[], scope: Scope) => U,
): Buckets<U> {
  const parts = (part: BucketKind, scopeOf: (name: string) => Scope): ReadonlyMap<string, U> => {
    const groups = [...groupByName(all, part, of)].toSorted(([a], [b]) => compareCodePoints(a, b));
    return new Map(groups.map(([name, own]) => [name, make(own, scopeOf(name))]));
  };
  const tags = parts("tag", tagScope);
  return {
    overall: make(all, OVERALL),
    by_intent: parts("intent", intentScope),
    ...(tags.size === 0 ? {} : { by_tag: tags }),
  };
}

/** Another thing for each bucket. */
export function mapBuckets<T, U>(
  buckets: Buckets<T>,
  make: (bucket: T, scope: Scope) => U,
): Buckets<U> {
  const parts = (
    own: ReadonlyMap<string, T>,
    scopeOf: (name: string) => Scope,
  ): ReadonlyMap<string, U> =>
    new Map([...own].map(([name, bucket]) => [name, make(bucket, scopeOf(name))]));
  return {
    overall: make(buckets.overall, OVERALL),
    by_intent: parts(buckets.by_intent, intentScope),
    ...(buckets.by_tag === undefined ? {} : { by_tag: parts(buckets.by_tag, tagScope) }),
  };
}
