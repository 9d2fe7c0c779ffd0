/** Refuses a command that only a shell would understand: none runs it. */
import { existsSync } from "node:fs";
import { GateError } from "../errors.ts";
import { quoteText } from "./excerpt.ts";

/** Words that mean something to a shell alone, and programs that are only part of one. */
const SHELL_WORD = /^(?:&&|\|\|?|;|\d?[<>].*|~\/.*)$|;$|(?:^|=)\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})/;
const SHELL_PROGRAM = /^(?:cd|source|export|[A-Za-z_]\w*=.*)$/;

/**
 * Throws `invalid_config` for a command that only a shell would understand, or with Windows' `\` on
 * another system. No shell runs the command, so the program would get these words as they are.
 */
export function refuseShellWords(command: readonly string[], key: string): void {
  const [program = ""] = command;
  const line = command.join(" ");
  const refuse = (what: string, form: readonly string[]): never => {
    const written = form.map((word) => (/^[\w./-]+$/.test(word) ? word : quoteText(word)));
    const hint = `Write \`command: [${written.join(", ")}]\``;
    throw new GateError("invalid_config", `${key}: ${what}`, { hint });
  };
  // What follows `-c`, `-lc` or `-e` is a script, which may hold anything.
  const scriptOption = command.findIndex((word) => /^-\w*[ce]$/.test(word));
  const words = command.filter((_, i) => scriptOption === -1 || i !== scriptOption + 1);
  // `python3 serve.py` as one entry; but a file may have a space in its name.
  const isLine = command.length === 1 && /^\S+\s+\S/.test(program) && !existsSync(program);
  const parts = isLine ? program.trim().split(/\s+/) : words;
  const shellWord = parts.find(
    (word, i) => SHELL_WORD.test(word) || (i === 0 && SHELL_PROGRAM.test(word)),
  );
  if (shellWord !== undefined) {
    refuse(`${quoteText(shellWord)} needs a shell, and none runs this command`, ["sh", "-c", line]);
  }
  if (isLine) {
    refuse(`${quoteText(program)} is one entry`, parts);
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
