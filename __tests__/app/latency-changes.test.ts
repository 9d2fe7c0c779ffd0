/** Latency over pull requests, from real commits and children. What a child reports decides. */
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

/** Gates, or what else the request says, in this process. */
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
  await record(origin, { latency: true });
  commitAll(origin, "a baseline");
  return origin;
}

/** Records, with `--latency` or without, and expects a baseline. */
async function record(folder: string, flags: { readonly latency: boolean }): Promise<void> {
  const { report, baselinePath } = await run(folder, { command: "record", ...flags });
  expect(baselinePath, JSON.stringify(report.failure ?? report.verdict.checks)).not.toBeNull();
}

/** The fields that the change weakens. */
const weakenedFields = ({ report }: GateOutcome): readonly string[] =>
  report.verdict.checks.flatMap((check) =>
    (check.weakening?.fields ?? []).map(({ field }) => field),
  );

test("gate finds a pull request that records a rise of latency beyond tolerance", async () => {
  const origin = await recordedOrigin({ ms: 10 });
  const findingsIfRecorded = async (ms: number): Promise<ReadonlySet<string>> => {
    const slower = sides(origin, { ms });
    git(slower.head, "checkout", "-q", "-B", "slower");
    await record(slower.head, { latency: true });
    const baseline = readFileSync(path.join(slower.head, BASELINE), "utf8");
    const slowerAndRecorded = sides(origin, { ms }, (folder) =>
      writeFiles(folder, { [BASELINE]: baseline }),
    );
    const outcome = await run(slowerAndRecorded.head, {}, pullEvent(slowerAndRecorded));
    return new Set(weakenedFields(outcome));
  };
  // From five queries on, p95 is compared beside p50.
  const rises = [
    "baseline.latency.overall.latency_p50_ms",
    "baseline.latency.overall.latency_p95_ms",
  ];

  // The tolerance is 20 ms or 50 %: 10 ms may become 10 + max(20, 5) = 30 ms.
  expect(await findingsIfRecorded(22)).toEqual(new Set());
  expect(await findingsIfRecorded(34)).toEqual(new Set(rises));
});

describe("record of the same answers again", () => {
  const baselineText = (folder: string): string =>
    readFileSync(path.join(folder, BASELINE), "utf8");
  const writeSettings = (folder: string, settings: Settings): void =>
    writeFileSync(path.join(folder, "settings.json"), JSON.stringify(settings));

  // In both tests 10 ms become 25 ms. The tolerance is 20 ms or 50 %: 10 + max(20, 5) = 30 ms.
  test("writes the same bytes if 10 ms became 25 ms", async () => {
    const origin = await recordedOrigin({ ms: 10 });
    const recordedText = baselineText(origin);
    writeSettings(origin, { ms: 25 });

    await record(origin, { latency: false });

    expect(baselineText(origin)).toBe(recordedText);
  });

  test("writes new times of 25 ms, though within tolerance, with --latency", async () => {
    const origin = await recordedOrigin({ ms: 10 });
    writeSettings(origin, { ms: 25 });

    await record(origin, { latency: true });

    const samplesOfOneCase: readonly number[] = JSON.parse(baselineText(origin)).samples["case-5"];

    expect(new Set(samplesOfOneCase)).toEqual(new Set([25]));
  });
});
