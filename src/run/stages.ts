/** Milliseconds by stage, as the answers of timed repeats told them. */
import type { Answer, StageSamples } from "../model/run.ts";

/** A timed answer. */
export interface Timed {
  readonly ms: number;
  readonly spans: Answer["spans"];
}

export class Stages {
  readonly #byCase = new Map<string, Map<string, number[]>>();

  get byCase(): ReadonlyMap<string, StageSamples> {
    return this.#byCase;
  }

  add(caseId: string, spans: Answer["spans"]): void {
    for (const [stage, ms] of Object.entries(spans ?? {})) {
      const own = this.#byCase.get(caseId) ?? new Map<string, number[]>();
      this.#byCase.set(caseId, own);
      const samples = own.get(stage);
      if (samples === undefined) own.set(stage, [ms]);
      else samples.push(ms);
    }
  }

  delete(caseId: string): void {
    this.#byCase.delete(caseId);
  }
}
