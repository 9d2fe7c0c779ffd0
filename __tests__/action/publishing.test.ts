/** Publishing in this process: the runner's files and log, and no step that stops the others. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
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

/** Has the runner's files: output, summary and the folder temp. */
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
  for (const name of ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"]) {
    vi.stubEnv(name, "");
  }
});
afterEach(() => void vi.unstubAllEnvs());

/** Starts the service that stores artifacts, and gives the step its address and a token. */
async function startService(fault: Fault = "none"): Promise<ResultsService> {
  const service = await startResultsService(fault);
  vi.stubEnv("ACTIONS_RESULTS_URL", service.url);
  vi.stubEnv("ACTIONS_RUNTIME_TOKEN", runtimeToken("1234", "gate"));
  return service;
}

/** Publishes this report. Returns the step's exit code, log, outputs and summary. */
async function publishReport(report: Report, overrides: Partial<GateOutcome> = {}, closing = "") {
  const reportDir = workspace(FILES);
  writeFiles(folder, { output: "", summary: "" });
  const files = Object.keys(FILES);
  const outcome = { report, reportDir, files, complete: true, baselinePath: null, ...overrides };
  const printed: string[] = [];
  const spy = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((chunk) => printed.push(String(chunk)) > 0);
  try {
    const runner = await openRunner();
    const { ending } = await publishOutcome(outcome, settingsOrDefaults(runner.input), {
      environment: { ...process.env },
      closing,
      print: (text) => void printed.push(text),
      guard,
      runner,
    });
    const lines = splitLines(printed.join(""));
    const read = (name: string): string => readFileSync(join(folder, name), "utf8");
    return {
      code: findExitCode(ending),
      reportDir,
      log: printed.join(""),
      groups: readGroups(lines),
      /** The annotations: `warning TITLE: message`. */
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

describe("publishOutcome", () => {
  test("prints the closing text of record, which says what it wrote", async () => {
    const { log } = await publishReport(makeReport(), {}, "wrote baseline.json\n");

    expect(log).toContain("wrote baseline.json\n");
  });

  test("writes a summary without a link if the run has no id", async () => {
    vi.stubEnv("GITHUB_RUN_ID", "");

    const { summary } = await publishReport(makeFailingReport());

    expect(summary).not.toContain("actions/runs/");
  });

  test("prints the page's path from the workspace", async () => {
    const { log, reportDir } = await publishReport(makeFailingReport());

    // The report lies beside the workspace.
    expect(log).toContain(join("..", basename(reportDir), "report.html"));
  });

  describe("of the retriever's log", () => {
    const publishLog = (log: string) => {
      const report = makeReport();
      return publishReport({ ...report, run: { ...report.run!, log } });
    };
    const LINES = Array.from({ length: 201 }, (_, i) => `line ${i}`);

    test("prints the last 200 lines of 201 in a group", async () => {
      const { groups } = await publishLog(LINES.join("\n"));

      expect(groups[0]).toEqual({
        title: "Retriever's log",
        lines: ["[1 earlier lines are in retriever.log]", ...LINES.slice(1)],
        closed: true,
      });
    });

    test("cuts a line after 2,000 characters", async () => {
      const { groups } = await publishLog(`${"x".repeat(3000)}\n${"y".repeat(2000)}`);

      expect(groups[0]!.lines).toEqual([
        `${"x".repeat(2000)}… (+1000 characters)`,
        "y".repeat(2000),
      ]);
    });

    test("prints no group if it is empty", async () => {
      const { groups } = await publishLog("");

      expect(groups.map(({ title }) => title)).not.toContain("Retriever's log");
    });
  });

  test("warns of each part that can't be published, and ends with its verdict", async () => {
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
    [true, "notice leaderboard: what became of it"],
    [false, "warning leaderboard: what became of it"],
  ])("notes what became of the leaderboard (written: %s)", async (written, note) => {
    const leaderboard = { written, message: "what became of it" };

    expect((await publishReport(makeReport(), { leaderboard })).notes).toContain(note);
  });

  test("stores the report and its page, and prints where", async () => {
    const { artifacts } = await startService();

    const { log, groups, notes } = await publishReport(makeReport());

    // The page is stored alone, too. Downloads of `retrieval-gate-*` leave out its name.
    const PAGE = "report-retrieval-gate.html";
    expect(
      artifacts.map(({ name, mimeType, files }) => [name, mimeType, Object.fromEntries(files)]),
    ).toEqual([
      ["retrieval-gate", "application/zip", FILES],
      [PAGE, "text/html", { [PAGE]: FILES["report.html"] }],
    ]);
    const url = "https://github.com/owner/project/actions/runs/1234/artifacts/";
    expect(log).toContain(`Report artifact: retrieval-gate (${url}1)\nReport page: ${url}2\n`);
    expect(groups.at(-1)).toMatchObject({ title: "Upload of the report artifact", closed: true });
    expect(notes.filter((note) => note.startsWith("warning no "))).toEqual([]);
    // The copy from which the page was uploaded is gone.
    const names = readdirSync(join(folder, "temp"));
    expect(names.filter((name) => name.startsWith("report-page"))).toEqual([]);
  });
});

describe("uploadReport", () => {
  /** Uploads a report, by default one with all of FILES; `signal` is that of a cancelled step. */
  const upload = ({
    directory = workspace(FILES),
    names = Object.keys(FILES),
    uploadTimeoutMs = 120_000,
    signal = guard.signal,
    divertStrays = guard.divertStrays,
  }: {
    readonly directory?: string;
    readonly names?: readonly string[];
    readonly uploadTimeoutMs?: number;
    readonly signal?: AbortSignal;
    readonly divertStrays?: (divert: (error: unknown) => void) => void;
  } = {}) => {
    const settings = { ...settingsOrDefaults(() => ""), uploadTimeoutMs };
    return uploadReport(directory, names, settings, { ...process.env }, { signal, divertStrays });
  };

  /** Keeps the artifact client's own lines out of the output of the tests. */
  async function withoutOutput<T>(act: () => Promise<T>): Promise<T> {
    const spy = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    return act().finally(() => spy.mockRestore());
  }

  test("waits as long as the input says, and at most 4 s in a cancelled step", async () => {
    await startService("hang_create");
    const abortedBefore = AbortSignal.abort();
    const abortedMeanwhile = new AbortController();
    setTimeout(() => abortedMeanwhile.abort(), 200);

    const artifacts = await withoutOutput(() =>
      Promise.all([
        upload({ uploadTimeoutMs: 500 }),
        upload({ uploadTimeoutMs: 4500 }),
        upload({ uploadTimeoutMs: 500, signal: abortedBefore }),
        upload({ uploadTimeoutMs: 60_000, signal: abortedBefore }),
        upload({ uploadTimeoutMs: 60_000, signal: abortedMeanwhile.signal }),
      ]),
    );

    expect(artifacts).toEqual(
      [0.5, 4.5, 0.5, 4, 4].map((seconds) => ({
        kind: "not_stored",
        reason: `the artifact service did not take it within ${seconds} s`,
      })),
    );
  });

  test.each([
    ["the text `no space`", "no space", "no space"],
    [
      "an error without a message, with a status",
      Object.assign(new Error(" "), { statusCode: 403 }),
      "the storage service gave no reason (HTTP status 403)",
    ],
    ["an empty error", new Error(), "the storage service gave no reason (HTTP status unknown)"],
  ])("stores nothing if the client throws %s outside its promise", async (_, stray, reason) => {
    await startService("hang_create");

    /** Gives the upload an error that the process catches after 10 ms. */
    const divertStrays = (onStray: (error: unknown) => void): void => {
      setTimeout(() => onStray(stray), 10);
    };
    const artifact = await withoutOutput(() => upload({ divertStrays }));

    expect(artifact).toEqual({ kind: "not_stored", reason });
  });

  test.each([
    ["in a cancelled step", { signal: AbortSignal.abort() }, "the step was cancelled"],
    ["without a page", { names: ["report.json"] }, "the report has no page"],
  ])("stores the zip alone %s", async (_, options, reason) => {
    await startService();

    const artifact = await withoutOutput(() => upload(options));

    expect(artifact).toMatchObject({ kind: "stored", page: { kind: "not_stored", reason } });
  });

  test("takes the next free name if another gate of the run has its name", async () => {
    const { artifacts } = await startService();

    // Jobs of a workflow that is called three times: one name, and no folder in common.
    for (const runner of ["a", "b", "c"]) {
      vi.stubEnv("RUNNER_TEMP", workspace({ runner }));
      await withoutOutput(() => upload());
    }

    expect(artifacts.map(({ name }) => name)).toEqual([
      "retrieval-gate",
      "report-retrieval-gate.html",
      "retrieval-gate-2",
      "report-retrieval-gate-2.html",
      "retrieval-gate-3",
      "report-retrieval-gate-3.html",
    ]);
  });

  // Only the page needs the folder: its copy is made there.
  test.each([
    ["is not set", "", { kind: "stored" }],
    ["is gone", "/nonexistent/temp", { kind: "not_stored" }],
  ])("stores the zip if the folder RUNNER_TEMP %s", async (_, temp, page) => {
    await startService();
    vi.stubEnv("RUNNER_TEMP", temp);

    const artifact = await withoutOutput(() => upload());

    expect(artifact).toMatchObject({ kind: "stored", name: "retrieval-gate", page });
  });

  test.each([
    ["address of the service", "ACTIONS_RESULTS_URL", "Invalid URL"],
    ["token", "ACTIONS_RUNTIME_TOKEN", "Invalid token specified: missing part #2"],
  ])("returns the reason, and throws nothing, for an invalid %s", async (_, variable, reason) => {
    await startService();
    vi.stubEnv(variable, "none");

    expect(await withoutOutput(() => upload())).toEqual({
      kind: "not_stored",
      reason,
    });
  });

  test("leaves out links, folders, and files that are not in its list", async () => {
    const { artifacts } = await startService();
    const directory = workspace({ ...FILES, "cases.csv": "id\n", "notes.txt": "mine" });
    symlinkSync("/etc/hostname", join(directory, "retriever.log"));
    mkdirSync(join(directory, "junit.xml"));
    const names = [...Object.keys(FILES), "retriever.log", "junit.xml", "gone.md"];
    await withoutOutput(() => upload({ directory, names }));

    expect([...artifacts[0]!.files.keys()].toSorted()).toEqual(Object.keys(FILES).toSorted());
  });

  test("stores nothing if there are no report files", async () => {
    await startService();

    expect(await upload({ directory: join(folder, "gone") })).toEqual({
      kind: "not_stored",
      reason: "there are no report files",
    });
  });
});
