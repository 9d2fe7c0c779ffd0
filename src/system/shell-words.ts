/** Refuses a command that only a shell would understand: the gate starts programs without one. */
import { existsSync } from "node:fs";
import { GateError } from "../errors.ts";
import { quoteText } from "./excerpt.ts";

/** `&&`, `2>/dev/null`, `~/docs`, `A=1;`, `$INDEX`, `--index=${INDEX}/en`. */
const SHELL_WORD =
  /^(?:&&|\d>.*|~\/.*|[\w./=-]+;)$|^(?:[\w-]+=)?\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})(?:[/:.,$-]|$)/;
const OPERATOR = /^(?:\|\|?|;|<|>>?(?:\.?\/.*)?)$/;
/** Commands of a shell alone, and its settings of a variable before the program. */
const SHELL_PROGRAM = /^(?:cd|source|export|[A-Za-z_]\w*=.*)$/;
/** `-c`, `-lc` or `-e`. What follows is a script, or a value for another program. */
const SCRIPT_OPTION = /^-\w*[ce]$/;

/**
 * Throws `invalid_config` for a command with a word that only a shell understands, for a whole line
 * as the only entry, and for Windows' `\` on another system. No shell runs the command, so the
 * program would get these words as they are. The error shows how to write the command.
 */
export function refuseShellWords(command: readonly string[], key: string): void {
  const [program = ""] = command;
  const refuse = (what: string, rightCommand: readonly string[]): never => {
    const hint = `Write ${showCommand(rightCommand)}`;
    throw new GateError("invalid_config", `${key}: ${what}`, hint);
  };
  // `python3 serve.py` as one entry; but a file may have a space in its name.
  const isLine = command.length === 1 && /^\S+\s+\S/.test(program) && !existsSync(program);
  const words = isLine ? program.trim().split(/\s+/) : command;
  const shellWord = words.find((word, index) => isShellWord(word, words[index - 1] ?? null));
  if (shellWord !== undefined) {
    const what = `${quoteText(shellWord)} needs a shell, and none runs this command`;
    refuse(what, ["sh", "-c", command.join(" ")]);
  }
  if (isLine) {
    refuse(`${quoteText(program)} is one entry`, words);
  }
  // `retrieval\serve.py`.
  const windowsPath = /^[\w.-]+(?:\\[\w.-]+)+$/;
  if (process.platform !== "win32" && command.some((word) => windowsPath.test(word))) {
    refuse(
      "\\ is no mark between folders on this system",
      command.map((word) => (windowsPath.test(word) ? word.replaceAll("\\", "/") : word)),
    );
  }
}

/** Returns the command as a config writes it: `command: [python3, "a b.py"]`, in backticks. */
export function showCommand(words: readonly string[]): string {
  const entries = words.map((word) => (/^[\w./-]+$/.test(word) ? word : JSON.stringify(word)));
  return `\`command: [${entries.join(", ")}]\``;
}

/**
 * Whether only a shell would understand the word. `before` is the word before; null for the
 * program. A word with a space is a text or a script.
 */
function isShellWord(word: string, before: string | null): boolean {
  if (before === null) {
    return SHELL_PROGRAM.test(word) || SHELL_WORD.test(word);
  }
  if (/\s/.test(word) || SCRIPT_OPTION.test(before)) {
    return false;
  }
  // `|` is a shell's, but as the value of an option a text: `--separator |`.
  const isOptionValue = before.startsWith("-");
  return SHELL_WORD.test(word) || (OPERATOR.test(word) && !isOptionValue);
}
