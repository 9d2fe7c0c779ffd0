/** What every command is, and how its arguments are read. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { GatePorts } from "../app/request.ts";
import { GateError } from "../errors.ts";
import type { Ending } from "../exit-code.ts";
import type { ExitGuard } from "../exit.ts";
import { logLine } from "../messages/escape.ts";
import { USUAL_CONFIG } from "../model/config.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { firstSegment } from "../model/lookup.ts";

export interface CommandPorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute. */
  readonly workingDirectory: string;
  /** Its `signal` aborts when the process is to end; `leave` ends it with an exit code. */
  readonly guard: ExitGuard;
  /** The built file in which a retriever of kind `module` runs, as a process of its own. */
  readonly moduleHost: string;
  /** Writes to stdout; line ends are part of the text. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Columns of the terminal; null if stdout is no terminal. */
  readonly columns: number | null;
}

/** Returns the ports of a gate: progress goes to `err`, on a terminal in one line. */
export function gatePorts(ports: CommandPorts): Omit<GatePorts, "event"> {
  const { environment, columns, guard, moduleHost, err } = ports;
  const isOneLine = columns !== null && !isPlainTerminal(environment);
  return {
    environment,
    signal: guard.signal,
    listen: () => guard.listen(),
    moduleHost,
    progress: (line) => err(`${logLine(line)}\n`),
    // Back to the start of the terminal's line, clear it, and write the new text.
    line: isOneLine ? (line) => err(`\r\x1b[2K${logLine(line)}`) : null,
  };
}

/** Whether nothing but plain text may be printed: no colors, and no line over another one. */
export function isPlainTerminal(environment: CommandPorts["environment"]): boolean {
  return environment["NO_COLOR"] !== undefined || environment["TERM"] === "dumb";
}

/** Runs a command. `argv`: the arguments after its name. */
export type CommandRun = (argv: readonly string[], ports: CommandPorts) => Promise<Ending>;

export interface Command {
  readonly name: string;
  readonly meaning: string;
  /** A run of another command does not pay for this import. */
  readonly load: () => Promise<CommandRun>;
}

export type Flags = NonNullable<ParseArgsConfig["options"]>;

/** Flags: with a text, with a text and repeatable, without one. */
export const TEXT = { type: "string" } as const;
export const TEXTS = { type: "string", multiple: true } as const;
export const SWITCH = { type: "boolean" } as const;

/** The values by the flag's name: a list for a repeatable flag, undefined for one not given. */
export type FlagValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/**
 * Does the work of a command. `words`: its arguments that are no flags. Returns undefined if it did
 * its work and decided nothing.
 */
type CommandBody = (
  values: FlagValues,
  ports: CommandPorts,
  words: readonly string[],
) => Promise<Ending | undefined>;

interface CommandText {
  readonly name: string;
  readonly flags: Flags;
  readonly help: string;
  /** Whether it takes arguments that are no flags. */
  readonly takesWords?: boolean;
}

/** Returns the function that runs the command, or with `--help` prints `help`. */
export function makeCommand(
  { name, flags, help, takesWords = false }: CommandText,
  run: CommandBody,
): CommandRun {
  return async (argv, ports) => {
    const { values, positionals } = readArguments(name, argv, flags, takesWords);
    if (values["help"] === true) {
      ports.out(help);
      return { kind: "answered" };
    }
    return (await run(values, ports, positionals)) ?? { kind: "answered" };
  };
}

/**
 * Returns the flags and words of the arguments. Throws `usage` for an unknown flag or a word that
 * is no flag, `dry_run_refused` for any spelling of a dry run. Every command has `--help`.
 */
function readArguments(
  command: string,
  argv: readonly string[],
  flags: Flags,
  allowPositionals: boolean,
): { readonly values: FlagValues; readonly positionals: readonly string[] } {
  // A clear answer to a flag that other programs have: `--dry-run`, `-dryrun`, `--dry_run=true`.
  for (const argument of argv) {
    if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
      const hint = `Remove ${argument}. \`validate\` checks files without running the retriever.`;
      throw new GateError(
        "dry_run_refused",
        "the gate has no dry run, because a gate that can't fail protects nothing",
        hint,
      );
    }
  }
  try {
    return parseArgs({
      args: [...argv],
      options: { ...flags, help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals,
    });
  } catch (error) {
    const reason = error instanceof Error ? firstSegment(error.message, ". ") : String(error);
    throw new GateError("usage", `${command}: ${reason}`, {
      hint: adviseOnFlags(command, argv, flags),
      cause: error,
    });
  }
}

