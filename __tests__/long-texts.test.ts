/**
 * Texts of files, answers and servers whose reading once took time with the square of their length,
 * or more.
 */
import { describe, expect, it } from "vitest";
import { splitMix64 } from "../src/decision/random.ts";
import { readTopics } from "../src/files/formats/trec.ts";
import { compileTarget, normaliseHit } from "../src/metrics/matching.ts";
import type { Problem } from "../src/model/problem.ts";
import { textInFence } from "../src/system/json.ts";
import { parseDecimal } from "../src/trec/text.ts";
import { personalKind } from "../src/workbench/suggest/personal-data.ts";
import { suggestKnownItems } from "../src/workbench/suggest/known-items.ts";
import { loadDataset } from "./files/formats/load.ts";
import { definitionOf } from "./helpers/make.ts";

/**
 * The characters of each text. Earlier regular expressions ran for a minute or more on such a text.
 */
const LENGTH = 200_000;
/** Repeats the text up to LENGTH characters. */
const repeat = (text: string): string => text.repeat(LENGTH / text.length);
/** The time limit of each test: a hundred times what it takes. */
const LIMIT = { timeout: 5000 };

/** Returns the problems of a file of topics. */
function topicProblems(text: string): readonly string[] {
  const problems: Problem[] = [];
  readTopics({ file: "topics", text }, problems);
  return problems.map(({ message }) => message);
}

/** Returns the queries that are made from the headings of a document. */
function headings(text: string): readonly string[] {
  const document = { id: "a.md", path: "a.md", title: "", text };
  return suggestKnownItems([document], 1, splitMix64(0)).cases.map(({ query }) => query);
}

describe("topics of 200,000 characters", () => {
  it.each([
    [
      "tags that never end",
      repeat("<top>"),
      ["40000 topics begin and 0 end with </top> or </topic>; expected one end for each"],
    ],
    ["words that are no tags, without a >", repeat("<top "), []],
    ["blanks for a number", `<top><num>${repeat(" ")}</top>`, ["the topic has no <num>"]],
    ["blanks in a number", `<top id="${repeat(" ")}"></top>`, ["the topic has no <num>"]],
  ])("are read in time: %s", LIMIT, (_, text, problems) => {
    expect(topicProblems(text)).toEqual(problems);
  });
});

describe("headings of 200,000 characters", () => {
  it.each([
    ["blanks inside", `# how to${repeat(" ")}install`, ["how to install"]],
    ["marks at the end", `# how to install ${repeat("#")}`, ["how to install"]],
    ["lines as around front matter", `${repeat("---\n")}# how to install\n`, ["how to install"]],
    ["brackets", `# install\n## ${repeat("[a ")}\n`, ["install"]],
  ])("are read in time: %s", LIMIT, (_, text, expected) => {
    expect(headings(text)).toEqual(expected);
  });
});

describe("other texts of 200,000 characters", () => {
  it("200,000 characters are found to be no number in time", LIMIT, () => {
    expect(parseDecimal(`${repeat("1")}x`)).toBeNull();
  });

  it("200,000 characters are found to be no address in time", LIMIT, () => {
    expect(personalKind(`${repeat("ab")}!`)).not.toBe("e-mail");
  });

  it("200,000 characters are found to be in no fence in time", LIMIT, () => {
    expect(textInFence(`\`\`\`json\n${repeat(" ")}x`)).toBeNull();
    expect(textInFence(`\`\`\`${repeat("\n")}`)).toBeNull();
  });

  it("200,000 characters in a cell are read as one document in time", LIMIT, async () => {
    const dataset = { format: "csv", path: "a.csv", intent: "x" };
    // Commas and dots as in a list of paths, which the blanks rule out.
    const name = `${repeat("a.")} b, c.d`;

    const { suite } = await loadDataset(dataset, { "a.csv": `query,expected\nq,"${name}"\n` });

    expect(suite.cases[0]!.expected).toMatchObject([{ value: name }]);
  });
});

it("a glob with eight wildcards is compared with 4,000 characters in time", LIMIT, () => {
  const definition = definitionOf();
  const matches = compileTarget({ kind: "glob", value: "a*a*a*a*a*a*a*a*b", grade: 1 }, definition);
  const path = "a".repeat(4000);

  const isMatch = matches(normaliseHit({ doc_id: path, path, repeat: false }, definition));

  expect(isMatch).toBe(false);
});
