/**
 * A person who is new to the project: types commands and writes lines only as a page or an earlier output shows them. What
 * stands in neither is a guess.
 */
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { read } from "./pages.ts";
import { type Pasted, paste } from "./paste.ts";

/** As npm sets it for a program that `npx` runs. */
const NPX = { npm_lifecycle_event: "npx" };

export class Stranger {
  /** What the person had to invent. */
  readonly guesses: string[] = [];
  readonly #folder: string;
  #known = "";

  constructor(folder: string, pages: readonly string[]) {
    this.#folder = folder;
    this.#known = pages.map(read).join("\n");
  }

  /** Types a command, in a folder of the repository. Throws if it ends otherwise than expected. */
  async type(command: string, { code = 0, folder = "" } = {}): Promise<Pasted> {
    this.#checkKnown(command);
    const ran = await paste(path.join(this.#folder, folder), command, { env: NPX });
    this.#known += `\n${ran.stdout}\n${ran.stderr}`;
    if (ran.status !== code) {
      throw new Error(`${command} ended with ${ran.status}:\n${ran.stdout}${ran.stderr}`);
    }
    return ran;
  }

  /** Does what any member of the team knows: its own build, and git. */
  async work(command: string): Promise<void> {
    const ran = await paste(this.#folder, `(${command})`);
    if (ran.status !== 0) {
      throw new Error(`${command} ended with ${ran.status}:\n${ran.stdout}${ran.stderr}`);
    }
  }

  /** Adds lines to a file. Both have to be known. */
  add(file: string, lines: string, folder = ""): void {
    this.#checkKnown(file);
    for (const line of lines.split("\n").filter((each) => each.trim() !== "")) {
      this.#checkKnown(line);
    }
    const target = path.join(this.#folder, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    appendFileSync(target, lines);
  }

  /** Learns what a log shows. */
  learn(text: string): void {
    this.#known += `\n${text}`;
  }

  /** Returns what the last match of the pattern in all that is known has in its group. */
  find(pattern: RegExp): string {
    const found = [...this.#known.matchAll(new RegExp(pattern.source, "gm"))].at(-1)?.[1];
    if (found === undefined) {
      this.guesses.push(`nothing shows ${pattern}`);
      return "";
    }
    return found;
  }

  #checkKnown(text: string): void {
    if (!this.#known.includes(text)) {
      this.guesses.push(text);
    }
  }
}
