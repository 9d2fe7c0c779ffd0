/**
 * The runner's own reading of what a step leaves behind: log lines into commands, file commands
 * into values. Follows ActionCommand.cs, ActionCommandManager.cs and FileCommandManager.cs of
 * actions/runner 2.336.
 */

/** A command that a step printed, such as `::error file=a::text`. */
export interface RunnerCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  /** The log line it came from. */
  readonly line: string;
}

/** The runner's registered command extensions; their names are compared without case. */
const REGISTERED_COMMANDS: readonly string[] = [
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "internal-set-repo-path",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
];

/** What .NET's `TrimStart` takes off: Char.IsWhiteSpace has NBSP and NEL, no byte order mark. */
const DOTNET_WHITE_SPACE =
  /^[\t-\r\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/u;

/** Returns the lines as .NET's StreamReader.ReadLine: `\n`, `\r` and `\r\n` each end one. */
export function splitLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/u);
  if (lines.at(-1) === "") {
    lines.pop();
  }
  return lines;
}

/** Escaped and plain form of each character; `%25` is the last, so that `%250A` stays `%0A`. */
type Escapes = readonly (readonly [string, string])[];

/** Returns the text with the escaped forms replaced by the plain ones, in the order of the list. */
const unescape = (text: string, escapes: Escapes): string =>
  escapes.reduce((value, [escaped, plain]) => value.replaceAll(escaped, plain), text);

/** In what follows the second `::` of a command. */
const DATA_ESCAPES: Escapes = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%25", "%"],
];
/** In the values of a command's properties. */
const PROPERTY_ESCAPES: Escapes = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%3A", ":"],
  ["%2C", ","],
  ["%25", "%"],
];
/** In properties and data of the form `##[name key=value;]data`. */
const LEGACY_ESCAPES: Escapes = [
  ["%3B", ";"],
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%5D", "]"],
  ["%25", "%"],
];

/** Returns the values of `key=value` items by key. Items without `=` are left out. */
function readProperties(
  text: string,
  separator: string,
  escapes: Escapes,
): Readonly<Record<string, string>> {
  const entries = text
    .split(separator)
    .filter((item) => item.includes("="))
    .map((item): [string, string] => {
      const equals = item.indexOf("=");
      return [item.slice(0, equals), unescape(item.slice(equals + 1), escapes)];
    });
  return Object.fromEntries(entries);
}

/** Splits `name key=value` into the name and the text of its properties. */
function splitName(info: string): readonly [name: string, properties: string] {
  const space = info.indexOf(" ");
  return space < 0 ? [info, ""] : [info.slice(0, space), info.slice(space + 1)];
}

/**
 * Returns the command of a line `::name key=value,key=value::data`, which may begin with white
 * space. Null if the line is none, or if its name is not registered.
 */
function parseCommand(line: string, registered: ReadonlySet<string>): RunnerCommand | null {
  const text = line.replace(DOTNET_WHITE_SPACE, "");
  if (!text.startsWith("::")) {
    return null;
  }
  const end = text.indexOf("::", 2);
  if (end < 0) {
    return null;
  }
  const [name, properties] = splitName(text.slice(2, end));
  if (!registered.has(name.toLowerCase())) {
    return null;
  }
  return {
    command: name.toLowerCase(),
    properties: readProperties(properties.trim(), ",", PROPERTY_ESCAPES),
    data: unescape(text.slice(end + 2), DATA_ESCAPES),
    line,
  };
}

/** Returns the command `##[name key=value;]data` anywhere in a line. Null as above. */
function parseLegacyCommand(line: string, registered: ReadonlySet<string>): RunnerCommand | null {
  const start = line.indexOf("##[");
  if (start < 0) {
    return null;
  }
  const end = line.indexOf("]", start);
  if (end < 0) {
    return null;
  }
  const [name, properties] = splitName(line.slice(start + 3, end));
  if (!registered.has(name.toLowerCase())) {
    return null;
  }
  return {
    command: name.toLowerCase(),
    properties: readProperties(properties, ";", LEGACY_ESCAPES),
    data: unescape(line.slice(end + 1), LEGACY_ESCAPES),
    line,
  };
}

/**
 * Returns the commands in the lines of one step, in order. `::stop-commands::TOKEN` makes what
 * follows plain text, until the line `::TOKEN::`.
 */
export function readCommands(lines: readonly string[]): readonly RunnerCommand[] {
  const registered = new Set(REGISTERED_COMMANDS);
  const commands: RunnerCommand[] = [];
  let stopToken: string | null = null;
  for (const line of lines) {
    const command = parseCommand(line, registered) ?? parseLegacyCommand(line, registered);
    if (command === null) {
      continue;
    }
    if (stopToken !== null) {
      if (command.command === stopToken) {
        registered.delete(stopToken);
        stopToken = null;
      }
      continue;
    }
    if (command.command === "stop-commands") {
      stopToken = command.data.toLowerCase();
      registered.add(stopToken);
    }
    commands.push(command);
  }
  return commands;
}

