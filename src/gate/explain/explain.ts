/** Everything that stands beside a verdict, made after it. What goes wrong here is said, and changes nothing. */
import type { Explanation, Loss, Probe } from "../../model/explanation.ts";
import type { Notice } from "../../model/notice.ts";
import type { Category, Verdict } from "../../model/verdict.ts";
import { type Probed, explainLoss, sharesOf, wantsProbe } from "./causes.ts";
import { withEvidence } from "./checks-evidence.ts";
import { churnReport } from "./churn-report.ts";
import { holesOf } from "./holes.ts";
import type { Judgement } from "./judgement.ts";
import { type LossFacts, lossFacts } from "./loss-facts.ts";

/** How much more a lost case is asked for. */
const DEEPER = 10;
/** The worst cases that are asked again. */
const MOST_PROBED = 50;

export interface Explained {
  /** The same verdict, with evidence beside its checks and what the probe ran into among its notices. */
  readonly verdict: Verdict;
  readonly explanation: Explanation;
}

export async function explain(
  verdict: Verdict,
  { head, base }: { readonly head: Judgement; readonly base: Judgement | null },
  probe: Probe | null,
): Promise<Explained> {
  const lost = lostCases(head, base);
  const asked = probe !== null && failedInQuality(verdict) ? await askDeeper(lost, probe) : NOT_ASKED;
  const losses = lost.map(({ facts, judgement }): Loss => {
    const loss = explainLoss(facts, asked.probed.get(facts) ?? null, judgement.law.config);
    return judgement === head ? loss : { ...loss, law: "base" };
  });
  return {
    verdict: withEvidence({ ...verdict, notices: [...verdict.notices, ...asked.notices] }, head, base),
    explanation: {
      losses: hasCases(head) || (base !== null && hasCases(base)) ? losses : null,
      causes: sharesOf(losses),
      holes: holesOf(head),
      churn: churnReport(head),
    },
  };
}

interface LostCase {
  readonly facts: LossFacts;
  readonly judgement: Judgement;
}

function hasCases({ law }: Judgement): boolean {
  return law.baseline !== null && law.baseline.foreign === undefined;
}

/** Of the base's law only what the head's own baseline does not show: a loss that the change adopted. */
function lostCases(head: Judgement, base: Judgement | null): readonly LostCase[] {
  const own = lossFacts(head).map((facts) => ({ facts, judgement: head }));
  if (base === null) return own;
  const known = new Set(own.map(({ facts }) => facts.id));
  const adopted = lossFacts(base).filter((facts) => !known.has(facts.id));
  return [...own, ...adopted.map((facts) => ({ facts, judgement: base }))];
}

/** What no lost target explains; and what is asked, and so what is reported, must not depend on a clock. */
const APART: readonly Category[] = ["latency_regression", "cost_regression", "answer_regression"];

function failedInQuality(verdict: Verdict): boolean {
  const failed = verdict.checks.filter((check) => !check.passed && !APART.includes(check.category));
  return failed.some((check) => !check.metric.startsWith("latency_"));
}

interface Asked {
  readonly probed: ReadonlyMap<LossFacts, Probed>;
  readonly notices: readonly Notice[];
}

const NOT_ASKED: Asked = { probed: new Map(), notices: [] };

async function askDeeper(lost: readonly LostCase[], probe: Probe): Promise<Asked> {
  const wanted = lost.filter(({ facts }) => wantsProbe(facts));
  const asked = wanted.slice(0, MOST_PROBED);
  const [first] = asked;
  if (first === undefined) return NOT_ASKED;
  // Both laws ask for the same k: a base with another one does not judge.
  const { k } = first.judgement.law.config;
  const { answers, failure } = await probe(
    asked.map(({ facts }) => facts.case),
    k * DEEPER,
  ).catch((error: unknown) => ({ answers: [], failure: String(error) }));
  const probed = new Map(
    asked.flatMap(({ facts }, i) => {
      const answer = answers[i] ?? null;
      return answer === null ? [] : [[facts, { k: k * DEEPER, answer }] as const];
    }),
  );
  return { probed, notices: probeNotices(wanted, asked, probed, failure, k) };
}

function probeNotices(
  wanted: readonly LostCase[],
  asked: readonly LostCase[],
  probed: Asked["probed"],
  failure: string | null,
  k: number,
): readonly Notice[] {
  const notices: Notice[] = [];
  if (failure !== null) notices.push({ code: "probe_failed", reason: failure });
  if (wanted.length > asked.length) {
    notices.push({ code: "probe_limit", asked: asked.length, lost: wanted.length });
  }
  const capped = [...probed.values()].filter(({ answer }) => answer.returned <= k).length;
  if (capped > 0) notices.push({ code: "probe_capped", cases: capped, k });
  return notices;
}
