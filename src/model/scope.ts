/** The cases that a rule or a figure is about. */
import { addToList, mapValues } from "./lookup.ts";
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

/** Returns `overall`, `intent:howto`, `tag:rare`. Two scopes are the same if their texts are. */
export function scopeText(scope: Scope): string {
  return scope.kind === "overall" ? "overall" : `${scope.kind}:${scope.name}`;
}

/** The fields of a case, its score or its row in a baseline that say in which scopes it counts. */
export interface BucketMember {
  readonly intent: string;
  readonly tags?: readonly string[];
}

type BucketKind = Exclude<Scope["kind"], "overall">;

function bucketNames({ intent, tags }: BucketMember, kind: BucketKind): readonly string[] {
  return kind === "intent" ? [intent] : (tags ?? []);
}

export function isInScope(scope: Scope, member: BucketMember): boolean {
  return scope.kind === "overall" || bucketNames(member, scope.kind).includes(scope.name);
}

/** By the list that was grouped, then by the name of the intent or tag. */
const groupsByList: Readonly<
  Record<BucketKind, WeakMap<object, ReadonlyMap<string, readonly unknown[]>>>
> = {
  intent: new WeakMap(),
  tag: new WeakMap(),
};

/**
 * Returns the items in the scope. The groups of a list are remembered, since a suite may have
 * thousands of tags: the list must never change, and `memberOf` must be the same in each call.
 */
export function selectInScope<T>(
  items: readonly T[],
  scope: Scope,
  memberOf: (item: T) => BucketMember,
): readonly T[] {
  if (scope.kind === "overall") {
    return items;
  }
  const groupsByKnownList = groupsByList[scope.kind];
  const groups = groupsByKnownList.get(items) ?? groupByName(items, scope.kind, memberOf);
  groupsByKnownList.set(items, groups);
  // The groups were made of this very list, so their items are of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (groups.get(scope.name) ?? []) as readonly T[];
}

export function selectCases<T extends BucketMember>(
  cases: readonly T[],
  scope: Scope,
): readonly T[] {
  return selectInScope(cases, scope, (each) => each);
}

/** Returns the items by intent, or by tag: then an item is in as many groups as it has tags. */
function groupByName<T>(
  items: readonly T[],
  kind: BucketKind,
  memberOf: (item: T) => BucketMember,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const name of bucketNames(memberOf(item), kind)) {
      addToList(groups, name, item);
    }
  }
  return groups;
}

/** Groups items by a key, in their order. Like `Map.groupBy`, which Node has from 21 on. */
export function groupBy<K, T>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    addToList(groups, keyOf(item), item);
  }
  return groups;
}

export function findBucket<T>(buckets: Buckets<T> | undefined, scope: Scope): T | undefined {
  if (scope.kind === "overall") {
    return buckets?.overall;
  }
  return (scope.kind === "intent" ? buckets?.by_intent : buckets?.by_tag)?.get(scope.name);
}

export function listScopes(buckets: Buckets<unknown> | undefined): readonly Scope[] {
  const { by_intent: intents, by_tag: tags } = buckets ?? {};
  return [
    OVERALL,
    ...[...(intents?.keys() ?? [])].map(intentScope),
    ...[...(tags?.keys() ?? [])].map(tagScope),
  ];
}

/**
 * Returns what `make` makes of all cases, and of those of each intent and tag, in code point order.
 * `by_tag` is absent if no case has a tag.
 */
export function makeBuckets<T extends BucketMember, U>(
  cases: readonly T[],
  make: (bucket: readonly T[]) => U,
): Buckets<U> {
  const makeNamedBuckets = (kind: BucketKind): ReadonlyMap<string, U> => {
    const groups = [...groupByName(cases, kind, (member) => member)];
    return mapValues(
      groups.toSorted(([a], [b]) => compareCodePoints(a, b)),
      make,
    );
  };
  const tags = makeNamedBuckets("tag");
  return {
    overall: make(cases),
    by_intent: makeNamedBuckets("intent"),
    ...(tags.size > 0 && { by_tag: tags }),
  };
}

export function mapBuckets<T, U>(
  buckets: Buckets<T>,
  make: (bucket: T, scope: Scope) => U,
): Buckets<U> {
  const { overall, by_intent: byIntent, by_tag: byTag } = buckets;
  return {
    overall: make(overall, OVERALL),
    by_intent: mapValues(byIntent, (bucket, intent) => make(bucket, intentScope(intent))),
    ...(byTag && { by_tag: mapValues(byTag, (bucket, tag) => make(bucket, tagScope(tag))) }),
  };
}
