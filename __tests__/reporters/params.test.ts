/** What was sent with a query stands where the case stands: without it the same can't be asked again. */
import { expect, test } from "vitest";
import { renderText } from "../../src/reporters/text.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { pageData, renderCasesCsv, renderJunitXml } from "../helpers/rendered.ts";

const plain = makeFailingReport();
const params = { tenant: "acme", filters: { lang: "en" } };
const cases = plain.inputs!.suite.cases.map((each) =>
  each.id === "install-windows" ? { ...each, params } : each,
);
const report = { ...plain, inputs: { ...plain.inputs!, suite: { ...plain.inputs!.suite, cases } } };

test.each([
  ["cases.csv", renderCasesCsv(report), ',"{""tenant"":""acme"",""filters"":{""lang"":""en""}}",'],
  ["junit.xml", renderJunitXml(report), "&#10;params: {&#34;tenant&#34;:&#34;acme&#34;,"],
  [
    "the text",
    renderText(report, { color: false, width: 100, reportPath: null }),
    '      params {"tenant":"acme","filters":{"lang":"en"}}\n',
  ],
  ["the page", JSON.stringify(pageData(report).cases.map((each) => each.params)), '\\"tenant\\":\\"acme\\"'],
])("%s says it once", (_, text, shown) => {
  expect(text!.split(shown)).toHaveLength(2);
});
