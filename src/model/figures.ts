import type { Value } from "./scores.ts";

/** What cases have in common: their metrics' names, each with its place. */
export class FigureNames {
  readonly list: readonly string[];
  readonly places: ReadonlyMap<string, number>;

  constructor(list: readonly string[]) {
    this.list = list;
    this.places = new Map(list.map((name, at) => [name, at]));
  }
}

/**
 * A case's values by metric name. To its readers it is a Map; in memory it is a list, a third as large, because all
 * cases share one list of names.
 */
export class Figures implements ReadonlyMap<string, Value> {
  readonly #names: FigureNames;
  readonly #values: readonly Value[];

  /** `values` in the order of the names. */
  constructor(names: FigureNames, values: readonly Value[]) {
    this.#names = names;
    this.#values = values;
  }

  /** The same values under other names; of two that become one the later holds. */
  under(rename: (names: FigureNames) => FigureNames): Figures {
    const names = rename(this.#names);
    if (names.places.size === names.list.length) return new Figures(names, this.#values);
    const unique = new Map(names.list.map((name, at) => [name, this.#values[at]!]));
    return new Figures(new FigureNames([...unique.keys()]), [...unique.values()]);
  }

  get size(): number {
    return this.#values.length;
  }

  get(name: string): Value | undefined {
    const place = this.#names.places.get(name);
    return place === undefined ? undefined : this.#values[place];
  }

  has(name: string): boolean {
    return this.#names.places.has(name);
  }

  keys(): MapIterator<string> {
    return this.#names.list.values();
  }

  values(): MapIterator<Value> {
    return this.#values.values();
  }

  *entries(): MapIterator<[string, Value]> {
    for (const [at, name] of this.#names.list.entries()) yield [name, this.#values[at]!];
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(act: (value: Value, name: string, all: ReadonlyMap<string, Value>) => void): void {
    for (const [name, value] of this) act(value, name, this);
  }
}

/** The values of an object by its members' names. */
export function figuresOf(record: Readonly<Record<string, Value>>, kinds: FigureKinds): Figures {
  return new Figures(kinds.of(Object.keys(record)), Object.values(record));
}

/** Gives cases with the same names the same list of them. */
export class FigureKinds {
  #last = new FigureNames([]);
  readonly #known = new Map<string, FigureNames>();

  of(names: readonly string[]): FigureNames {
    const { list } = this.#last;
    if (list.length === names.length && list.every((name, at) => name === names[at])) return this.#last;
    const key = JSON.stringify(names);
    const found = this.#known.get(key) ?? new FigureNames(names);
    this.#known.set(key, found);
    return (this.#last = found);
  }
}
