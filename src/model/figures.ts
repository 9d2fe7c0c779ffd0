import type { Value } from "./scores.ts";
import type { Definition } from "./config.ts";

const FIRST_ROWS = 16;
const MOST_ROWS = 4096;
/** How many different rows are remembered to be shared. Most suites have far fewer. */
const MOST_SHARED = 4096;

/** The metric names that all cases of a run share, and their values: arrays of rows. */
export class FigureNames {
  readonly list: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** The rows made so far, by their values as text. */
  readonly #figuresByValues = new Map<string, Figures>();
  /** The first `#used` numbers are taken. */
  #rows = new Float64Array();
  #used = 0;

  constructor(list: readonly string[]) {
    this.list = list;
    this.places = new Map(list.map((name, at) => [name, at]));
  }

  /** Cases with the same values mostly get the same object. */
  makeFigures(values: readonly Value[]): Figures {
    const valuesText = values.join();
    const figures = this.#figuresByValues.get(valuesText) ?? new Figures(this, values);
    if (this.#figuresByValues.size < MOST_SHARED) {
      this.#figuresByValues.set(valuesText, figures);
    }
    return figures;
  }

  /**
   * Copies the values into an array that rows share; returns it, and where they start. NaN stands
   * for null. Throws RangeError for a value that is NaN. Only for the constructor of Figures.
   */
  writeRow(values: readonly Value[]): readonly [rows: Float64Array, at: number] {
    const width = this.list.length;
    if (this.#used + width > this.#rows.length) {
      // Twice as many rows as the array before has, which is full.
      const doubledRows = (2 * this.#used) / Math.max(1, width);
      const rowCount = Math.min(MOST_ROWS, Math.max(FIRST_ROWS, doubledRows));
      this.#rows = new Float64Array(rowCount * width);
      this.#used = 0;
    }
    const at = this.#used;
    for (const [place, value] of values.entries()) {
      if (Number.isNaN(value)) {
        throw new RangeError(`${this.list[place]} is no number`);
      }
      // Adding 0 makes -0 a 0.
      this.#rows[at + place] = value === null ? Number.NaN : value + 0;
    }
    this.#used += width;
    return [this.#rows, at];
  }
}

/** Used as a Map, but needs far less memory: an index into an array that it shares. */
export class Figures implements ReadonlyMap<string, Value> {
  readonly #names: FigureNames;
  readonly #rows: Float64Array;
  /** Where its row starts in the array. */
  readonly #at: number;

  /** Only for `FigureNames.makeFigures`. */
  constructor(names: FigureNames, values: readonly Value[]) {
    this.#names = names;
    [this.#rows, this.#at] = names.writeRow(values);
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

export function documentGain(grade: number, { gain }: Pick<Definition, "gain">): number {
  return gain === "exponential" ? 2 ** grade - 1 : grade;
}
