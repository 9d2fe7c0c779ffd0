/** Publishing in this process: what the runner's files and log hold, and that no step of it stops the others. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { uploadReport } from "../../src/action/artifact.ts";
import { settingsOrDefaults } from "../../src/action/inputs.ts";
import { publishOutcome } from "../../src/action/run-action.ts";
import { openRunner } from "../../src/action/runner.ts";
import type { GateOutcome } from "../../src/app/request.ts";
import { findExitCode } from "../../src/exit-code.ts";
import type { Report } from "../../src/model/report.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import {
  startResultsService,
  type Fault,
  type ResultsService,
} from "../helpers/results-service.ts";
import { runtimeToken } from "../helpers/runner-environment.ts";
import { readCommands, readGroups, readKeyValues, splitLines } from "../helpers/runner-parsing.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const CONTEXT = {
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "owner/project",
  GITHUB_RUN_ID: "1234",
  GITHUB_RUN_ATTEMPT: "1",
  GITHUB_JOB: "gate",
  NO_PROXY: "127.0.0.1,localhost",
};
const FILES = { "report.json": "{}\n", "report.html": "<p>", "summary.md": "# x\n" };
const guard = { signal: new AbortController().signal, divertStrays: () => {} };

let folder = "";
beforeEach(() => {
  folder = workspace({ "temp/x": "" });
  for (const [name, value] of Object.entries(CONTEXT)) {
    vi.stubEnv(name, value);
  }
  vi.stubEnv("GITHUB_WORKSPACE", folder);
  vi.stubEnv("GITHUB_OUTPUT", join(folder, "output"));
  vi.stubEnv("GITHUB_STEP_SUMMARY", join(folder, "summary"));
  vi.stubEnv("RUNNER_TEMP", join(folder, "temp"));
  for (const name of ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL", "RUNNER_DEBUG"]) {
    vi.stubEnv(name, "");
  }
});
afterEach(() => void vi.unstubAllEnvs());

async function startService(fault: Fault = "none"): Promise<ResultsService> {
  const service = await startResultsService(fault);
  vi.stubEnv("ACTIONS_RESULTS_URL", service.url);
  vi.stubEnv("ACTIONS_RUNTIME_TOKEN", runtimeToken("1234", "gate"));
  return service;
}

/** Exit code, log, outputs and summary of a step that has this outcome. */
async function publishReport(report: Report, overrides: Partial<GateOutcome> = {}) {
  const reportDir = workspace(FILES);
  writeFiles(folder, { output: "", summary: "" });
  const files = Object.keys(FILES);
  const outcome = { report, reportDir, files, complete: true, baselinePath: null, ...overrides };
  const written: string[] = [];
  const spy = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((chunk) => written.push(String(chunk)) > 0);
  try {
    const runner = await openRunner();
    const { ending } = await publishOutcome(outcome, settingsOrDefaults(runner.input), {
      environment: { ...process.env },
      closing: "Said at the end.\n",
      print: (text) => void written.push(text),
      guard,
      runner,
    });
    const lines = splitLines(written.join(""));
    const read = (name: string): string => readFileSync(join(folder, name), "utf8");
    return {
      code: findExitCode(ending),
      reportDir,
      log: written.join(""),
      groups: readGroups(lines),
      notes: readCommands(lines).flatMap(({ command, properties, data }) =>
        ["error", "warning", "notice"].includes(command)
          ? [`${command} ${properties["title"]}: ${data}`]
          : [],
      ),
      outputs: Object.fromEntries(readKeyValues(read("output"))),
      summary: read("summary"),
    };
  } finally {
    spy.mockRestore();
  }
}

