/** What a check says that is asked against the baseline and against the accepted state. */
import { expect, it } from "vitest";
import { buildView } from "../../src/messages/view.ts";
import { configOf, hitsOf, makeCase, suiteOf } from "../helpers/make.ts";
import { renderText } from "../helpers/rendered.ts";
import type { Answers } from "../laws/situation.ts";
import { adoptNewBaseline, runGate, recordFirstBaseline } from "../laws/world.ts";

/** Twenty cases. */
const SUITE = suiteOf(...Array.from({ length: 20 }, (_, at) => makeCase(`c${10 + at}`)));
/** With a tolerance of its own for recall, lost queries alone don't fail. */
const CONFIG = configOf({
  gate: {
    significance: "auto",
    metrics: new Map([["recall@10", { tolerance: [{ unit: "absolute", value: 0.01 }] }]]),
  },
  latency: "off",
});

/** Returns answers in which the first cases find nothing. */
function loseFirst(count: number): Answers {
  const entries = SUITE.cases.map(({ id, query }, at) => {
    const hits = hitsOf(at < count ? `${id}-x` : `${id}-doc`, `${id}-y`);
    return [query, { hits, degraded: false, fails: false, pace: 1 }] as const;
  });
  return new Map(entries);
}

it("shows a check once if it fails since acceptance and fell since the baseline", async () => {
  // Four changes lose one query each, and each records a new baseline. One loss alone passes.
  let files = (await recordFirstBaseline(CONFIG, SUITE, loseFirst(0)))!;
  for (const lost of [1, 2, 3, 4]) {
    files = adoptNewBaseline(files, await runGate(files, loseFirst(lost), { base: files }));
  }

  const report = await runGate(files, loseFirst(5), { base: files });

  // One more query than in the baseline: p = 1/2. Five since the first, accepted state: p = 1/32.
  const recall = report.verdict.checks.filter(({ metric }) => metric === "recall@10");
  expect(recall.map(({ reference, state }) => [reference, state])).toEqual([
    ["baseline", "fell"],
    ["accepted", "fail"],
  ]);

  const view = buildView(report);

  expect(view.title).toContain("since the last accepted state");
  expect(view.fell).toEqual([]);
  // Recall, and with it MRR and nDCG.
  expect(view.counts).toMatchObject({ failed: 3, fell: 0 });

  const text = renderText(report, { color: false, width: 120, reportPath: null });

  expect(text).not.toMatch(/not enough to fail|beyond (?:its limit|their limits)/i);
});
