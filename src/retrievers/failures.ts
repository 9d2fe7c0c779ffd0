import { systemCode } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { Exit, BoundedLog } from "./process.ts";

export const FLUSH_HINT =
  "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";

const STDOUT_HINT =
  "Standard output must carry one JSON object a line and nothing else; print everything else to standard error.";

/** A case's params that don't fit the request: this query's error. */
export class ParamError extends Error {}

export function startError(cause: unknown, argv: readonly string[]): GateError {
  const code = systemCode(cause);
  const name = quote(argv[0] ?? "");
  if (code === "ENOENT") {
    return new GateError("retriever_start", `the command ${name} was not found`, {
      hint: "Install it in an earlier step, or give its path; a relative path starts at the retriever's `cwd`.",
      cause,
    });
  }
  if (code === "EACCES" || code === "EPERM") {
    return new GateError("retriever_start", `the command ${name} is not executable`, {
      hint: "Run `chmod +x` on it and commit that (`git update-index --chmod=+x`), or name its interpreter first.",
      cause,
    });
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new GateError("retriever_start", `the command ${name} could not be started: ${reason}`, { cause });
}

export function exitError(exit: Exit, label: string, when: string, log: BoundedLog): GateError {
  const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
  const silent = log.lastLines(1) === "";
  const said = silent ? "" : "Fix what its last lines say. retriever.log holds all that it wrote.";
  const hint =
    exit.code === 0
      ? "A retriever stays up until its standard input ends."
      : exit.signal === "SIGKILL" && silent
        ? "The system most likely ran out of memory: give the job more, or load less."
        : said || "It wrote nothing: run the command by hand to see why it ends.";
  return new GateError("retriever_failed", `${label} ${how} ${when}${lastWords(log)}`, { hint });
}

export function closedError(stream: string, label: string, log: BoundedLog): GateError {
  return new GateError(
    "retriever_failed",
    `${label} closed its ${stream} but went on running${lastWords(log)}`,
    {
      hint: "A retriever keeps both open until its standard input ends.",
    },
  );
}

export function timeoutError(message: string, hint: string, log: BoundedLog): GateError {
  return new GateError("retriever_timeout", `${message}${lastWords(log)}`, { hint });
}

export function totalTimeoutError(limit: number, log: BoundedLog): GateError {
  const message = `the retriever was still needed after total_timeout_ms (${limit} ms)`;
  return timeoutError(message, "Raise retriever.total_timeout_ms, or make the suite smaller.", log);
}

/** Something on standard output that is not the protocol. */
export function protocolError(message: string, hint: string = STDOUT_HINT): GateError {
  return new GateError("retriever_answer", message, { hint });
}

export function cancelledError(): GateError {
  return new GateError("cancelled", "the run was cancelled while the retriever was in use");
}

export function stoppedError(): GateError {
  return new GateError("cancelled", "the retriever was stopped");
}

/** Parses one piece of a child's output; throws `retriever_answer` that says why it may have failed. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    if (/(?:^|[\s:,[])-?(?:NaN|Infinity)\b/.test(text)) {
      throw new GateError(
        "retriever_answer",
        `${what} is not JSON: it holds NaN or Infinity: ${quote(text)}`,
        {
          hint: "JSON has no NaN and no Infinity: a score must be a finite number, or be left out.",
          cause,
        },
      );
    }
    throw new GateError("retriever_answer", `${what} is not JSON: ${quote(text)}`, {
      hint: STDOUT_HINT,
      cause,
    });
  }
}

/** The end of standard error, which mostly holds the reason. Untrusted. */
export function lastWords(log: BoundedLog): string {
  const lines = log.lastLines(5);
  return lines === ""
    ? "; it wrote nothing to standard error"
    : `; its last lines on standard error:\n${lines}`;
}

/** The first `length` UTF-16 units, one less where that would tear a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}

/** Untrusted text for a message: quoted, control characters escaped, cut to 80 characters. */
export function quote(text: string): string {
  return JSON.stringify(text.length <= 80 ? text : `${cut(text, 80)}…`);
}
