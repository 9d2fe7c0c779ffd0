/**
 * Runs one step of a JavaScript action as the runner does: a clean environment, INPUT_* with the
 * defaults of action.yml, the GITHUB_* files, an event file and the workspace as current directory;
 * and reads back what the runner would see.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { vi } from "vitest";
import { runAction } from "../../src/action/run-action.ts";
import { findExitCode } from "../../src/exit-code.ts";
import { BUILT_ACTION, MODULE_HOST } from "./built.ts";
import { unguarded } from "./command.ts";
import {
  FILE_COMMANDS,
  stepEnvironment,
  type StepOptions,
  type Trigger,
} from "./runner-environment.ts";
import {
  keptAnnotations,
  maskedLines,
  readCommands,
  readGroups,
  readKeyValues,
  readSummary,
  type Annotation,
  type LogGroup,
  type RunnerCommand,
  type SummaryReading,
} from "./runner-parsing.ts";

export type { StepOptions, Trigger } from "./runner-environment.ts";

/** What the runner sees of a step that has ended. */
export interface StepResult {
  /** Null if a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: readonly RunnerCommand[];
  readonly annotations: readonly Annotation[];
  readonly groups: readonly LogGroup[];
  /** Both streams as people read them on GitHub: with masks. */
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: SummaryReading;
  /** Command lines of processes that the step left behind; they are killed. */
  readonly strays: readonly string[];
  /** Whether a process that outlived the step kept its output open: the runner waits 5 s for it. */
  readonly outputHeldOpen: boolean;
}

/** Returns the processes with this id in their environment, as the runner finds orphans. */
const findProcesses = (
  trackingId: string,
): readonly { readonly pid: number; readonly command: string }[] =>
  readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/u.test(pid) || Number(pid) === process.pid) {
      return [];
    }
    try {
      if (!readFileSync(`/proc/${pid}/environ`, "utf8").includes(trackingId)) {
        return [];
      }
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return command === "" ? [] : [{ pid: Number(pid), command }];
    } catch {
      return []; // ended meanwhile, or another user's
    }
  });

/** Kills all processes of a step. Returns their command lines. */
const killProcesses = (trackingId: string): readonly string[] =>
  findProcesses(trackingId).map(({ pid, command }) => {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // ended meanwhile
    }
    return command;
  });

/** Reads a stream to its end: `text` of the result grows, each whole line goes to `onLine`. */
function collectOutput(
  stream: NodeJS.ReadableStream,
  onLine: (line: string) => void,
): { text: string } {
  const decoder = new StringDecoder("utf8");
  const output = { text: "" };
  let openLine = "";
  stream.on("data", (chunk: Buffer) => {
    const text = decoder.write(chunk);
    output.text += text;
    openLine += text;
    for (;;) {
      const end = /\r\n|\r(?!$)|\n/u.exec(openLine); // a \r at the very end may be half of a \r\n
      if (end === null) {
        break;
      }
      onLine(openLine.slice(0, end.index));
      openLine = openLine.slice(end.index + end[0].length);
    }
  });
  stream.on("end", () => openLine !== "" && onLine(openLine.replace(/\r$/u, "")));
  return output;
}

/** Does things to a step at their times. */
interface Schedule {
  /** Does what waits for this line of the log. */
  onLine(line: string): void;
  /** Does nothing more. */
  stop(): void;
}

