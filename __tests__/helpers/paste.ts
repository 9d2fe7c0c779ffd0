/** Commands that the program prints, pasted into a shell in which `retrieval-gate` is installed. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CLI, retrievalGate } from "./command.ts";
import { workspace } from "./workspace.ts";

/** What goes with a command. */
interface Typed {
  /** What somebody types into the command. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** How a pasted command ended, and what it printed. */
export interface Pasted {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Matches the name of a program at the beginning of a command. */
const PROGRAM = "(?:retrieval-gate|npx|cp|mkdir|git|chmod|cd) ";

/**
 * Returns the commands in a text, each once: those in backticks, those behind a colon up to the end
 * of the line, and those on lines with four spaces in front. `<report-dir>` in them is filled.
 */
export function commandsIn(text: string, reportDir = "<report-dir>"): readonly string[] {
  const found = text.matchAll(
    new RegExp(`\`(${PROGRAM}[^\`]+)\`|(?:: |^ {4})(${PROGRAM}.*)$`, "gm"),
  );
  const commands = [...found].map(([, quoted, last]) =>
    (quoted ?? last)!.replace("<report-dir>", reportDir),
  );
  return [...new Set(commands)];
}

/**
 * Folders for PATH. In `started`, `retrieval-gate` starts the built program; in `asked` it only
 * writes its folder and arguments to $HOME/.asked.
 */
let bins: Readonly<Record<"started" | "asked", string>> | undefined;

/** Returns a folder for PATH, in which this script is `retrieval-gate` and `npx github:…`. */
function binOf(script: string): string {
  const npx = `while case "$1" in -*|github:*) true;; *) false; esac; do shift; done\n${script}`;
  const bin = workspace({ "retrieval-gate": `#!/bin/sh\n${script}\n`, npx: `#!/bin/sh\n${npx}\n` });
  for (const name of ["retrieval-gate", "npx"]) {
    chmodSync(path.join(bin, name), 0o755);
  }
  return bin;
}

/** Matches what joins two commands, outside double quotes. */
const JOINT = / && (?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Runs the command in bash in this folder, with `bin` first in PATH. */
function inShell(bin: string, folder: string, command: string, { input = "", env }: Typed): Pasted {
  const own = { HOME: folder, TMPDIR: tmpdir(), GIT_CONFIG_NOSYSTEM: "1" };
  return spawnSync("bash", ["-o", "pipefail", "-c", command], {
    cwd: folder,
    env: { PATH: `${bin}:${process.env["PATH"]}`, ...own, ...env },
    encoding: "utf8",
    input,
    timeout: 120_000,
  });
}

/**
 * Pastes the command into a shell. The shell only reads the command, and the gate runs in this
 * process: a start costs more than most runs. With pipes, brackets or redirections, or if somebody
 * types into it, the shell runs the whole command.
 */
export async function paste(folder: string, command: string, typed: Typed = {}): Promise<Pasted> {
  bins ??= {
    started: binOf(`exec "${process.execPath}" "${CLI}" "$@"`),
    asked: binOf(`printf '%s\\0' "$PWD" "$@" > "$HOME/.asked"`),
  };
  if (/[|<>;()]| --review /.test(command)) {
    return inShell(bins.started, folder, command, typed);
  }

  const all = { status: 0, stdout: "", stderr: "" };
  // The `cd` commands so far, since each part has a shell of its own.
  let enterCommands = "";
  for (const part of command.split(JOINT)) {
    const askedFile = path.join(folder, ".asked");
    rmSync(askedFile, { force: true });
    let ran = inShell(bins.asked, folder, enterCommands + part, typed);
    if (part.startsWith("cd ")) {
      enterCommands += `${part} && `;
    }
    if (existsSync(askedFile)) {
      const [cwd = "", ...args] = readFileSync(askedFile, "utf8").split("\0").slice(0, -1);
      rmSync(askedFile);
      const { code, ...output } = await retrievalGate(cwd, args, typed.env);
      ran = { status: code, ...output };
    }
    Object.assign(all, {
      status: ran.status,
      stdout: all.stdout + ran.stdout,
      stderr: all.stderr + ran.stderr,
    });
    if (ran.status !== 0) {
      break;
    }
  }
  return all;
}
