import { expect, test } from "vitest";
import { probeLosses } from "../../../src/gate/explain/explain.ts";
import type { Decided } from "../../../src/gate/pairs.ts";
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