describe("publish", () => {
  test("ends a pass with 0, its outputs and a summary that leads to the artifacts", async () => {
    const { code, outputs, summary, log } = await publishReport(makeReport());

    expect([code, outputs["verdict"], outputs["exit-code"]]).toEqual([0, "pass", "0"]);
    expect(summary).toContain("https://github.com/owner/project/actions/runs/1234#artifacts");
    expect(log).toContain("Said at the end.\n");

    vi.stubEnv("GITHUB_RUN_ID", "");

    expect((await publishReport(makeFailingReport())).summary).not.toContain("actions/runs/");
  });

  test('ends with 3 and no output "pass" if the report is incomplete', async () => {
    const { code, outputs } = await publishReport(makeReport(), { complete: false });

    expect([code, outputs["verdict"], outputs["exit-code"]]).toEqual([3, "error", "3"]);
  });

  test("gives the page's path from the workspace, and none if there is no page", async () => {
    const { log, reportDir } = await publishReport(makeFailingReport());
    const pagePath = join("..", reportDir.split("/").at(-1)!, "report.html");

    expect(log).toContain(pagePath);
    expect(
      (await publishReport(makeFailingReport(), { files: ["report.json"] })).log,
    ).not.toContain("report.html");
  });

  test("folds the retriever's log, and cuts it to its last 200 lines", async () => {
    const withLog = (log: string): Report => {
      const report = makeReport();
      return { ...report, run: { ...report.run!, log } };
    };
    const line = (i: number): string => `line ${i}`;
    const lines = Array.from({ length: 201 }, (_, i) => line(i));
    const cut = await publishReport(withLog(lines.join("\n")));

    expect(cut.groups[0]).toMatchObject({ title: "Retriever's log", closed: true });
    expect(cut.groups[0]!.lines).toEqual([
      "[1 earlier lines are in retriever.log]",
      ...lines.slice(1),
    ]);
    expect((await publishReport(withLog(lines.slice(1).join("\n")))).groups[0]!.lines).toEqual(
      lines.slice(1),
    );

    const long = await publishReport(withLog(`${"x".repeat(3000)}\n${"y".repeat(2000)}`));

    expect(long.groups[0]!.lines).toEqual([
      `${"x".repeat(2000)}… (+1000 characters)`,
      "y".repeat(2000),
    ]);
    expect((await publishReport(withLog(""))).groups.map(({ title }) => title)).not.toContain(
      "Retriever's log",
    );
  });

  test("warns of each part that can't be published, and publishes the others", async () => {
    vi.stubEnv("GITHUB_STEP_SUMMARY", "");
    vi.stubEnv("GITHUB_OUTPUT", "");
    const { code, notes, log } = await publishReport(makeFailingReport());

    expect(code).toBe(1);
    expect(notes.filter((note) => note.startsWith("warning no "))).toEqual([
      "warning no job summary: GITHUB_STEP_SUMMARY is not set; the verdict stays",
      "warning no report artifact: this runner stores no artifacts (ACTIONS_RUNTIME_TOKEN is not set); the verdict stays",
      "warning no outputs: GITHUB_OUTPUT is not set; the verdict stays",
    ]);
    expect(log).toContain("FAIL");
  });

  test.each([
    [true, "notice leaderboard: appended"],
    [false, "warning leaderboard: appended"],
  ])("says what became of the leaderboard (%s)", async (written, note) => {
    const leaderboard = { written, message: "appended" };

    expect((await publishReport(makeReport(), { leaderboard })).notes).toContain(note);
  });

  test("says with debugging how long each step took", async () => {
    vi.stubEnv("RUNNER_DEBUG", "1");
    const { log } = await publishReport(makeReport());

    for (const step of ["job summary", "outputs"]) {
      expect(log).toMatch(new RegExp(`::debug::${step}: \\d{1,5}\\.\\d ms`));
    }
  });

  test("stores the report, and says where", async () => {
    const { artifacts } = await startService();
    vi.stubEnv("INPUT_ARTIFACT-RETENTION-DAYS", "7");
    const { log, outputs, groups, notes } = await publishReport(makeReport());
    // The page once more, as it is, under a name that downloads of `retrieval-gate-*` leave out.
    const PAGE = "report-retrieval-gate.html";

    expect(
      artifacts.map(({ name, mimeType, files }) => [name, mimeType, Object.fromEntries(files)]),
    ).toEqual([
      ["retrieval-gate", "application/zip", FILES],
      [PAGE, "text/html", { [PAGE]: FILES["report.html"] }],
    ]);
    for (const { expiresAt } of artifacts) {
      expect(expiresAt).not.toBeNull();
    }

    const url = "https://github.com/owner/project/actions/runs/1234/artifacts/";

    expect(log).toContain(`Report artifact: retrieval-gate (${url}1)\nReport page: ${url}2\n`);
    expect(outputs).toMatchObject({
      "artifact-id": "1",
      "artifact-url": `${url}1`,
      "artifact-digest": artifacts[0]!.sha256,
      "report-url": `${url}2`,
    });
    expect(
      readdirSync(join(folder, "temp")).filter((name) => name.startsWith("report-page")),
    ).toEqual([]);
    expect(groups.at(-1)).toMatchObject({ title: "Upload of the report artifact", closed: true });
    expect(notes.filter((note) => note.startsWith("warning no "))).toEqual([]);
  });
});

