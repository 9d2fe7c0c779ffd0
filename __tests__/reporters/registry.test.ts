import { describe, expect, it } from "vitest";
import { REPORTERS } from "../../src/reporters/registry.ts";
import { makePart } from "../helpers/make-part.ts";
import {
  makeErrorReport,
  makeFailingReport,
  makeReport,
  makeRun,
  SPECS,
} from "../helpers/make-report.ts";
import { renderFiles } from "../helpers/rendered.ts";

describe("REPORTERS", () => {
  it("each reporter writes one file, under a name of its own", () => {
    const names = REPORTERS.map((each) => each.file);

    expect([...renderFiles(makeFailingReport({ part: makePart(1, 1, []) })).keys()]).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it("an error report has four files", () => {
    const names = [...renderFiles(makeErrorReport()).keys()];

    expect(names).toEqual(["report.json", "report.html", "summary.md", "junit.xml"]);
  });
});

describe("retriever.log", () => {
  it("retriever.log keeps lines, drops colours, and shows other escapes", () => {
    const log = "\u001b[32mready\u001b[0m\r\nloading\r100%\n::set-output name=verdict::pass\n";
    const files = renderFiles(makeReport({ run: makeRun(SPECS, { log }) }));

    expect(files.get("retriever.log")).toBe(
      "ready\nloading\\u{d}100%\n:\u200b:set-output name=verdict:\u200b:pass\n",
    );
  });

  it("retriever.log is empty if the retriever printed nothing", () => {
    expect(renderFiles(makeReport({ run: makeRun(SPECS, { log: "" }) })).get("retriever.log")).toBe(
      "",
    );
  });
});
