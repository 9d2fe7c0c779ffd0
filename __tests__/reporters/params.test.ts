/** What was sent with a query stands where the case stands: without it nobody can ask the same again. */
import { expect, test } from "vitest";
import { renderText } from "../../src/reporters/text.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { parseCsv } from "./parse-csv.ts";
import { pageData, renderCasesCsv, renderJunitXml } from "../helpers/rendered.ts";

const plain = makeFailingReport();
const params = { tenant: "acme", filters: { lang: "en" } };
const json = '{"tenant":"acme","filters":{"lang":"en"}}';
const suite = {
  ...plain.inputs!.suite,
  cases: plain.inputs!.suite.cases.map((each) =>
    each.id === "install-windows" ? { ...each, params } : each,
  ),
};
const report = { ...plain, inputs: { ...plain.inputs!, suite } };

test("cases.csv has a column for it", () => {
  const [header, ...rows] = parseCsv(renderCasesCsv(report)!);
  const at = header!.indexOf("params");
  expect(rows.filter((row) => row[at] !== "").map((row) => [row[0], row[at]])).toEqual([
    ["install-windows", json],
  ]);
});

test("junit.xml says it below the query", () => {
  expect(renderJunitXml(report)).toMatch(/&#10;params: \{&#?\w+;tenant/);
  expect(renderJunitXml(plain)).not.toContain("params:");
});

test("the text says it below the case", () => {
  expect(renderText(report, { color: false, width: 100, reportPath: null })).toContain(
    `      params ${json}\n`,
  );
});

test("the page has it in the case", () => {
  const found = pageData(report).cases.filter((each) => each.params !== undefined);
  expect(found).toMatchObject([{ id: "install-windows", params: json }]);
});
