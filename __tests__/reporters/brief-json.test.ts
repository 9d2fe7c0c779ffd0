import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildView } from "../../src/messages/view.ts";
import { renderBrief } from "../../src/reporters/brief-json.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { OUTCOMES } from "../helpers/report-outcomes.ts";
import { makeLargeReport } from "./large-report.ts";

const SCHEMA: object = JSON.parse(
  readFileSync(new URL("../../schemas/brief.schema.json", import.meta.url), "utf8"),
);
const isBrief = new Ajv2020({ strict: true }).compile(SCHEMA);

describe("renderBrief", () => {
  it("the brief of 500 cases with 40 failed checks has at most 4 KB, by its schema", () => {
    // One check of the whole suite, and one in each of 39 intents.
    const report = makeLargeReport(500, 39, "how do I configure the proxy");

    const text = renderBrief(buildView(report), 1, "retrieval-gate-report/docs/report.html");

    const brief: unknown = JSON.parse(text);

    expect(isBrief(brief), JSON.stringify(isBrief.errors)).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4_096);
    expect(brief).toMatchObject({ counts: { queries: 500, failed: 40 } });
  });

  it("says what the report says, and what to run", () => {
    const view = buildView(makeFailingReport());
    const exitCode = 1;
    const page = null;

    const brief: Record<string, unknown> = JSON.parse(renderBrief(view, exitCode, page));

    // `accept` says how to accept the loss, with the command.
    const { title, cause, advice, accept } = view;

    expect(brief).toMatchObject({
      verdict: "fail",
      exit_code: 1,
      title,
      cause,
      advice: `${advice} ${accept}`,
    });
    expect(JSON.stringify(brief["failed_checks"])).toMatch(/^\[.*recall@10.*"now":"0\.808"/);
    expect(JSON.stringify(brief["queries"])).toMatch(/^\[\{"id":"install-windows"/);
  });

  it.each(Object.entries(OUTCOMES))("follows its schema: %s", (_, make) => {
    const view = buildView(make());

    const brief: unknown = JSON.parse(renderBrief(view, 0, null));

    expect(isBrief(brief), JSON.stringify(isBrief.errors)).toBe(true);
  });
});
