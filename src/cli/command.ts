/** What every command is, and how its arguments are read. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { GateError } from "../errors.ts";
import type { Ending } from "../exit-code.ts";
import type { ExitGuard } from "../exit.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { firstSegment } from "../model/lookup.ts";

export interface CommandPorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly guard: ExitGuard;
  readonly moduleHost: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Columns of the terminal; null where stdout is none. */
  readonly columns: number | null;
}

export type CommandRun = (argv: readonly string[], ports: CommandPorts) => Promise<Ending>;

export interface Command {
  readonly name: string;
  /** One line. */
  readonly meaning: string;
  readonly load: () => Promise<CommandRun>;
}

export type Flags = NonNullable<ParseArgsConfig["options"]>;

/** The flag's value; most commands declare theirs as strings that occur once. */
export type FlagValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/** Reads flags strictly: throws usage for one that is unknown, dry_run_refused for any spelling of a dry run. */
export function readFlags(command: string, argv: readonly string[], flags: Flags): FlagValues {
  return readArguments(command, argv, flags, false).values;
}

/** As readFlags, with what stands between the flags. */
export function readArguments(
  command: string,
  argv: readonly string[],
  flags: Flags,
  allowPositionals = true,
): { readonly values: FlagValues; readonly positionals: readonly string[] } {
  for (const argument of argv) {
    if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
      throw new GateError(
        "dry_run_refused",
        "there is no dry run: a gate that cannot fail guards nothing",
        {
          hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`,
        },
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
    const known = Object.keys(flags).map((name) => `--${name}`);
    const wrong = argv.find(
      (argument) => argument.startsWith("-") && !known.includes(firstSegment(argument, "=")),
    );
    const near = wrong === undefined ? null : nearestWord(firstSegment(wrong, "="), known);
    const reason = error instanceof Error ? firstSegment(error.message, ". ") : String(error);
    throw new GateError("usage", `${command}: ${reason}`, {
      hint:
        near === null
          ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.`
          : `Did you mean ${near}?`,
      cause: error,
    });
  }
}

export function textFlag(values: FlagValues, name: string): string | null {
  const value = values[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** Of a flag that may be repeated. */
export function repeatedFlag(values: FlagValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value)
    ? value.filter((each) => typeof each === "string" && each !== "")
    : [];
}

// Wrong command lines.

export function unknownCommand(name: string, commands: readonly Command[]): GateError {
  const known = commands.map((command) => command.name);
  if (/^--?dry[-_]?run/i.test(name)) {
    return new GateError(
      "dry_run_refused",
      "there is no dry run: a gate that cannot fail guards nothing",
    );
  }
  const near = nearestWord(name, known);
  const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
  return new GateError("usage", `unknown command "${name}"`, { hint });
}
