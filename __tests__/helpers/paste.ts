/** Commands that the program prints, pasted into a shell in which `retrieval-gate` is installed. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CLI, retrievalGate } from "./command.ts";
import { workspace } from "./workspace.ts";

interface Typed {
  /** What somebody types into the command. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Pasted {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const PROGRAM = "(?:retrieval-gate|npx|cp|mkdir|git|chmod|cd) ";

/**
 * What stands in backticks, or after a colon at a line's end; the placeholder is filled, each once.
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

let bins: Readonly<Record<"started" | "asked", string>> | undefined;

/** A folder of PATH, whose `retrieval-gate` is this script, and `npx github:… ` the same. */
function binOf(script: string): string {
  const npx = `while case "$1" in -*|github:*) true;; *) false; esac; do shift; done\n${script}`;
  const bin = workspace({ "retrieval-gate": `#!/bin/sh\n${script}\n`, npx: `#!/bin/sh\n${npx}\n` });
  for (const name of ["retrieval-gate", "npx"]) {
    chmodSync(path.join(bin, name), 0o755);
  }
  return bin;
}

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
 * The shell reads the command, and the gate answers in this process: a start costs more than most
 * runs. It is started where the shell does more than that, or somebody types into it.
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
  let before = "";
  for (const part of command.split(" && ")) {
    const asked = path.join(folder, ".asked");
    rmSync(asked, { force: true });
    let ran = inShell(bins.asked, folder, before + part, typed);
    if (part.startsWith("cd ")) {
      before += `${part} && `;
    }
    if (existsSync(asked)) {
      const [cwd = "", ...words] = readFileSync(asked, "utf8").split("\0").slice(0, -1);
      rmSync(asked);
      const { code, ...said } = await retrievalGate(cwd, words, typed.env);
      ran = { status: code, ...said };
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
