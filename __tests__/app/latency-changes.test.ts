/** Latency over pull requests, from real commits and real children to the verdict. What a child reports decides. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { GateOutcome, GateRequest } from "../../src/app/request.ts";
import type { RunnerEvent } from "../../src/change/event.ts";
import { commitAll, git, pullRequestEvent } from "../helpers/git-repository.ts";
import {
  CONFIG,
  type Settings,
  type Sides,
  configFile,
  sideOrigin,
  sides,
} from "../helpers/side-project.ts";
import { writeFiles } from "../helpers/workspace.ts";
import { gateIn } from "./run-gate.ts";

const BASELINE = "baselines/numbers.json";
const REPORTED = { source: "reported" };

function run(
  folder: string,
  request: Partial<GateRequest>,
  event: RunnerEvent | null = null,
): Promise<GateOutcome> {
  const files = { config: CONFIG, reportDir: "retrieval-gate-report/x" };
  return gateIn(folder, { ...files, ...request }, { event });
}

const pullEvent = ({ pull }: Sides): RunnerEvent => pullRequestEvent(pull);

/** On `main`, with a baseline of its own retriever. */
async function recordedOrigin(
  settings: Settings,
  config = configFile({ latency: REPORTED }),
): Promise<string> {
  const origin = sideOrigin(settings, config);
  await record(origin);
  commitAll(origin, "a baseline");
  return origin;
}

async function record(
  folder: string,
  request: Partial<GateRequest> = { latency: true },
): Promise<void> {
  const { report, baselinePath } = await run(folder, { command: "record", ...request });
  expect(baselinePath, JSON.stringify(report.failure ?? report.verdict.checks)).not.toBeNull();
}

const weakenedFields = ({ report }: GateOutcome): readonly string[] =>
  report.verdict.checks.flatMap((check) =>
    check.kind === "weakening" ? check.weakening.fields.map(({ field }) => field) : [],
  );

describe("a few queries far over the latency limit", () => {
  const ceiling = configFile({ latency: REPORTED, gate: { latency_p95_ms: { ceiling: 100 } } });

  test("fail side by side, by the ratio and by the ceiling", async () => {
    const made = sides(sideOrigin({ ms: 3 }, ceiling), { ms: 3, slow: [0, 1], slowMs: 300 });
    const beside = { baseDirectory: path.relative(made.head, made.base) };
    const outcome = await run(made.head, beside, pullEvent(made));

    expect(outcome.report.verdict.categories).toEqual(["latency_regression"]);

    const overall = outcome.report.verdict.checks.filter(
      ({ metric, scope }) => metric === "latency_p95_ms" && scope.kind === "overall",
    );

    expect(overall.map(({ kind, outcome: own }) => `${kind} ${own}`)).toEqual([
      "ratio fail",
      "latency fail",
    ]);
  });
});

test("a recorded rise of latency beyond tolerance is a finding", async () => {
  const origin = await recordedOrigin({ ms: 10 });
  const findingsAfterRecord = async (ms: number): Promise<ReadonlySet<string>> => {
    const checkouts = sides(origin, { ms });
    git(checkouts.head, "checkout", "-q", "-B", "step");
    await record(checkouts.head);
    const baseline = readFileSync(path.join(checkouts.head, BASELINE), "utf8");
    const step = sides(origin, { ms }, (folder) => writeFiles(folder, { [BASELINE]: baseline }));
    return new Set(weakenedFields(await run(step.head, {}, pullEvent(step))));
  };
  // Of ten queries there is no p95.
  const rise = "baseline.latency.overall.latency_p50_ms";

  // 10 ms may become 10 + max(20, 5) = 30 ms.
  expect(await findingsAfterRecord(22)).toEqual(new Set());
  expect(await findingsAfterRecord(34)).toEqual(new Set([rise]));
});

describe("record of the same retriever again", () => {
  const text = (folder: string): string => readFileSync(path.join(folder, BASELINE), "utf8");
  const writeSettings = (folder: string, settings: Settings): void =>
    writeFileSync(path.join(folder, "settings.json"), JSON.stringify(settings));
  /** Every sample of a case that nothing edits. */
  const recordedSamples = (folder: string): readonly number[] => [
    ...new Set<number>(JSON.parse(text(folder)).samples["case-5"]),
  ];

  test("writes the same bytes if times stay within tolerance", async () => {
    const origin = await recordedOrigin({ ms: 10 });
    const before = text(origin);
    await record(origin, {});

    expect(text(origin)).toBe(before);

    writeSettings(origin, { ms: 25 });
    await record(origin, {});

    expect(text(origin)).toBe(before);

    await record(origin, { latency: true });

    expect(recordedSamples(origin)).toEqual([25]);
  });
});
