/** Base and head of a change: config and suite as the readers read them, a run's baseline. */
import { parse } from "yaml";
import { GateError } from "../../src/errors.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Change, Inputs } from "../../src/model/report.ts";
import type { WeakeningFinding } from "../../src/model/verdict.ts";
import type { ReadableChange } from "../../src/change/edit.ts";
import { answered, baselineOf, hitsOf, runOf } from "../helpers/make.ts";

/** What base or head has besides the defaults. Any other key is one of its config. */
export interface Side {
  readonly [key: string]: unknown;
  readonly gate?: object;
  /** By id: fields of a case, or null for one that is not there. */
  readonly cases?: Readonly<Record<string, object | null>>;
  readonly name?: string;
  /** What its baseline recorded; `null` for no baseline. */
  readonly run?: Recorded | null;
}
interface Recorded {
  /** The rank of the case's document by id; 1 if absent, null if it is not found. */
  readonly ranks?: Readonly<Record<string, number | null>>;
  /** Milliseconds of each of the five answers to a case, 10 if absent; 0: without a clock. */
  readonly ms?: number;
}

const DEFAULTS = { significance: "off" };
export const IDS = ["howto", "symbol"].flatMap((intent) =>
  Array.from({ length: 10 }, (_, n) => `${intent}-${n}`),
);

const inputsByText = new Map<string, Promise<Inputs>>();

/**
 * A side with ten cases of `howto` and ten of `symbol`, each of which finds its document, unless
 * `written` says otherwise: a Side, or one as YAML without the outer braces (made once for each
 * text).
 */
export function side(written: string | Side = ""): Promise<Inputs> {
  if (typeof written !== "string") {
    return loadSide(written);
  }
  const inputs = inputsByText.get(written) ?? loadSide(written);
  inputsByText.set(written, inputs);
  return inputs;
}

/** Loads config and suite of a side (see `side`) from memory, and adds the baseline of its run. */
async function loadSide(written: string | Side): Promise<Inputs> {
  const settings: Side =
    typeof written === "string" ? ((parse(`{ ${written} }`) as Side | null) ?? {}) : written;
  const { cases = {}, name = "test", run = {}, gate = {}, ...config } = settings;
  const ids = [...IDS, ...Object.keys(cases).filter((id) => !IDS.includes(id))];
  const suiteCases = ids.flatMap((id) => {
    const defaults = {
      id,
      query: `query of ${id}`,
      intent: id.split("-")[0],
      expected: [{ id: `${id}-doc` }],
    };
    const fields = Object.entries({ ...defaults, ...cases[id] }).filter(
      ([, value]) => value !== null,
    );
    return cases[id] === null ? [] : [Object.fromEntries(fields)];
  });
  const files: Readonly<Record<string, object>> = {
    "retrieval-gate.yaml": {
      version: 1,
      suite: "suite.yaml",
      baseline: "baselines/test.json",
      retriever: { kind: "command", command: ["true"], concurrency: 2 },
      gate: { ...DEFAULTS, ...gate },
      ...config,
    },
    "suite.yaml": { version: 1, name, revision: "1", cases: suiteCases },
    "best.run": {},
    "better.run": {},
  };
  const read = (file: string): Buffer => {
    if (files[file] === undefined) {
      throw new GateError("file_not_found", `there is no ${file}`);
    }
    return Buffer.from(JSON.stringify(files[file]));
  };
  const root = { directory: process.cwd(), read };
  const inputs = await loadInputs(root, "retrieval-gate.yaml", { suite: null, baseline: null });
  return run === null ? inputs : { ...inputs, baseline: recordBaseline(inputs, run) };
}

/** Returns the baseline of a run with these ranks and times. */
function recordBaseline({ config, suite }: Inputs, figures: Recorded): Baseline {
  const { ranks = {}, ms = 10 } = figures;
  const samples = ms === 0 || config.latency === "off" ? [] : Array<number>(5).fill(ms);
  const run = runOf(
    suite.cases.map(({ id }) => {
      const others = Array.from({ length: 9 }, (_, i) => `other ${i}`);
      const rank = ranks[id];
      const list = rank === null ? others : others.toSpliced((rank ?? 1) - 1, 0, `${id}-doc`);
      return answered(id, hitsOf(...list), samples);
    }),
  );
  return baselineOf(config, suite, run);
}

/** The change between two sides, as findWeakenedRules takes it. */
export const changeOf = (base: Inputs, head: Inputs, more: Partial<Change> = {}): ReadableChange =>
  ({ base, head, moved: [], unusable: null, links: [], ...more }) as ReadableChange;
/** Each field of each finding in a line, as `config_edited k: 10 -> 20`. */
export const showFindings = (findings: readonly WeakeningFinding[]): readonly string[] =>
  findings.flatMap(({ code, fields }) =>
    fields.map(({ field, before, after }) => `${code} ${field}: ${before} -> ${after}`),
  );
/** The fields of all findings. */
export const fieldsOf = (findings: readonly WeakeningFinding[]): readonly string[] =>
  findings.flatMap(({ fields }) => fields.map(({ field }) => field));
/** The inputs with these fields of the baseline changed. */
export const withBaseline = (inputs: Inputs, change: Partial<Baseline>): Inputs => ({
  ...inputs,
  baseline: { ...inputs.baseline!, ...change },
});
