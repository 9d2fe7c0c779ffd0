/** Tells an observer what a run read and how long its steps took; what the steps give back stays the same. */
import type { Ports } from "../pipeline.ts";
import type { Observer } from "./request.ts";
import type { Secrecy } from "./secrecy.ts";

/** The ports with each step reported as it ends, well or not. */
export function observed(ports: Ports, observer: Observer, secrecy: Secrecy): Ports {
  const { load, weakening, retrieve, judgeAnswers } = ports;
  return {
    ...ports,
    load: async () => {
      const loaded = await timed("read the files", load, observer);
      observer.loaded(loaded, secrecy.masks);
      return loaded;
    },
    weakening: (change) => {
      const findings = weakening(change);
      observer.weakened(findings.length);
      return findings;
    },
    retrieve: (plan) => timed("ask the retriever", () => retrieve(plan), observer),
    judgeAnswers: (plan, measured) =>
      timed("judge the answers", () => judgeAnswers(plan, measured), observer),
  };
}

/** Runs one step and tells how long it took. */
export async function timed<T>(
  step: string,
  act: () => Promise<T>,
  { took }: Pick<Observer, "took">,
): Promise<T> {
  const begun = performance.now();
  try {
    return await act();
  } finally {
    took(step, performance.now() - begun);
  }
}
