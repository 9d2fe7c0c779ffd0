/**
 * Runs one step of a JavaScript action as the runner does: a clean environment, INPUT_* with the defaults of action.yml,
 * the GITHUB_* files, an event file and the workspace as current directory; and reads back what the runner would see.
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
  resolveInputs,
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

export interface StepResult {
  /** Null where a signal ended the process. */
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
  /** What the step exported through GITHUB_ENV. */
  readonly exported: ReadonlyMap<string, string>;
  readonly summary: SummaryReading;
  /** Names of inputs that action.yml does not know: the runner warns of them. */
  readonly unexpectedInputs: readonly string[];
  /** Command lines of processes that the step left behind; they are killed. */
  readonly strays: readonly string[];
  /** A process that outlived the step kept its output open: the runner waits 5 s for it. */
  readonly outputHeldOpen: boolean;
}

/** Processes whose environment holds the text, as the runner finds orphans by RUNNER_TRACKING_ID. */
const processesWith = (
  text: string,
): readonly { readonly pid: number; readonly command: string }[] =>
  readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/u.test(pid) || Number(pid) === process.pid) {
      return [];
    }
    try {
      if (!readFileSync(`/proc/${pid}/environ`, "utf8").includes(text)) {
        return [];
      }
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return command === "" ? [] : [{ pid: Number(pid), command }];
    } catch {
      return []; // ended meanwhile, or another user's
    }
  });

const killTree = (tracking: string): readonly string[] =>
  processesWith(tracking).map(({ pid, command }) => {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // ended meanwhile
    }
    return command;
  });

/** Collects one stream: its text, and its lines as they end. */
function collect(stream: NodeJS.ReadableStream, onLine: (line: string) => void): { text: string } {
  const decoder = new StringDecoder("utf8");
  const kept = { text: "" };
  let rest = "";
  stream.on("data", (chunk: Buffer) => {
    const text = decoder.write(chunk);
    kept.text += text;
    rest += text;
    for (;;) {
      const end = /\r\n|\r(?!$)|\n/u.exec(rest); // a \r at the very end may be half of a \r\n
      if (end === null) {
        break;
      }
      onLine(rest.slice(0, end.index));
      rest = rest.slice(end.index + end[0].length);
    }
  });
  stream.on("end", () => rest !== "" && onLine(rest.replace(/\r$/u, "")));
  return kept;
}

interface Schedule {
  onLine(line: string): void;
  stop(): void;
}

function schedule(
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

/** What every event of a repository says. */
const PAYLOAD = { repository: { full_name: "owner/project", default_branch: "main" } };

interface Ended {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly outputHeldOpen: boolean;
}

/** The runner waits for the exit, then at most 5 s for the streams. */
async function waitForEnd(child: ChildProcess): Promise<Ended> {
  const closed = new Promise<"closed">((resolve) => child.once("close", () => resolve("closed")));
  const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, name) => resolve([code, name]));
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), 5000)));
  const outputHeldOpen = (await Promise.race([closed, late])) === "late";
  clearTimeout(timer);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return { exitCode, signal, outputHeldOpen };
}

/** Everything that a step left, in the files and in the lines of its log. */
function readBack(options: StepOptions, files: string, lines: readonly string[]) {
  const commands = readCommands(lines);
  const read = (name: (typeof FILE_COMMANDS)[number]): Buffer => readFileSync(join(files, name));
  return {
    commands,
    annotations: keptAnnotations(commands),
    groups: readGroups(lines),
    log: maskedLines(lines).join("\n"),
    outputs: readKeyValues(read("OUTPUT").toString("utf8")),
    exported: readKeyValues(read("ENV").toString("utf8")),
    summary: readSummary(read("STEP_SUMMARY")),
    unexpectedInputs: resolveInputs(options).unexpected,
  };
}

/** The step's environment, with its files in `files`. */
function prepared(options: StepOptions, files: string, tracking: string): Record<string, string> {
  const environment = stepEnvironment(options, files, tracking);
  mkdirSync(environment["RUNNER_TEMP"]!, { recursive: true });
  for (const name of FILE_COMMANDS) {
    writeFileSync(join(files, name), "");
  }
  writeFileSync(join(files, "event.json"), JSON.stringify(options.event?.payload ?? PAYLOAD));
  return environment;
}

const actionFile = resolve(import.meta.dirname, "../../action.yml");

/** The built action, as the runner starts it. */
export const startedStep = (options: Omit<StepOptions, "entry">): Promise<StepResult> =>
  runStep({ entry: BUILT_ACTION, actionFile, ...options });

let last: Promise<unknown> = Promise.resolve();

/**
 * The action in this process, one after the other, where the process is not what a test is about: no signals, and no
 * upload that fails.
 */
export function stepHere(options: Omit<StepOptions, "entry">): Promise<StepResult> {
  const result = last.then(() => actHere({ entry: "", actionFile, ...options }));
  last = result.catch(() => undefined);
  return result;
}

async function actHere(options: StepOptions): Promise<StepResult> {
  const before = process.env;
  const files = mkdtempSync(join(tmpdir(), "fake-runner-"));
  const tracking = `github_${randomUUID()}`;
  const printed = { stdout: "", stderr: "" };
  const kept = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += typeof text === "string" ? text : Buffer.from(text).toString();
      return true;
    }),
  );
  const environment = prepared(options, files, tracking);
  // Without the mark, which what other tests start meanwhile must not have.
  const { RUNNER_TRACKING_ID: _mark, ...own } = environment;
  process.env = { TMPDIR: tmpdir(), ...own };
  try {
    const exitCode = findExitCode(await runAction(environment, unguarded(), MODULE_HOST));
    const lines = `${printed.stdout}${printed.stderr}`.split(/\r\n|\r|\n/u);
    const ended = { exitCode, signal: null, outputHeldOpen: false, timedOut: false };
    return { ...ended, ...printed, ...readBack(options, files, lines), strays: killTree(tracking) };
  } finally {
    for (const each of kept) {
      each.mockRestore();
    }
    process.env = before;
    rmSync(files, { recursive: true, force: true });
  }
}

export async function runStep(options: StepOptions): Promise<StepResult> {
  const files = mkdtempSync(join(tmpdir(), "fake-runner-"));
  const tracking = `github_${randomUUID()}`;
  const child = spawn(options.node ?? process.execPath, [options.entry], {
    cwd: options.workspace,
    env: prepared(options, files, tracking),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let timedOut = false;
  const after = (ms: number, act: () => void): void => void setTimeout(act, ms).unref();
  const cancel = (): void => {
    child.kill("SIGINT");
    after(7500, () => child.exitCode === null && child.kill("SIGTERM"));
    after(10_000, () => child.exitCode === null && killTree(tracking));
  };
  const plans = schedule([
    ...(options.signals ?? []).map(({ signal, when }) => ({
      when,
      act: () => void child.kill(signal),
    })),
    ...(options.cancel === undefined ? [] : [{ when: options.cancel, act: cancel }]),
    {
      when: { afterMs: options.timeoutMs ?? 240_000 },
      act: () => ((timedOut = true), void killTree(tracking)),
    },
  ]);
  const lines: string[] = [];
  const onLine = (line: string): void => (lines.push(line), plans.onLine(line));
  const stdout = collect(child.stdout, onLine);
  const stderr = collect(child.stderr, onLine);
  const ended = await waitForEnd(child);
  plans.stop();
  try {
    const printed = { stdout: stdout.text, stderr: stderr.text };
    const strays = killTree(tracking);
    return { ...ended, timedOut, ...printed, ...readBack(options, files, lines), strays };
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