/** Returns a hint: the flag that was probably meant by an unknown one, or a list of all flags. */
function adviseOnFlags(command: string, argv: readonly string[], flags: Flags): string {
  const flagNames = Object.keys(flags).map((name) => `--${name}`);
  const unknownFlag = argv
    .filter((argument) => argument.startsWith("-"))
    .map((argument) => firstSegment(argument, "="))
    .find((name) => !flagNames.includes(name));
  const nearFlags = unknownFlag === undefined ? [] : findNearFlags(unknownFlag, flagNames);
  if (nearFlags.length > 0) {
    return `Did you mean ${nearFlags.join(" or ")}?`;
  }
  const flagList =
    flagNames.length === 0
      ? `${command} has no flags and no arguments.`
      : `Flags: ${flagNames.join(", ")}.`;
  return `${flagList} See \`retrieval-gate ${command} --help\`.`;
}

/** Returns all flags that begin with the written one (`--base`), else the nearest word. */
function findNearFlags(written: string, flagNames: readonly string[]): readonly string[] {
  const longerFlags = flagNames.filter((name) => name.startsWith(written));
  if (written.length > "--".length && longerFlags.length > 0) {
    return longerFlags;
  }
  // Without the dashes, which would make two short names alike.
  const name = nearestWord(
    written.replace(/^-+/, ""),
    flagNames.map((flagName) => flagName.replace(/^-+/, "")),
  );
  return name === null ? [] : [`--${name}`];
}

/** Returns the flag's text. Null if it is absent, empty, or no text flag. */
export function textFlag(values: FlagValues, name: string): string | null {
  const value = values[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** As `inside` of openRoot: makes a written path relative to the root. */
export type Inside = (written: string, where: string) => string;

/** Returns the flag's path, relative to the root. Null if it is absent. Throws as `inside`. */
export function fileFlag(values: FlagValues, name: string, inside: Inside): string | null {
  const written = textFlag(values, name);
  return written === null ? null : inside(written, `--${name}`);
}

/** Returns the path of `--config`, by default that of retrieval-gate.yaml. Throws as `inside`. */
export function configFlag(values: FlagValues, inside: Inside): string {
  return inside(textFlag(values, "config") ?? USUAL_CONFIG, "config");
}

/** Returns the flag's value; null if it is absent. Throws `usage` if it is none of the choices. */
export function choiceFlag<T extends string>(
  command: string,
  values: FlagValues,
  flag: string,
  choices: readonly T[],
): T | null {
  const value = textFlag(values, flag);
  const choice = choices.find((name) => name === value) ?? null;
  if (value !== null && choice === null) {
    const message = `${command}: --${flag} "${value}", expected one of ${choices.join(", ")}`;
    throw new GateError("usage", message, `See \`retrieval-gate ${command} --help\`.`);
  }
  return choice;
}

/** Prints a command's result: the text, or with `--json` the value as JSON. */
export function printResult(
  { out }: CommandPorts,
  values: FlagValues,
  value: unknown,
  text: string,
): void {
  out(values["json"] === true ? `${JSON.stringify(value, null, 2)}\n` : text);
}

/**
 * Returns the flag's whole number, null if it is not given. Throws `usage` for anything else, and
 * for a number outside of the limits.
 */
export function numberFlag(
  command: string,
  values: FlagValues,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const written = textFlag(values, name);
  if (written === null) {
    return null;
  }
  const number = Number(written);
  if (!/^\d{1,9}$/.test(written) || number < least || number > most) {
    const range = `expected a whole number from ${least} to ${most}`;
    throw new GateError("usage", `${command}: --${name} "${written}", ${range}`);
  }
  return number;
}

/** Returns the texts of a flag that may be given several times, without empty ones. */
export function repeatedFlag(values: FlagValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value)
    ? value.filter((item) => typeof item === "string" && item !== "")
    : [];
}

export function unknownCommandError(name: string, commands: readonly Command[]): GateError {
  const commandNames = commands.map((command) => command.name);
  const nearestName = nearestWord(name, commandNames);
  const hint =
    nearestName === null
      ? `Commands: ${commandNames.join(", ")}.`
      : `Did you mean \`${nearestName}\`?`;
  return new GateError("usage", `unknown command "${name}"`, hint);
}
