/**
 * A person who is new to the project: types commands and writes lines only as a page or an earlier
 * output shows them. What stands in neither is a guess.
 */
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { read } from "./pages.ts";
import { type Pasted, paste } from "./paste.ts";

/** The variable that npm sets for a program that `npx` runs. */
const NPX = { npm_lifecycle_event: "npx" };

export class Stranger {
  /** What no page and no output showed, so that the person had to invent it. */
  readonly guesses: string[] = [];
  readonly #folder: string;
  /** The text of the pages, and of all output so far. */
  #shownText = "";

  constructor(folder: string, pages: readonly string[]) {
    this.#folder = folder;
    this.#shownText = pages.map(read).join("\n");
  }

  /** Runs a command that was shown, in this folder. Throws if it ends with another code. */
  async runShown(command: string, { code = 0, folder = "" } = {}): Promise<Pasted> {
    this.#noteGuess(command);
    const ran = await paste(path.join(this.#folder, folder), command, { env: NPX });
    this.#shownText += `\n${ran.stdout}\n${ran.stderr}`;
    if (ran.status !== code) {
      throw new Error(`${command} ended with ${ran.status}:\n${ran.stdout}${ran.stderr}`);
    }
    return ran;
  }

  /** Runs a command that any member of the team knows, as its own build. Throws if it fails. */
  async runOwn(command: string): Promise<void> {
    const ran = await paste(this.#folder, `(${command})`);
    if (ran.status !== 0) {
      throw new Error(`${command} ended with ${ran.status}:\n${ran.stdout}${ran.stderr}`);
    }
  }

  /** Adds lines to a file. The lines and the file's name have to be shown. */
  addLines(file: string, lines: string, folder = ""): void {
    this.#noteGuess(file);
    for (const line of lines.split("\n").filter((each) => each.trim() !== "")) {
      this.#noteGuess(line);
    }
    const target = path.join(this.#folder, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    appendFileSync(target, lines);
  }

  /**
   * Returns the group of the pattern's last match in all that was shown. Without a match it is a
   * guess, and empty.
   */
  findShown(pattern: RegExp): string {
    const lastMatch = [...this.#shownText.matchAll(new RegExp(pattern.source, "gm"))].at(-1)?.[1];
    if (lastMatch === undefined) {
      this.guesses.push(`nothing shows ${pattern}`);
      return "";
    }
    return lastMatch;
  }

  /** Adds the text to the guesses if it was not shown. */
  #noteGuess(text: string): void {
    if (!this.#shownText.includes(text)) {
      this.guesses.push(text);
    }
  }
}
