/**
 * The outcome matrix: each way a run ends, through the real program, and the laws over all that it
 * says. The lines with a star run with the tests; OUTCOMES=all runs every line of outcomes.txt and
 * every sixth pair of categories. ONLY is a pattern of names.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { CATEGORIES } from "../../src/model/verdict.ts";
import { findBreaches, sentencesOf } from "./laws.ts";
import { PYTHON, testBesidePython } from "../helpers/python.ts";
import { workspace } from "../helpers/workspace.ts";
import {
  type Ending,
  type Outcome,
  followAdvice,
  keepForPictures,
  keepForReader,
  runOutcome,
} from "./run.ts";

const ALL = process.env["OUTCOMES"] === "all";
const ONLY = process.env["ONLY"];
/** GOLDEN=write writes the sentences of the outcomes that ran. */
const WRITES = process.env["GOLDEN"] === "write";
/** Where the outputs of all outcomes are kept for the reader. */
const KEPT = process.env["OUTCOMES_KEPT"] ?? workspace();

const readLines = (file: string): readonly string[] =>
  readFileSync(path.join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => /^[^#]/.test(line));

const splitCells = (line: string): readonly string[] => line.split("|").map((each) => each.trim());
const sentences = new Map<string, readonly string[]>(
  readLines("sentences.txt").map((line) => {
    const [name = "", ...parts] = splitCells(line);
    return [name, parts];
  }),
);

const written = readLines("outcomes.txt").map((line): Outcome & { readonly often: boolean } => {
  const [starred = "", base = "", head = "", how = "", expected = ""] = splitCells(line);
  const name = starred.replace("*", "");
  const often = starred.startsWith("*");
  const sentencesOfName = sentences.get(name);
  return {
    name,
    base,
    head,
    how,
    expected,
    often,
    ...(sentencesOfName === undefined ? {} : { sentences: sentencesOfName }),
  };
});

/** Every sixth pair of categories: what holds of each holds of both. */
function makePairs(): readonly Outcome[] {
  const alone = written.filter(({ name }) => CATEGORIES.some((category) => category === name));
  const joinWords = (one: string, other: string): string =>
    [...new Set(`${one} ${other}`.split(" "))].join(" ");
  const pairs = alone.flatMap((one, i) => alone.slice(i + 1).map((other) => [one, other] as const));
  return pairs
    .filter((_, at) => at % 6 === 0)
    .map(([one, other]) => {
      const both = CATEGORIES.filter(
        (category) => category === one.name || category === other.name,
      );
      return {
        name: `${one.name} and ${other.name}`,
        base: joinWords(one.base, other.base),
        head: joinWords(one.head, other.head),
        how: "pr",
        expected: `1 fail ${both.join(" ")}`,
      };
    });
}

const outcomes = (ALL ? [...written, ...makePairs()] : written.filter(({ often }) => often)).filter(
  ({ name }) => ONLY === undefined || new RegExp(ONLY).test(name),
);

/** Faults that wait for src: a pattern a line. One that matches no fault any more has to go. */
const known = readLines("known.txt").map((line) => new RegExp(line.replace(/\s+#.*/, "")));
const matchedPatterns = new Set<RegExp>();

/** Returns the faults that are not known, and keeps the patterns of those that are. */
const withoutKnown = (name: string, faults: readonly string[]): readonly string[] =>
  faults.filter((fault) => {
    const patterns = known.filter((pattern) => pattern.test(`${name}: ${fault}`));
    patterns.forEach((pattern) => matchedPatterns.add(pattern));
    return patterns.length === 0;
  });

/** Keeps what the run left for the reader, the pictures and, with GOLDEN=write, sentences.txt. */
function keepEnding(name: string, ending: Ending): void {
  keepForPictures(name, ending);
  keepForReader(KEPT, name, ending);
  if (WRITES && sentences.has(name) && ending.report !== null) {
    sentences.set(name, sentencesOf(ending));
  }
}

test.concurrent.each(outcomes.map((outcome) => [outcome.name, outcome] as const))(
  "all outputs of a run agree, and its advice leads to a pass: %s",
  async (name, outcome) => {
    // Most outcomes have one run. `five` has those of five gates of one pull request, which changes
    // the first and the third: the others pass.
    const [first, second, third, ...others] = await runOutcome(outcome);
    const failedAdvice = await followAdvice(outcome, first);
    keepEnding(name, first);

    const changed = [first, third].filter((ending) => ending !== undefined);
    const unchanged = [second, ...others].filter((ending) => ending !== undefined);
    const faults = [
      ...changed.flatMap((ending) => findBreaches(outcome, ending)),
      ...unchanged.flatMap((ending) => findBreaches({ ...outcome, expected: "0 pass" }, ending)),
      ...failedAdvice,
    ];

    expect(withoutKnown(name, faults).join("\n")).toBe("");
  },
);

testBesidePython("a reader finds no output that contradicts another", () => {
  const reader = path.join(import.meta.dirname, "reader.py");

  const { stdout, stderr } = spawnSync(PYTHON, ["-B", reader, KEPT], { encoding: "utf8" });

  expect(`${stdout}${stderr}`).toMatch(/^\d+ outcomes, \d+ laws, 0 violations\n$/);
});

afterAll(() => {
  expect(outcomes.length, `no name in outcomes.txt meets ${ONLY}`).toBeGreaterThan(0);
  if (WRITES) {
    const file = path.join(import.meta.dirname, "sentences.txt");
    const head = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("#"));
    const rows = [...sentences].map(([name, parts]) => [name, ...parts].join(" | ").trimEnd());
    writeFileSync(file, `${[...head, ...rows].join("\n").replaceAll(/(?: \| *)+$/gm, "")}\n`);
  }
  process.stdout.write(`${outcomes.length} outcomes\n`);
  if (ALL && ONLY === undefined) {
    expect(
      known.filter((pattern) => !matchedPatterns.has(pattern)).map(String),
      "known.txt: found no more",
    ).toEqual([]);
  }
});
