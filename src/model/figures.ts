import type { Value } from "./scores.ts";
import type { Definition } from "./config.ts";

const FIRST_ROWS = 16;
const MOST_ROWS = 4096;
/** So many kinds of rows are looked for; in most suites there are far fewer, as ranks are whole numbers. */
const MOST_KNOWN = 4096;

/** What cases have in common: their metrics' names, each with its place, and where the values of the next case go. */
export class FigureNames {
  readonly list: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly #known = new Map<string, Figures>();
  #rows = new Float64Array();
  #used = 0;

  constructor(list: readonly string[]) {
    this.list = list;
    this.places = new Map(list.map((name, at) => [name, at]));
  }

  /** Of a case with these values, in the order of the names; one object for all cases with the same. */
  of(values: readonly Value[]): Figures {
    const key = values.join();
    const figures = this.#known.get(key) ?? new Figures(this, values);
    if (this.#known.size < MOST_KNOWN) {
      this.#known.set(key, figures);
    }
    return figures;
  }

  /** Many cases share one array: of a case there is only the place in it. NaN stands for null. */
  keep(values: readonly Value[]): readonly [rows: Float64Array, at: number] {
    const width = this.list.length;
    if (this.#used + width > this.#rows.length) {
      const rows = Math.min(MOST_ROWS, Math.max(FIRST_ROWS, (2 * this.#used) / Math.max(1, width)));
      this.#rows = new Float64Array(rows * width);
      this.#used = 0;
    }
    const at = this.#used;
    for (const [place, value] of values.entries()) {
      if (Number.isNaN(value)) {
        throw new RangeError(`${this.list[place]} is no number`);
      }
      // No -0: it is written as 0 is.
      this.#rows[at + place] = value === null ? Number.NaN : value + 0;
    }
    this.#used += width;
    return [this.#rows, at];
  }
}

/**
 * A case's values by metric name. To its readers it is a Map; in memory it is a place among the values of many cases,
 * because all share one list of names.
 */
export class Figures implements ReadonlyMap<string, Value> {
  readonly #names: FigureNames;
  readonly #rows: Float64Array;
  readonly #at: number;

  /** For `FigureNames.of`. */
  constructor(names: FigureNames, values: readonly Value[]) {
    this.#names = names;
    [this.#rows, this.#at] = names.keep(values);
  }

  get size(): number {
    return this.#names.list.length;
  }

  #valueAt(place: number): Value {
    const value = this.#rows[this.#at + place];
    return value === undefined || Number.isNaN(value) ? null : value;
  }

  get(name: string): Value | undefined {
    const place = this.#names.places.get(name);
    return place === undefined ? undefined : this.#valueAt(place);
  }

  has(name: string): boolean {
    return this.#names.places.has(name);
  }

  keys(): MapIterator<string> {
    return this.#names.list.values();
  }

  *values(): MapIterator<Value> {
    for (let place = 0; place < this.size; place++) {
      yield this.#valueAt(place);
    }
  }

  *entries(): MapIterator<[string, Value]> {
    for (const [place, name] of this.#names.list.entries()) {
      yield [name, this.#valueAt(place)];
    }
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(act: (value: Value, name: string, all: ReadonlyMap<string, Value>) => void): void {
    for (const [name, value] of this) {
      act(value, name, this);
    }
  }
}

/** What a document of this grade is worth to ndcg. */
export function documentGain(grade: number, { gain }: Pick<Definition, "gain">): number {
  return gain === "exponential" ? 2 ** grade - 1 : grade;
}
