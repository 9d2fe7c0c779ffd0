import { expect, it } from "vitest";
import { renderBadgeJson } from "../../src/reporters/badge-json.ts";
import { makeErrorReport, makeFailingReport, makeReport } from "../helpers/make-report.ts";

it.each([
  ["pass", makeReport(), "brightgreen", /^pass, recall@10 \d\.\d{3}$/],
  ["fail", makeFailingReport(), "red", /^fail, recall@10 \d\.\d{3}$/],
  ["error", { ...makeErrorReport(), scores: null }, "red", /^error$/],
])("says %s", (_, report, color, message) => {
  expect(JSON.parse(renderBadgeJson(report))).toEqual({
    schemaVersion: 1,
    label: expect.any(String),
    message: expect.stringMatching(message),
    color,
  });
});
