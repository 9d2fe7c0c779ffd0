import { expect, test } from "vitest";
import { churnReport, explain, probeLosses } from "../../../src/gate/explain/explain.ts";
import { decide } from "../../../src/gate/decide.ts";
import type { Decided } from "../../../src/gate/pairs.ts";
import type { Notice } from "../../../src/model/notice.ts";
import type { CaseRun } from "../../../src/model/run.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../../helpers/make.ts";

const config = configOf({ k: 2 });
const ids = Array.from({ length: 60 }, (_, n) => `c${String(n).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id) => makeCase(id)));

/** All found their document before. */
function judged(answer: (id: string, at: number) => CaseRun): Decided {
  const found = runOf(ids.map((id) => answered(id, hitsOf(`${id}-doc`, "a"))));
  const run = runOf(ids.map(answer));
  const policy = { config, suite, baseline: baselineOf(config, suite, found) };
  return { policy, scores: scoresOf(config, suite, run), run };
}

async function asked(head: Decided, base: Decided | null = null): Promise<readonly string[]> {
  const seen: string[] = [];
  await probeLosses(head, base, (cases, k) => {
    expect(k).toBe(20);
    seen.push(...cases.map(({ id }) => id));
    return Promise.resolve({ answers: [], failure: null });
  });
  return seen;
}

const lost = (id: string): CaseRun => answered(id, hitsOf("a", "b"));
const kept = (id: string): CaseRun => answered(id, hitsOf(`${id}-doc`, "b"));

test("an answer that failed, or is empty or short, is not asked for more", async () => {
  const answers = [failedRun("c00"), answered("c01", []), answered("c02", hitsOf("a")), lost("c03")];
  expect(await asked(judged((id, at) => answers[at] ?? kept(id)))).toEqual(["c03"]);
});

test("the worst 50 are asked for, those of the base alone after the head's", async () => {
  expect(await asked(judged(lost))).toEqual(ids.slice(0, 50));
  const head = judged((id, at) => (at < 2 ? lost(id) : kept(id)));
  const base = judged((id, at) => (at < 4 ? lost(id) : kept(id)));
  expect(await asked(head, base)).toEqual(["c00", "c01", "c02", "c03"]);
});

test("nor in the same run that fails, where nothing may be left to ask", async () => {
  const answers = [failedRun("c00"), answered("c01", []), answered("c02", hitsOf("a"))];
  const explained = async (
    more: (id: string) => CaseRun,
  ): Promise<[readonly string[], readonly Notice[]]> => {
    const seen: string[] = [];
    const head = judged((id, at) => answers[at] ?? more(id));
    const verdict = decide(head.policy, head.scores, head.run);
    expect(verdict.verdict).toBe("fail");
    const found = await explain(verdict, { head, base: null }, (cases) => {
      seen.push(...cases.map(({ id }) => id));
      return Promise.resolve({ answers: cases.map(() => ({ ranks: [null], returned: 2 })), failure: null });
    });
    return [seen, found.verdict.notices.filter(({ code }) => code.startsWith("probe_"))];
  };
  expect(await explained(kept)).toEqual([[], []]);
  // One list of no more than k.
  expect(await explained((id) => (id === "c03" ? lost(id) : kept(id)))).toEqual([
    ["c03"],
    [{ code: "probe_capped", cases: 1, k: 2 }],
  ]);
});

test("churn is told by overlaps alone, at k and at the cutoffs that the config names", () => {
  const own = configOf({ k: 2, metrics: ["recall@1", "jaccard@1", "error_rate"] });
  const head = judged(kept);
  const report = churnReport({ ...head, policy: { ...head.policy, config: own } })!;
  // One of three documents is in both lists of two; the first is the same.
  expect([...report.overall].map(([name]) => name)).toEqual(["jaccard@2", "rbo@2", "jaccard@1"]);
  expect(report.overall.get("jaccard@2")).toBeCloseTo(1 / 3, 12);
  expect(report.overall.get("jaccard@1")).toBe(1);
});
