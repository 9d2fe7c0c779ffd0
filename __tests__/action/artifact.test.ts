/** The report artifact in this process: how long an upload may take, and which name is free. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Upload, uploadReport } from "../../src/action/artifact.ts";
import { settingsOrDefaults } from "../../src/action/inputs.ts";
import { type Fault, type ResultsService, startResultsService } from "../helpers/results-service.ts";
import { runtimeToken } from "../helpers/runner-environment.ts";
import { workspace } from "../helpers/workspace.ts";

const CONTEXT = {
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "owner/project",
  GITHUB_RUN_ID: "1234",
  GITHUB_RUN_ATTEMPT: "1",
  GITHUB_JOB: "gate",
  NO_PROXY: "127.0.0.1,localhost",
};

let temp = "";
const services: ResultsService[] = [];
beforeEach(() => {
  temp = join(workspace({ "temp/x": "" }), "temp");
  for (const [name, value] of Object.entries({ ...CONTEXT, RUNNER_TEMP: temp })) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const service of services.splice(0)) await service.close();
});

async function start(fault: Fault): Promise<ResultsService> {
  const service = await startResultsService(fault);
  services.push(service);
  vi.stubEnv("ACTIONS_RESULTS_URL", service.url);
  vi.stubEnv("ACTIONS_RUNTIME_TOKEN", runtimeToken("1234", "gate"));
  return service;
}

/** What becomes of a report of one file. */
function upload(uploadTimeoutMs = 60_000, signal = new AbortController().signal): Promise<Upload> {
  const directory = workspace({ "report.json": "{}\n" });
  const settings = { ...settingsOrDefaults(() => ""), uploadTimeoutMs };
  return uploadReport(
    directory,
    ["report.json"],
    settings,
    { ...process.env },
    { signal, divertStrays: () => {} },
  );
}

/** Without the client's own lines. */
async function quietly<T>(act: () => Promise<T>): Promise<T> {
  const spy = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  return act().finally(() => spy.mockRestore());
}

test("a service that does not answer is waited for as long as the input says, and four seconds in a step that is cancelled", async () => {
  await start("hang_create");
  const [before, meanwhile] = [AbortSignal.abort(), new AbortController()];
  setTimeout(() => meanwhile.abort(), 200);
  const limits: readonly (readonly [number, AbortSignal?])[] = [
    [500],
    [4500],
    [500, before],
    [60_000, before],
    [60_000, meanwhile.signal],
  ];
  const all = await quietly(() => Promise.all(limits.map((each) => upload(...each))));
  const late = (seconds: number): string => `the artifact service did not take it within ${seconds} s`;
  expect(all).toEqual(
    [0.5, 4.5, 0.5, 4, 4].map((seconds) => ({ kind: "not_stored", reason: late(seconds) })),
  );
});

test("the fiftieth step of a job has a number, and a further one none", async () => {
  await start("none");
  expect(await quietly(upload)).toMatchObject({ kind: "stored", name: "retrieval-gate" });
  const [first] = readdirSync(temp).filter((name) => /^retrieval-gate-[0-9a-f]{16}-1$/.test(name));
  // As 48 further steps leave it: the second to the 49th.
  for (let step = 2; step <= 49; step++) writeFileSync(join(temp, first!.replace(/1$/, String(step))), "");
  expect(await quietly(upload)).toMatchObject({ kind: "stored", name: "retrieval-gate-50" });
  // Nothing counts beyond: the service says that the name is taken.
  expect(await quietly(upload)).toMatchObject({
    kind: "not_stored",
    reason: expect.stringContaining("already exists"),
  });
});

test.each([
  ["a service that is no address", "ACTIONS_RESULTS_URL", "Invalid URL"],
  ["a token that is none", "ACTIONS_RUNTIME_TOKEN", "Invalid token specified: missing part #2"],
])("%s is a reason, and no failure of the step", async (_, name, reason) => {
  await start("none");
  vi.stubEnv(name, "none");
  expect(await quietly(upload)).toEqual({ kind: "not_stored", reason });
});