/** Starts the clocks of plans with a time. Returns what does the others when their line comes. */
function startSchedule(
  plans: readonly { readonly when: Trigger; readonly act: () => void }[],
): Schedule {
  const timers: NodeJS.Timeout[] = [];
  const waiting = new Set(plans.filter(({ when }) => "line" in when));
  for (const { when, act } of plans) {
    if ("afterMs" in when) {
      timers.push(setTimeout(act, when.afterMs));
    }
  }
  return {
    onLine: (line) => {
      for (const plan of waiting) {
        if (!("line" in plan.when) || !line.includes(plan.when.line)) {
          continue;
        }
        waiting.delete(plan);
        plan.act();
      }
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

/** The payload of an event that a test says no more about. */
const DEFAULT_PAYLOAD = { repository: { full_name: "owner/project", default_branch: "main" } };

/** The runner waits for the exit, then at most 5 s for the streams. */
async function waitForEnd(
  child: ChildProcess,
): Promise<Pick<StepResult, "exitCode" | "signal" | "outputHeldOpen">> {
  const closed = new Promise<"closed">((resolve) => child.once("close", () => resolve("closed")));
  const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, name) => resolve([code, name]));
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const fiveSecondsOver = new Promise<"late">(
    (resolve) => (timer = setTimeout(() => resolve("late"), 5000)),
  );
  const outputHeldOpen = (await Promise.race([closed, fiveSecondsOver])) === "late";
  clearTimeout(timer);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return { exitCode, signal, outputHeldOpen };
}

/** Reads what a step left in the runner's files and in the lines of its log. */
function readResults(filesFolder: string, lines: readonly string[]) {
  const commands = readCommands(lines);
  const read = (name: (typeof FILE_COMMANDS)[number]): Buffer =>
    readFileSync(join(filesFolder, name));
  return {
    commands,
    annotations: keptAnnotations(commands),
    groups: readGroups(lines),
    log: maskedLines(lines).join("\n"),
    outputs: readKeyValues(read("OUTPUT").toString("utf8")),
    summary: readSummary(read("STEP_SUMMARY")),
  };
}

/** Writes the event and the runner's empty files. Returns the step's environment. */
function prepareStep(
  options: StepOptions,
  filesFolder: string,
  trackingId: string,
): Record<string, string> {
  const environment = stepEnvironment(options, filesFolder, trackingId);
  mkdirSync(environment["RUNNER_TEMP"]!, { recursive: true });
  for (const name of FILE_COMMANDS) {
    writeFileSync(join(filesFolder, name), "");
  }
  const payload = options.event?.payload ?? DEFAULT_PAYLOAD;
  writeFileSync(join(filesFolder, "event.json"), JSON.stringify(payload));
  return environment;
}

const actionFile = resolve(import.meta.dirname, "../../action.yml");

/** Runs the built action as a process of its own, as the runner starts it. */
export const startActionProcess = (options: Omit<StepOptions, "entry">): Promise<StepResult> =>
  runStep({ entry: BUILT_ACTION, actionFile, ...options });

let previousRun: Promise<unknown> = Promise.resolve();

/**
 * Runs the action in this process, which is faster, one run after the other. For tests that are not
 * about the process: no signals, and no upload that fails.
 */
export function runActionHere(options: Omit<StepOptions, "entry">): Promise<StepResult> {
  const result = previousRun.then(() => runInThisProcess({ entry: "", actionFile, ...options }));
  previousRun = result.catch(() => undefined);
  return result;
}

/** Does what runActionHere says, without waiting for other runs. */
async function runInThisProcess(options: StepOptions): Promise<StepResult> {
  const testEnvironment = process.env;
  const filesFolder = mkdtempSync(join(tmpdir(), "fake-runner-"));
  const trackingId = `github_${randomUUID()}`;
  const printed = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += typeof text === "string" ? text : Buffer.from(text).toString();
      return true;
    }),
  );
  const environment = prepareStep(options, filesFolder, trackingId);
  // What other tests start meanwhile must not have the id.
  const { RUNNER_TRACKING_ID: _, ...withoutId } = environment;
  process.env = { TMPDIR: tmpdir(), ...withoutId };
  try {
    const exitCode = findExitCode(await runAction(environment, unguarded(), MODULE_HOST));
    const lines = `${printed.stdout}${printed.stderr}`.split(/\r\n|\r|\n/u);
    return {
      exitCode,
      signal: null,
      outputHeldOpen: false,
      timedOut: false,
      ...printed,
      ...readResults(filesFolder, lines),
      strays: killProcesses(trackingId),
    };
  } finally {
    for (const spy of spies) {
      spy.mockRestore();
    }
    process.env = testEnvironment;
    rmSync(filesFolder, { recursive: true, force: true });
  }
}

/** Runs any script as the step of an action, in a process of its own. */
export async function runStep(options: StepOptions): Promise<StepResult> {
  const filesFolder = mkdtempSync(join(tmpdir(), "fake-runner-"));
  const trackingId = `github_${randomUUID()}`;
  const child = spawn(options.node ?? process.execPath, [options.entry], {
    cwd: options.workspace,
    env: prepareStep(options, filesFolder, trackingId),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let timedOut = false;
  const callAfter = (ms: number, act: () => void): void => void setTimeout(act, ms).unref();
  const cancel = (): void => {
    child.kill("SIGINT");
    callAfter(7500, () => child.exitCode === null && child.kill("SIGTERM"));
    callAfter(10_000, () => child.exitCode === null && killProcesses(trackingId));
  };
  const schedule = startSchedule([
    ...(options.signals ?? []).map(({ signal, when }) => ({
      when,
      act: () => void child.kill(signal),
    })),
    ...(options.cancel === undefined ? [] : [{ when: options.cancel, act: cancel }]),
    {
      when: { afterMs: options.timeoutMs ?? 240_000 },
      act: () => {
        timedOut = true;
        killProcesses(trackingId);
      },
    },
  ]);
  const lines: string[] = [];
  const onLine = (line: string): void => {
    lines.push(line);
    schedule.onLine(line);
  };
  const stdout = collectOutput(child.stdout, onLine);
  const stderr = collectOutput(child.stderr, onLine);
  const ending = await waitForEnd(child);
  schedule.stop();
  try {
    const strays = killProcesses(trackingId);
    return {
      ...ending,
      timedOut,
      stdout: stdout.text,
      stderr: stderr.text,
      ...readResults(filesFolder, lines),
      strays,
    };
  } finally {
    rmSync(filesFolder, { recursive: true, force: true });
  }
}
