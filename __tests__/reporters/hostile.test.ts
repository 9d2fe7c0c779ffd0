import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { makeHostileReport } from "../helpers/make-report.ts";
import { HOSTILE } from "./hostile-strings.ts";
import { parseCsv } from "./parse-csv.ts";
import { renderFiles, renderText, annotations } from "../helpers/rendered.ts";

/** Returns the text without entities, and without a span that had only one: `<span>&#36;</span>`. */
const withoutEntities = (md: string): string =>
  md.replaceAll(/&#\d+;/g, "").replaceAll("<span></span>", "");

/** Returns the text with characters in place of entities: `@` for `&#64;`. */
const decodeEntities = (md: string): string =>
  md.replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)));

/**
 * Returns the text with controls and lone surrogates written out: `\u{7}` for the bell. Tabs and
 * line ends stay.
 */
const writeOutControls = (text: string): string =>
  text.replaceAll(
    /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );

/** Returns the names of all tags, opening and closing ones. */
const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<\/?([a-z!][^\s>/]*)/gi)].map((match) => match[1].toLowerCase());

describe.each([...HOSTILE])("texts of strangers: %s", (_, text) => {
  const report = makeHostileReport(text);
  const files = renderFiles(report);

  // The one link is ours: what the reference says of the failure.
  const md = files
    .get("summary.md")!
    .replaceAll(
      /<a href="(?:https:\/\/github\.com\/[\w.-]+\/retrieval-eval-gate\/|docs\/reference\/)[^"]*">(\w*)<\/a>/g,
      "$1",
    );

  it("hostile texts make no link, image or mention in summary.md", () => {
    expect(tagsOf(md).filter((tag) => !/^(b|br|code|pre|span|details|summary)$/.test(tag))).toEqual(
      [],
    );

    // GitHub finds structure before it decodes entities: links and emphasis, addresses, and `_` at
    // the edge of a word.
    const structure = /[[\]`*~$\\]|:\/\/|www\.|(?<![a-z0-9])_|_(?![a-z0-9])/i;

    expect(withoutEntities(md)).not.toMatch(structure);

    // It finds references after that: `@user`, `a@b.c`, `#7` and `GH-7`.
    const references = /(^|[^\w])@\w|\w@[\w-]+\.\w|(^|[^&])#\d|\bGH-\d/i;

    expect(decodeEntities(md)).not.toMatch(references);
  });

  it("hostile texts break no table of summary.md and make no heading in it", () => {
    const lines = md.split("\n");
    // The cells of the first line of a table, its head; 0 outside of a table.
    let headCells = 0;
    for (const line of lines) {
      const cells = line.startsWith("|") ? line.split("|").length : 0;
      headCells = cells === 0 ? 0 : headCells || cells;

      expect(cells, line).toBe(headCells);
    }

    // The one line is our own heading.
    expect(lines.filter((line) => /^(#|-{3}|={3}|>|```)/.test(line))).toHaveLength(1);
  });

  it("hostile texts start no formula in cases.csv and keep its columns", () => {
    const rows = parseCsv(files.get("cases.csv")!);

    // The heading and two cases.
    expect(rows).toHaveLength(3);

    for (const row of rows) {
      expect(row).toHaveLength(rows[0].length);
      for (const cell of row) {
        if (!/^-?\d+(\.\d+)?$/.test(cell)) {
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        }
      }
    }
  });

  it("cases.csv has the text as the first case's query, with controls written out", () => {
    const [, firstCase] = parseCsv(files.get("cases.csv")!);

    // An apostrophe stands before what would start a formula.
    const shownText = writeOutControls(text);
    expect([shownText, `'${shownText}`]).toContain(firstCase![2]);
  });

  it("hostile texts leave junit.xml well-formed with the same tests", () => {
    const xml = files.get("junit.xml")!;

    expect(XMLValidator.validate(xml)).toBe(true);

    const parsed: { testsuites: { "@_tests": string; testsuite: { testcase: unknown[] }[] } } =
      new XMLParser({ ignoreAttributes: false }).parse(xml);
    const tests = parsed.testsuites.testsuite.flatMap((suite) => suite.testcase);

    expect(tests).toHaveLength(Number(parsed.testsuites["@_tests"]));
  });

  it("hostile texts write no command for the runner or the terminal", () => {
    const shownTexts = [
      renderText(report, { color: false, width: 100, reportPath: text }),
      files.get("retriever.log")!,
    ].join("");

    for (const line of shownTexts.split("\n")) {
      expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
    }
  });

  it("hostile texts keep the columns of the TREC files", () => {
    for (const line of files.get("run.trec")!.trimEnd().split("\n")) {
      expect(line.split(/\s+/u)).toHaveLength(6);
    }
    for (const line of files.get("qrels.trec")!.trimEnd().split("\n")) {
      expect(line.split(/\s+/u)).toHaveLength(4);
    }
  });

  it("hostile texts keep annotations within the runner's limits", () => {
    const all = annotations(report);

    expect(all.filter((each) => each.level === "error").length).toBeLessThanOrEqual(10);
    for (const each of all) {
      expect(each.message.length).toBeLessThan(4_096);
      expect(each.message.split("\n").join("") + each.title).not.toMatch(
        /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
      );
    }
  });

  it("hostile texts come back from report.json unchanged", () => {
    const parsed: { cases: { query: string }[]; receipt: { suite: { name: string } } } = JSON.parse(
      files.get("report.json")!,
    );

    expect(parsed.cases[0].query).toBe(text);
    expect(parsed.receipt.suite.name).toBe(text);
  });
});
