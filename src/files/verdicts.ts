/** The judge's cache: JSON Lines of verdicts, each under the SHA-256 of what was asked. */
import { GateError } from "../errors.ts";
import type { StoredVerdict } from "../model/answers.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import { compareCodePoints } from "../model/order.ts";
import type { Problem } from "../model/problem.ts";
import { jsonObjects } from "./formats/lines.ts";
import { type Root, readText } from "./read.ts";
import { checkSchema, invalid } from "./validate.ts";

/** Empty where there is no such file. Throws invalid_verdicts with every line that is wrong, and as readText. */
export function loadVerdicts(root: Root, file: string): ReadonlyMap<string, StoredVerdict> {
  const text = textOf(root, file);
  const verdicts = new Map<string, StoredVerdict>();
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  jsonObjects({ file, text }, problems, (value, line) => {
    const read = checkLine(file, value, line, problems);
    if (read === null) return;
    const earlier = verdicts.get(read.key);
    // Two branches that were merged may both have asked: that is no trouble where the answer was one.
    if (earlier !== undefined && compactCanonical(earlier) !== compactCanonical(read)) {
      const message = `key ${read.key} has another verdict on line ${lines.get(read.key)}; remove one of the two`;
      problems.push({ file, line, message });
    }
    verdicts.set(read.key, read);
    lines.set(read.key, line);
  });
  if (problems.length > 0) throw invalid("invalid_verdicts", "judge.cache", file, problems);
  return verdicts;
}

function textOf(root: Root, file: string): string {
  try {
    return readText(root, file, "judge.cache").text;
  } catch (error) {
    if (error instanceof GateError && error.code === "file_not_found") return "";
    throw error;
  }
}

function checkLine(file: string, value: unknown, line: number, problems: Problem[]): StoredVerdict | null {
  try {
    return checkSchema({ file, value, digest: "", lineOf: () => line }, "verdicts") as StoredVerdict;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

/** One line a verdict, by key: the same verdicts are the same bytes, and two branches rarely touch the same place. */
export function verdictLines(verdicts: Iterable<StoredVerdict>): string {
  return [...verdicts]
    .toSorted((a, b) => compareCodePoints(a.key, b.key))
    .map((each) => `${compactCanonical(each)}\n`)
    .join("");
}
