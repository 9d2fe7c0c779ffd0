import { describe, expect, it } from "vitest";
import { assertMeasured } from "../../src/gate/sound.ts";
import type { CaseRun } from "../../src/model/run.ts";
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
} from "../helpers/make.ts";

const ids = ["a", "b", "c", "d", "e", "f"];
const suite = suiteOf(...ids.map((id) => makeCase(id)));
const good = (id: string): CaseRun => answered(id, hitsOf(`${id}-doc`, "n"));
const config = configOf();

function check(answer: (id: string) => CaseRun, gate = config.gate, against = true): void {
  const own = configOf({ gate });
  const baseline = against ? baselineOf(own, suite, runOf(ids.map(good))) : null;
  assertMeasured(own, suite, scoresOf(own, suite, runOf(ids.map(answer))), baseline);
}

const code = (name: string): Error => expect.objectContaining({ code: name }) as Error;

describe("a measurement that measured nothing is an error, not a verdict", () => {
  it("a healthy run is none", () => {
    expect(() => check(good)).not.toThrow();
  });

  it("nothing retrieved at all, with or without a baseline", () => {
    expect(() => check((id) => answered(id, []))).toThrow(code("nothing_retrieved"));
    expect(() => check((id) => answered(id, []), config.gate, false)).toThrow(code("nothing_retrieved"));
  });

  it("less than half the baseline's queries answered", () => {
    expect(() => check((id) => (id < "d" ? good(id) : answered(id, [])))).not.toThrow();
    expect(() => check((id) => (id < "c" ? good(id) : answered(id, [])))).toThrow(code("mostly_empty"));
    expect(() => check((id) => (id < "c" ? good(id) : answered(id, [])), config.gate, false)).not.toThrow();
  });

  it("one list for five or more different queries", () => {
    expect(() => check((id) => answered(id, hitsOf("x", "y")))).toThrow(code("constant_answers"));
    expect(() => check((id) => answered(id, hitsOf("x", id === "f" ? "z" : "y")))).not.toThrow();
    expect(() => check((id) => answered(id, hitsOf("n")), config.gate, false)).toThrow(
      code("constant_answers"),
    );
  });

  it("but not where the list is what every query had before, less its target: that is a loss to be judged", () => {
    expect(() => check((id) => answered(id, hitsOf("n")))).not.toThrow();
  });

  it("a failed query, unless error_rate has a ceiling of its own or is off", () => {
    const oneFails = (id: string): CaseRun => (id === "c" ? failedRun(id) : good(id));
    expect(() => check(oneFails)).toThrow(code("query_errors"));
    expect(() =>
      check(oneFails, { ...config.gate, metrics: new Map([["error_rate", { ceiling: 0.2 }]]) }),
    ).not.toThrow();
    expect(() =>
      check(oneFails, { ...config.gate, metrics: new Map([["error_rate", "off" as const]]) }),
    ).not.toThrow();
  });
});