/** A group of lines that can be folded in the log. */
export interface LogGroup {
  readonly title: string;
  /** The lines within, those of commands left out. */
  readonly lines: readonly string[];
  /** Whether an `endgroup` ended it, and not the next group or the end of the log. */
  readonly closed: boolean;
}

/** Returns the groups of the log, in order. They don't nest: a new one ends the one before. */
export function readGroups(lines: readonly string[]): readonly LogGroup[] {
  const groups: { title: string; lines: string[]; closed: boolean }[] = [];
  for (const line of lines) {
    const [command] = readCommands([line]);
    const lastGroup = groups.at(-1);
    if (command?.command === "group") {
      groups.push({ title: command.data, lines: [], closed: false });
    } else if (command?.command === "endgroup" && lastGroup) {
      lastGroup.closed = true;
    } else if (command === undefined && lastGroup !== undefined && !lastGroup.closed) {
      lastGroup.lines.push(line);
    }
  }
  return groups;
}

/**
 * Returns the log as people read it. What an `add-mask` named is `***` from its own line on. Of a
 * mask of several lines, each line is masked alone, too.
 */
export function maskedLines(lines: readonly string[]): readonly string[] {
  const masks: string[] = [];
  return lines.map((line) => {
    const [command] = readCommands([line]);
    if (command?.command === "add-mask") {
      masks.push(command.data, ...command.data.split(/[\r\n]+/u));
    }
    return masks
      .filter((mask) => mask !== "")
      .reduce((text, mask) => text.replaceAll(mask, "***"), line);
  });
}

/**
 * Returns the values in a file like GITHUB_OUTPUT or GITHUB_ENV: lines `name=value`, and heredocs
 * `name<<END` whose value is all lines up to the line `END`. Throws where the runner would fail the
 * step.
 */
export function readKeyValues(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const lines = text.split(/\r?\n/u);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (line === "") {
      continue;
    }
    const equals = line.indexOf("=");
    const heredoc = line.indexOf("<<");
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const name = line.slice(0, heredoc);
      const delimiter = line.slice(heredoc + 2);
      if (name === "" || delimiter === "") {
        throw new Error(`Invalid format '${line}'`);
      }
      const end = lines.indexOf(delimiter, i + 1);
      if (end < 0) {
        throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      }
      values.set(name, lines.slice(i + 1, end).join("\n"));
      i = end;
    } else if (equals > 0) {
      values.set(line.slice(0, equals), line.slice(equals + 1));
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return values;
}

/** FileCommandManager.cs: a larger summary is dropped with an error, and the step still passes. */
export const SUMMARY_LIMIT_BYTES = 1024 * 1024;

/** What the runner makes of the file GITHUB_STEP_SUMMARY. */
export type SummaryReading =
  | { readonly kind: "none" }
  | { readonly kind: "shown"; readonly markdown: string }
  | { readonly kind: "dropped"; readonly bytes: number };

/** Reads the file GITHUB_STEP_SUMMARY. */
export function readSummary(bytes: Buffer): SummaryReading {
  if (bytes.length === 0) {
    return { kind: "none" };
  }
  if (bytes.length > SUMMARY_LIMIT_BYTES) {
    return { kind: "dropped", bytes: bytes.length };
  }
  return { kind: "shown", markdown: bytes.toString("utf8") };
}

/** A line that GitHub shows beside the code or the run. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly title: string | null;
}

/** ExecutionContext.cs: so many issues of a level are kept, with so many characters each. */
const MAX_ISSUES_OF_A_LEVEL = 10;
const MAX_MESSAGE_LENGTH = 4096;

/** Returns the annotations that the runner keeps: errors first, then warnings and notices. */
export function keptAnnotations(commands: readonly RunnerCommand[]): readonly Annotation[] {
  const annotations: Annotation[] = [];
  for (const level of ["error", "warning", "notice"] as const) {
    const issues = commands.filter(({ command }) => command === level);
    for (const { properties, data } of issues.slice(0, MAX_ISSUES_OF_A_LEVEL)) {
      annotations.push({
        level,
        message: data.slice(0, MAX_MESSAGE_LENGTH),
        file: properties["file"] ?? null,
        line: properties["line"] === undefined ? null : Number(properties["line"]),
        title: properties["title"] ?? null,
      });
    }
  }
  return annotations;
}