describe("publish › the artifact", () => {
  const upload = (
    directory: string,
    names = Object.keys(FILES),
    more = {},
    signal = guard.signal,
  ) => {
    const settings = { ...settingsOrDefaults(() => ""), ...more };
    return uploadReport(directory, names, settings, { ...process.env }, { ...guard, signal });
  };

  async function withoutOutput<T>(act: () => Promise<T>): Promise<T> {
    const spy = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    return act().finally(() => spy.mockRestore());
  }

  test("is waited for as long as the input says, or 4 s in a cancelled step", async () => {
    await startService("hang_create");
    const before = AbortSignal.abort();
    const meanwhile = new AbortController();
    setTimeout(() => meanwhile.abort(), 200);
    const limits: readonly (readonly [number, AbortSignal?])[] = [
      [500],
      [4500],
      [500, before],
      [60_000, before],
      [60_000, meanwhile.signal],
    ];
    const all = await withoutOutput(() =>
      Promise.all(
        limits.map(([uploadTimeoutMs, signal]) =>
          upload(workspace(FILES), undefined, { uploadTimeoutMs }, signal),
        ),
      ),
    );
    const lateMessage = (seconds: number): string =>
      `the artifact service did not take it within ${seconds} s`;

    expect(all).toEqual(
      [0.5, 4.5, 0.5, 4, 4].map((seconds) => ({
        kind: "not_stored",
        reason: lateMessage(seconds),
      })),
    );
  });

  test.each([
    [new Error("no"), "no"],
    ["in a word", "in a word"],
    [
      Object.assign(new Error(" "), { statusCode: 403 }),
      "the storage service gave no reason (HTTP status 403)",
    ],
    [
      Object.assign(new Error(), { statusCode: "403" }),
      "the storage service gave no reason (HTTP status unknown)",
    ],
  ])("is not stored if the client throws %s outside its promise", async (stray, reason) => {
    await startService("hang_create");
    const settings = settingsOrDefaults(() => "");
    const divertStrays = (divert: (error: unknown) => void): void =>
      void setTimeout(divert, 10, stray);
    const strays = { ...guard, divertStrays };
    const done = withoutOutput(() =>
      uploadReport(workspace(FILES), Object.keys(FILES), settings, { ...process.env }, strays),
    );

    expect(await done).toEqual({ kind: "not_stored", reason });
  });

  test("is only the zip in a cancelled step", async () => {
    await startService();
    const page = { kind: "not_stored", reason: "the step was cancelled" };
    const cancelled = AbortSignal.abort();
    const done = await withoutOutput(() => upload(workspace(FILES), undefined, {}, cancelled));

    expect(done).toMatchObject({ kind: "stored", page });
    expect(await withoutOutput(() => upload(workspace(FILES), ["report.json"]))).toMatchObject({
      page: { kind: "not_stored", reason: "the report has no page" },
    });
  });

  test("takes the next free name if another gate of the run has its name", async () => {
    const { artifacts } = await startService();

    // Jobs of a workflow that is called three times: one name, and no folder in common.
    for (const runner of ["a", "b", "c"]) {
      vi.stubEnv("RUNNER_TEMP", workspace({ runner }));
      await withoutOutput(() => upload(workspace(FILES)));
    }

    expect(artifacts.map((each) => each.name)).toEqual(
      ["", "-2", "-3"].flatMap((place) => [
        `retrieval-gate${place}`,
        `report-retrieval-gate${place}.html`,
      ]),
    );
  });

  test("has a number in a second step of the same name", async () => {
    const { artifacts } = await startService();

    for (const name of ["retrieval-gate", "retrieval-gate-2"]) {
      expect(await withoutOutput(() => upload(workspace(FILES)))).toMatchObject({
        kind: "stored",
        name,
      });
    }
    expect(artifacts.map((each) => each.name)).toEqual(
      ["", "-2"].flatMap((step) => [`retrieval-gate${step}`, `report-retrieval-gate${step}.html`]),
    );

    // Another attempt of the run counts for itself, and a runner without a folder not at all.
    for (const [variable, value] of [
      ["GITHUB_RUN_ATTEMPT", "2"],
      ["RUNNER_TEMP", ""],
      ["RUNNER_TEMP", join(folder, "gone")],
    ] as const) {
      vi.stubEnv(variable, value);
      await startService();

      expect(await withoutOutput(() => upload(workspace(FILES)))).toMatchObject({
        name: "retrieval-gate",
      });
    }
  });

  test.each([
    ["a service that is no address", "ACTIONS_RESULTS_URL", "Invalid URL"],
    ["a token that is none", "ACTIONS_RUNTIME_TOKEN", "Invalid token specified: missing part #2"],
  ])("does not fail the step for %s, which is given as reason", async (_, name, reason) => {
    await startService();
    vi.stubEnv(name, "none");

    expect(await withoutOutput(() => upload(workspace(FILES)))).toEqual({
      kind: "not_stored",
      reason,
    });
  });

  test("has no link, no folder and no unlisted file", async () => {
    const { artifacts } = await startService();
    const directory = workspace({ ...FILES, "cases.csv": "id\n", "notes.txt": "mine" });
    symlinkSync("/etc/hostname", join(directory, "retriever.log"));
    mkdirSync(join(directory, "junit.xml"));
    const names = [...Object.keys(FILES), "retriever.log", "junit.xml", "gone.md"];
    await withoutOutput(() => upload(directory, names));

    expect([...artifacts[0]!.files.keys()].toSorted()).toEqual(Object.keys(FILES).toSorted());
  });

  test("is not stored if nothing of ours is there", async () => {
    await startService();
    const none = { kind: "not_stored", reason: "there are no report files" };

    expect(await upload(workspace(FILES), [])).toEqual(none);
    expect(await upload(join(folder, "gone"))).toEqual(none);

    vi.stubEnv("ACTIONS_RESULTS_URL", "");

    expect(await upload(workspace(FILES))).toEqual({
      kind: "not_stored",
      reason: "this runner stores no artifacts (ACTIONS_RESULTS_URL is not set)",
    });
  });
});
