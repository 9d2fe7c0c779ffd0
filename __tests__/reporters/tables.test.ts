/** cases.csv and junit.xml, read back. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { makeReport } from "../helpers/make-report.ts";
import { OUTCOMES } from "../helpers/report-outcomes.ts";
import { parseCsv } from "./parse-csv.ts";
import { renderCasesCsv, renderJunitXml } from "../helpers/rendered.ts";

it("cases.csv marks a case that was not asked, and leaves its cells empty", () => {
  const report = makeReport();
  const scores = { ...report.scores!, cases: report.scores!.cases.slice(1) };
  const [head, row] = parseCsv(renderCasesCsv({ ...report, scores })!);
  const cellOf = (name: string): string => row![head!.indexOf(name)]!;

  expect(cellOf("error")).toBe("not asked");
  expect(["ranks", "results", "degraded", "recall@10"].map(cellOf)).toEqual(["", "", "", ""]);
});

/**
 * An element of junit-10.xsd, https://github.com/jenkinsci/xunit-plugin: the attributes that it
 * must have and may have, and the elements that may stand in it.
 */
interface Element {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly children: readonly string[];
  /** True if it may have text; white space between elements does not count as text. */
  readonly mixed: boolean;
}

const MESSAGE: Element = { required: [], optional: ["type", "message"], children: [], mixed: true };
const TEXT: Element = { required: [], optional: [], children: [], mixed: true };
/** The elements of junit-10.xsd, by name. */
const JENKINS_SCHEMA: Readonly<Record<string, Element>> = {
  testsuites: {
    required: [],
    optional: ["name", "time", "tests", "failures", "errors"],
    children: ["testsuite"],
    mixed: false,
  },
  testsuite: {
    required: ["name", "tests", "failures", "errors"],
    optional: [
      "group",
      "time",
      "skipped",
      "timestamp",
      "hostname",
      "id",
      "package",
      "file",
      "log",
      "url",
    ],
    children: ["testsuite", "properties", "testcase", "system-out", "system-err"],
    mixed: false,
  },
  testcase: {
    required: ["name"],
    optional: ["time", "classname", "group"],
    children: ["skipped", "error", "failure", "system-out", "system-err"],
    mixed: false,
  },
  failure: MESSAGE,
  error: MESSAGE,
  skipped: MESSAGE,
  "system-out": TEXT,
  "system-err": TEXT,
};
/**
 * The pattern of the type SUREFIRE_TIME in the schema, which testsuites and testsuite have. The
 * schema leaves that of a testcase open; we write the same.
 */
const TIME = /^(?:(?:[0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(?:\.[0-9]*)?$/;

type Node = Readonly<Record<string, unknown>>;

/** Returns what breaks the schema, a sentence each; empty if the XML is valid. */
function schemaBreaches(xml: string): readonly string[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const roots: Node[] = new XMLParser({ ignoreAttributes: false, preserveOrder: true }).parse(xml);
  const elements = roots.filter((node) => !("?xml" in node));
  const [root = {}] = elements;
  const alone = elements.length === 1 && "testsuites" in root ? [] : ["the root is no testsuites"];
  return [...alone, ...elements.flatMap(breachesOf)];
}

/** Returns what breaks the schema in this element and in those within it. */
function breachesOf(node: Node): readonly string[] {
  const name = Object.keys(node).find((key) => key !== ":@")!;
  const rules = JENKINS_SCHEMA[name];
  if (rules === undefined) {
    return [`<${name}> is unknown`];
  }
  const attributes = Object.entries((node[":@"] ?? {}) as Readonly<Record<string, string>>).map(
    ([key, value]) => [key.slice("@_".length), value] as const,
  );
  const names = attributes.map(([key]) => key);
  const children = node[name] as readonly Node[];
  return [
    ...rules.required.filter((key) => !names.includes(key)).map((key) => `<${name}> lacks ${key}`),
    ...names
      .filter((key) => !rules.required.includes(key) && !rules.optional.includes(key))
      .map((key) => `<${name}> has ${key}`),
    ...attributes.flatMap(([key, value]) =>
      key === "time" && !TIME.test(value) ? [`time ${value}`] : [],
    ),
    ...children.flatMap((child) => {
      if ("#text" in child) {
        return rules.mixed || String(child["#text"]).trim() === "" ? [] : [`<${name}> holds text`];
      }
      const inner = Object.keys(child).find((key) => key !== ":@")!;
      return rules.children.includes(inner) ? breachesOf(child) : [`<${name}> holds <${inner}>`];
    }),
  ];
}

describe("junit.xml", () => {
  it.each(Object.keys(OUTCOMES))("junit.xml is valid under Jenkins' schema: %s", (name) => {
    expect(schemaBreaches(renderJunitXml(OUTCOMES[name as keyof typeof OUTCOMES]()))).toEqual([]);
  });
});
