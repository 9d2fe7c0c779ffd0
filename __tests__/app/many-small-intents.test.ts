/** Hundreds of intents of one case each, named in scripts other than ASCII. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { parseCsv } from "../reporters/parse-csv.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";
import { gateIn } from "./run-gate.ts";
import { renderText, annotations } from "../helpers/rendered.ts";

const COUNT = 600;
const WORDS = ["検索", "für", "поиск", "खोज", "بحث"];
/** The intent of case i. */
const intentOf = (i: number): string => `${WORDS[i % WORDS.length]}-${i}`;
const cases = Array.from({ length: COUNT }, (_, i) => ({
  id: `c${i}`,
  query: `query ${i}`,
  intent: intentOf(i),
  tags: [WORDS[i % WORDS.length]],
  expected: [{ id: `doc-${i}` }],
}));
/** A recorded run in TREC format that finds every document. */
const RUN = cases.map(({ id }, i) => `${id} Q0 doc-${i} 1 1 x\n`).join("");
const retriever = { kind: "run", path: "run.trec" };
const CONFIG = { config: "retrieval-gate.json" };

it("gate reports 600 small intents in full, without a notice for each", async () => {
  const folder = workspace({
    // The folder looks like a repository, but git can read none of it: the notice is `head_only`.
    ".git/HEAD": "",
    "suite.json": suiteFile("s", cases),
    "run.trec": RUN,
    // An intent that the config names is gated, even if it is small.
    "retrieval-gate.json": configFile({
      retriever,
      gate: { intents: { [intentOf(0)]: { "recall@10": { floor: 1 } } } },
    }),
  });
  const recorded = await gateIn(folder, { ...CONFIG, command: "record" });
  expect(recorded.report.failure).toBeNull();

  const { report, reportDir } = await gateIn(folder, CONFIG);

  expect(report.failure).toBeNull();
  expect(report.verdict.verdict).toBe("pass");
  expect(report.verdict.checks.map(({ scope }) => scope)).toContainEqual({
    kind: "intent",
    name: intentOf(0),
  });

  // Nothing grows with the number of intents: no text, notice or annotation.
  const text = renderText(report, { color: false, width: 120, reportPath: null });

  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(10);
  expect(report.verdict.notices.map(({ code }) => code)).toEqual(["head_only"]);
  expect(annotations(report)).toEqual([]);

  // The files are sound, and have every intent.
  const readReportFile = (file: string): string => readFileSync(path.join(reportDir, file), "utf8");
  const [header, ...rows] = parseCsv(readReportFile("cases.csv"));
  const intents = rows.map((row) => row[header!.indexOf("intent")]);

  expect(intents.toSorted()).toEqual(cases.map(({ intent }) => intent).toSorted());
  expect(XMLValidator.validate(readReportFile("junit.xml"))).toBe(true);
  expect(existsSync(path.join(reportDir, "baseline.json"))).toBe(true);
  expect(Buffer.byteLength(readReportFile("summary.md"))).toBeLessThan(1_000_000);
});

// A space, a dash in front, none, a colon, a space without width, and one character more than 80.
it.each(["two words", "-first", "", "a:b", "a\u200bb", "a".repeat(81)])(
  "gate refuses the intent %j",
  async (intent) => {
    const folder = workspace({
      ".git/HEAD": "",
      "suite.json": suiteFile("s", [{ ...cases[0], intent }]),
      "run.trec": RUN,
      "retrieval-gate.json": configFile({ retriever }),
    });

    const { report } = await gateIn(folder, CONFIG);

    expect(report.failure).toMatchObject({ code: "invalid_suite" });
    expect(report.failure!.problems.map(({ pointer }) => pointer)).toEqual(["/cases/0/intent"]);
  },
);
