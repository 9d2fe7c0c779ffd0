/**
 * The runner's own reading of what a step leaves behind: log lines into commands, file commands into values.
 * Follows ActionCommand.cs, ActionCommandManager.cs and FileCommandManager.cs of actions/runner 2.336.
 */

export interface RunnerCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  /** The log line it came from. */
  readonly line: string;
}

/** The runner's registered command extensions; their names are compared without case. */
export const REGISTERED_COMMANDS: readonly string[] = [
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

/** What .NET's `TrimStart` takes off: Char.IsWhiteSpace, which has NBSP and NEL but no byte order mark. */
const DOTNET_WHITE_SPACE =
  /^[\t-\r\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/u;

/** Lines as .NET's StreamReader.ReadLine gives them: `\n`, `\r` and `\r\n` each end one. */
export function splitLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/u);
  if (lines.at(-1) === "") {
    lines.pop();
  }
  return lines;
}

const unescape = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((value, [from, to]) => value.replaceAll(from, to), text);

const DATA = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%25", "%"],
] as const;
const PROPERTY = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%3A", ":"],
  ["%2C", ","],
  ["%25", "%"],
] as const;
const LEGACY = [
  ["%3B", ";"],
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%5D", "]"],
  ["%25", "%"],
] as const;

function readProperties(
  text: string,
  separator: string,
  pairs: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> {
  const entries = text
    .split(separator)
    .filter((item) => item.includes("="))
    .map((item): [string, string] => {
      const equals = item.indexOf("=");
      return [item.slice(0, equals), unescape(item.slice(equals + 1), pairs)];
    });
  return Object.fromEntries(entries);
}

function splitName(info: string): readonly [string, string] {
  const space = info.indexOf(" ");
  return space < 0 ? [info, ""] : [info.slice(0, space), info.slice(space + 1)];
}

/** `::name key=value::data`, only at the start of a line after white space. */
function parseCommand(line: string, registered: ReadonlySet<string>): RunnerCommand | null {
  const text = line.replace(DOTNET_WHITE_SPACE, "");
  if (!text.startsWith("::")) {
    return null;
  }
  const end = text.indexOf("::", 2);
  if (end < 0) {
    return null;
  }
  const [name, rest] = splitName(text.slice(2, end));
  if (!registered.has(name.toLowerCase())) {
    return null;
  }
  return {
    command: name.toLowerCase(),
    properties: readProperties(rest.trim(), ",", PROPERTY),
    data: unescape(text.slice(end + 2), DATA),
    line,
  };
}

/** `##[name key=value;]data`, anywhere in a line. */
function parseLegacyCommand(line: string, registered: ReadonlySet<string>): RunnerCommand | null {
  const start = line.indexOf("##[");
  if (start < 0) {
    return null;
  }
  const end = line.indexOf("]", start);
  if (end < 0) {
    return null;
  }
  const [name, rest] = splitName(line.slice(start + 3, end));
  if (!registered.has(name.toLowerCase())) {
    return null;
  }
  return {
    command: name.toLowerCase(),
    properties: readProperties(rest, ";", LEGACY),
    data: unescape(line.slice(end + 1), LEGACY),
    line,
  };
}

/** The commands in the lines of one step, in order; what stands between `stop-commands` and its token is text. */
export function readCommands(lines: readonly string[]): readonly RunnerCommand[] {
  const registered = new Set(REGISTERED_COMMANDS);
  const commands: RunnerCommand[] = [];
  let stopToken: string | null = null;
  for (const line of lines) {
    const found = parseCommand(line, registered) ?? parseLegacyCommand(line, registered);
    if (found === null) {
      continue;
    }
    if (stopToken !== null) {
      if (found.command === stopToken) {
        registered.delete(stopToken);
        stopToken = null;
      }
      continue;
    }
    if (found.command === "stop-commands") {
      stopToken = found.data.toLowerCase();
      registered.add(stopToken);
    }
    commands.push(found);
  }
  return commands;
}

export interface LogGroup {
  readonly title: string;
  /** The lines within, those of commands left out. */
  readonly lines: readonly string[];
  readonly closed: boolean;
}

/** Groups of the log in order; they don't nest: a new one ends the one before. */
export function readGroups(lines: readonly string[]): readonly LogGroup[] {
  const groups: { title: string; lines: string[]; closed: boolean }[] = [];
  for (const line of lines) {
    const [found] = readCommands([line]);
    const open = groups.at(-1);
    if (found?.command === "group") {
      groups.push({ title: found.data, lines: [], closed: false });
    } else if (found?.command === "endgroup" && open) {
      open.closed = true;
    } else if (found === undefined && open !== undefined && !open.closed) {
      open.lines.push(line);
    }
  }
  return groups;
}

/** The log as people read it: what `add-mask` named before is `***`; each line of a value is masked, too. */
export function maskedLines(lines: readonly string[]): readonly string[] {
  const masks: string[] = [];
  return lines.map((line) => {
    const [found] = readCommands([line]);
    if (found?.command === "add-mask") {
      masks.push(found.data, ...found.data.split(/[\r\n]+/u));
    }
    return masks
      .filter((mask) => mask !== "")
      .reduce((text, mask) => text.replaceAll(mask, "***"), line);
  });
}

/** GITHUB_OUTPUT, GITHUB_ENV and GITHUB_STATE; throws where the runner would fail the step. */
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

export type SummaryReading =
  | { readonly kind: "none" }
  | { readonly kind: "shown"; readonly markdown: string }
  | { readonly kind: "dropped"; readonly bytes: number };

export function readSummary(bytes: Buffer): SummaryReading {
  if (bytes.length === 0) {
    return { kind: "none" };
  }
  if (bytes.length > SUMMARY_LIMIT_BYTES) {
    return { kind: "dropped", bytes: bytes.length };
  }
  return { kind: "shown", markdown: bytes.toString("utf8") };
}

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly title: string | null;
}

/** ExecutionContext.cs: ten issues of a type are kept, and 4,096 characters of each message. */
export function keptAnnotations(commands: readonly RunnerCommand[]): readonly Annotation[] {
  const kept: Annotation[] = [];
  for (const level of ["error", "warning", "notice"] as const) {
    for (const { properties, data } of commands.filter((c) => c.command === level).slice(0, 10)) {
      kept.push({
        level,
        message: data.slice(0, 4096),
        file: properties["file"] ?? null,
        line: properties["line"] === undefined ? null : Number(properties["line"]),
        title: properties["title"] ?? null,
      });
    }
  }
  return kept;
}
