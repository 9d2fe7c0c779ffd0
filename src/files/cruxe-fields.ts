/** Reads members of cruxe's files, which have no schema of ours: every wrong one is listed with its line. */
import type { Problem } from "../model/problem.ts";
import type { Document } from "./document.ts";
import { escapePointer } from "./keys.ts";
import { nearestWord } from "./nearest-word.ts";

type JsonObject = Readonly<Record<string, unknown>>;

export class Fields {
  readonly #document: Document;
  readonly #problems: Problem[];
  readonly #pointer: string;
  readonly #value: JsonObject;

  private constructor(document: Document, problems: Problem[], pointer: string, value: JsonObject) {
    this.#document = document;
    this.#problems = problems;
    this.#pointer = pointer;
    this.#value = value;
  }

  static of(document: Document, problems: Problem[]): Fields {
    const root = new Fields(document, problems, "", {});
    return new Fields(document, problems, "", root.#objectOr(document.value, ""));
  }

  /** Adds a problem for every member whose name is not in `known`. */
  only(known: readonly string[]): void {
    for (const key of Object.keys(this.#value)) {
      if (known.includes(key)) continue;
      const near = nearestWord(key, known);
      const expected = near === null ? `expected one of ${known.join(", ")}` : `did you mean \`${near}\`?`;
      this.#report(`unknown key "${key}"; ${expected}`, this.#at(key));
    }
  }

  /** The member as an object; an empty one where it is missing. */
  object(key: string, presence: "required" | "optional"): Fields {
    const value = this.#value[key];
    if (value === undefined && presence === "required") this.#report(`\`${key}\` is missing`, this.#pointer);
    const object = value === undefined ? {} : this.#objectOr(value, this.#at(key));
    return new Fields(this.#document, this.#problems, this.#at(key), object);
  }

  /** Each member, which must be an object. */
  objects(): readonly (readonly [string, Fields])[] {
    return Object.keys(this.#value).map((key) => [key, this.object(key, "required")]);
  }

  /** A finite number from `least`; `absent` where it is missing, which is a problem where that is null. */
  number<T extends number | null>(key: string, absent: T, least = 0): number | T {
    const value = this.#value[key];
    if (typeof value === "number" && Number.isFinite(value) && value >= least) return value;
    if (value !== undefined)
      this.#report(`expected a number from ${least}; got ${JSON.stringify(value)}`, this.#at(key));
    else if (absent === null) this.#report(`\`${key}\` is missing`, this.#pointer);
    return absent;
  }

  /** As `number`; null where it is missing. */
  maybe(key: string): number | null {
    return this.#value[key] === undefined ? null : this.number(key, null);
  }

  boolean(key: string, absent: boolean): boolean {
    const value = this.#value[key] ?? absent;
    if (typeof value === "boolean") return value;
    this.#report(`expected true or false; got ${JSON.stringify(value)}`, this.#at(key));
    return absent;
  }

  /** Text that is not blank; empty where it is wrong. */
  text(key: string, expected?: string): string {
    const value = this.#value[key];
    if (typeof value === "string" && value.trim() !== "" && (expected === undefined || value === expected))
      return value;
    const wanted = expected === undefined ? "text that is not blank" : JSON.stringify(expected);
    if (value === undefined) this.#report(`\`${key}\` is missing`, this.#pointer);
    else this.#report(`expected ${wanted}; got ${JSON.stringify(value)}`, this.#at(key));
    return "";
  }

  #objectOr(value: unknown, pointer: string): JsonObject {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as JsonObject;
    this.#report(`expected an object; got ${JSON.stringify(value)}`, pointer);
    return {};
  }

  #at(key: string): string {
    return `${this.#pointer}/${escapePointer(key)}`;
  }

  #report(message: string, pointer: string): void {
    const { file, lineOf } = this.#document;
    this.#problems.push({ file, pointer, line: lineOf(pointer), message });
  }
}
