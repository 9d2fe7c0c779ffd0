/**
 * How the program ends. Only a pass with a complete report on disk, and a command that decides
 * nothing and did its work, end with exit code 0. Everything else ends with another code, whatever
 * goes wrong: a promise that never settles, a stray exit, an unexpected exception.
 */
import { explainSystemError, GateError } from "./errors.ts";
import { type Ending, findExitCode } from "./exit-code.ts";
import { moreAbout } from "./messages/error-page.ts";
import { logLine } from "./messages/escape.ts";

/** The exit code of a program that died without a verdict (EX_SOFTWARE of sysexits.h). */
export const NO_VERDICT = 70;

/**
 * How long the end waits for readers of stdout and stderr. A reader that stopped must not keep the
 * process alive.
 */
const FLUSH_LIMIT_MS = 5000;

/**
 * Signals within this time are the same one: a terminal and a package runner both pass on one
 * Ctrl-C. Only a later signal means "now".
 */
const SAME_SIGNAL_MS = 1000;

/** Codes of a write to a file for which there is no room. */
const FULL_DISK_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Watches how the process ends. */
export interface ExitGuard {
  /**
   * Once `listen` was called, aborted by SIGINT, SIGTERM and SIGHUP; the reason is a GateError
   * `cancelled`.
   */
  readonly signal: AbortSignal;
  /**
   * From here on a signal aborts. Until then it ends the process at once, as it would without us:
   * nothing runs yet that would have to be ended, and while a large file is parsed no handler would
   * be heard.
   */
  listen(): void;
  /**
   * From here on an exception that no code caught goes to `handle` instead of ending the program:
   * the verdict exists.
   */
  divertStrays(handle: (error: unknown) => void): void;
  /**
   * Delivers what is written to stdout and stderr, and ends the process with the exit code of
   * `ending`, whatever still runs in it. If that is 0, but stdout is a file on a full disk, with
   * the exit code of `report_incomplete`.
   */
  leave(ending: Ending): Promise<never>;
}

/**
 * Returns an error as lines that are safe to print: a GateError with its code, hint and the page
 * about it, any other error with its stack.
 */
export function describeError(error: unknown): string {
  return errorText(error)
    .split("\n")
    .map((line) => logLine(line))
    .join("\n");
}

function errorText(error: unknown): string {
  if (error instanceof GateError) {
    const hint = error.hint === undefined ? [] : [error.hint];
    return [`error: ${error.code}: ${error.message}`, ...hint, moreAbout(error.code)].join("\n");
  }
  return error instanceof Error ? (error.stack ?? String(error)) : `thrown: ${String(error)}`;
}

/**
 * Resolves when the stream has handed over everything, or can't; `process.exit` alone cuts a pipe
 * at 64 KiB.
 */
function flushStream(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write("", () => resolve());
  });
}

async function flushOutputs(): Promise<void> {
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, FLUSH_LIMIT_MS);
  });
  await Promise.race([
    Promise.all([flushStream(process.stdout), flushStream(process.stderr)]),
    limit,
  ]);
}

async function flushAndExit(code: number): Promise<never> {
  await flushOutputs();
  // A client of the artifact service that hangs keeps the loop alive for minutes.
  // oxlint-disable-next-line unicorn/no-process-exit
  process.exit(code);
}

/**
 * Sets how the process ends from here on, and returns the functions for it. The exit code is
 * NO_VERDICT until `leave` sets another. An error that nothing catches goes to the handler of
 * `divertStrays`. Without a handler it is printed and ends the process, with the exit code of a
 * GateError or else NO_VERDICT. Call it once, before anything else is loaded.
 */
export function guardExit(): ExitGuard {
  process.exitCode = NO_VERDICT;
  let exitCode: number = NO_VERDICT;
  // Runs after a drained loop, after an unsettled top-level await and after process.exit(0) in any
  // package.
  process.on("exit", () => {
    process.exitCode = exitCode;
  });

  // Set by divertStrays.
  let divert: ((error: unknown) => void) | null = null;
  process.on("uncaughtException", (error: unknown) => {
    if (divert !== null) {
      divert(error);
      return;
    }
    const known = explainSystemError(error);
    const isKnown = known instanceof GateError;
    exitCode = isKnown ? known.exitCode : NO_VERDICT;
    const title = isKnown ? "" : "retrieval-gate: internal error\n";
    process.stderr.write(`${title}${describeError(known)}\n`);
    void flushAndExit(exitCode);
  });
  /** Why the file that takes stdout has not all of it; null if it has. */
  let outputFault: string | null = null;
  // `retrieval-gate gate | head`: the reader went away, the verdict stays.
  process.stderr.on("error", () => {});
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (FULL_DISK_CODES.has(error.code ?? "")) {
      outputFault ??= error.code ?? null;
    }
  });

  // Without a handler, this signal opens a debugger that any process of this user can drive.
  process.on("SIGUSR1", () => {});
  const controller = new AbortController();
  let listening = false;
  return {
    signal: controller.signal,
    listen: () => {
      if (!listening) {
        watchSignals(controller);
      }
      listening = true;
    },
    divertStrays: (handle) => {
      divert = handle;
    },
    leave: async (ending) => {
      exitCode = findExitCode(ending);
      await flushOutputs();
      if (outputFault !== null && exitCode === 0) {
        const message = `standard output could not be written as a whole (${outputFault})`;
        const hint = "Make room on the disk, or write to another place. Then run it again.";
        const error = new GateError("report_incomplete", message, hint);
        exitCode = error.exitCode;
        process.stderr.write(`${describeError(error)}\n`);
      }
      return flushAndExit(exitCode);
    },
  };
}

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP, with a GateError `cancelled`. A signal more than
 * SAME_SIGNAL_MS later ends the process without a verdict.
 */
function watchSignals(controller: AbortController): void {
  let firstSignalAt = 0;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (!controller.signal.aborted) {
        firstSignalAt = performance.now();
        controller.abort(
          new GateError(
            "cancelled",
            `the run was cancelled (${name})`,
            "nothing was judged; run it again",
          ),
        );
      } else if (performance.now() - firstSignalAt > SAME_SIGNAL_MS) {
        void flushAndExit(NO_VERDICT);
      }
    });
  }
}
