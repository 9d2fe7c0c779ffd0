/**
 * The program `retrieval-gate`. Little is imported here, so that signals and errors are caught
 * early (`guardExit`).
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Ending, endingOfError } from "../exit-code.ts";
import { GateError, explainSystemError } from "../errors.ts";
import { describeError, guardExit } from "../exit.ts";
import type { Command, CommandPorts } from "./command.ts";

export const COMMANDS: readonly Command[] = [
  {
    name: "gate",
    meaning: "run the suite and fail where search got worse",
    load: async () => (await import("./outcome.ts")).gate,
  },
  {
    name: "record",
    meaning: "run the suite and write the baseline",
    load: async () => (await import("./outcome.ts")).record,
  },
  {
    name: "merge",
    meaning: "join the reports of shards into the one verdict",
    load: async () => (await import("./outcome.ts")).merge,
  },
  {
    name: "validate",
    meaning: "check every file and lint the suite",
    load: async () => (await import("../workbench/validate/command.ts")).runValidate,
  },
  {
    name: "ask",
    meaning: "ask one query and print the list",
    load: async () => (await import("../workbench/ask.ts")).runAsk,
  },
  {
    name: "compare",
    meaning: "judge one system beside another on one suite",
    load: async () => (await import("../workbench/compare/command.ts")).runCompareCommand,
  },
  {
    name: "score",
    meaning: "score a recorded run as trec_eval prints it",
    load: async () => (await import("../workbench/score.ts")).runScore,
  },
  {
    name: "history",
    meaning: "the metrics of each commit that changed the baseline",
    load: async () => (await import("../workbench/history/command.ts")).runHistory,
  },
  {
    name: "replay",
    meaning: "what the gate would have said to the last commits",
    load: async () => (await import("../workbench/replay/command.ts")).runReplay,
  },
  {
    name: "suggest",
    meaning: "a draft suite from a log of queries or from documents",
    load: async () => (await import("../workbench/suggest/command.ts")).runSuggest,
  },
  {
    name: "label",
    meaning: "write judged results into the suite",
    load: async () => (await import("../workbench/label.ts")).runLabel,
  },
  {
    name: "init",
    meaning: "write a config, a suite and workflows to start from",
    load: async () => (await import("../workbench/init/command.ts")).runInit,
  },
  {
    name: "demo",
    meaning: "see a gate fail, in a folder of its own",
    load: async () => (await import("../workbench/demo.ts")).runDemo,
  },
];

const HELP = `Usage: retrieval-gate <command> [flags]

The check that stops a pull request from making search worse.

${COMMANDS.map((command) => `  ${command.name.padEnd(10)}${command.meaning}`).join("\n")}

\`retrieval-gate <command> --help\` says more.
Example: retrieval-gate gate --config retrieval-gate.yaml
`;

/**
 * Runs the command that the arguments of the process name, and ends the process with its exit code.
 * Help is wrapped to the width of the terminal.
 */
export async function start(): Promise<never> {
  const guard = guardExit();
  const { argv, env: environment, stdout, stderr } = process;
  const ports: CommandPorts = {
    environment,
    workingDirectory: process.cwd(),
    guard,
    moduleHost: join(dirname(fileURLToPath(import.meta.url)), "module-host.js"),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    // A terminal that does not tell its width is taken to have 100 columns.
    columns: stdout.isTTY ? (stdout.columns ?? 100) : null,
  };
  const args = argv.slice(2);
  const wantsHelp = args.includes("--help") || args.includes("-h") || args.length === 0;
  const ending = await runArguments(
    args,
    wantsHelp ? { ...ports, out: await makeHelpWriter(ports) } : ports,
  );
  return guard.leave(ending);
}

/**
 * Returns a function that prints a help text in lines as wide as the terminal: at most 100 columns,
 * and 80 if stdout is no terminal. Examples (all from the first line with `Example:` on) keep their
 * lines, so that they can be copied, and name the program as it was called: `npx github:…` for
 * `retrieval-gate`.
 */
async function makeHelpWriter(ports: CommandPorts): Promise<CommandPorts["out"]> {
  const { out, columns } = ports;
  const { wrapLine } = await import("../reporters/terminal.ts");
  const { commandName } = await import("../app/origin.ts");
  const program = commandName(ports);
  const wrapHelpLine = (line: string): string =>
    wrapLine(line, Math.min(columns ?? 80, 100))
      // wrapLine indents further lines, which running text does not need.
      .map((part) => (line.startsWith(" ") ? part : part.trimStart()))
      .join("\n");
  return (text) => {
    const [description = "", ...examples] = text.split(/^(?=Example:)/m);
    const lines = joinBrokenLines(description).split("\n").map(wrapHelpLine);
    // `retrieval-gate` where a command begins: after `: ` or `&& `, or after spaces at the start of
    // a line.
    const exampleText = examples
      .join("")
      .replaceAll(/(?<=: |&& |^ +)retrieval-gate (?=[a-z])/gm, () => `${program} `);
    out(`${lines.join("\n")}${exampleText}`);
  };
}

/**
 * Joins the lines that the source breaks: those of a flag's description, which begin with 15 spaces
 * or more, then those of a paragraph, which have 70 characters or more.
 */
function joinBrokenLines(help: string): string {
  const withWholeFlags = help.replaceAll(/\n {15,}(?=\S)/g, " ");
  return withWholeFlags.replaceAll(/(?<=[^\n]{70})\n(?=\S)/g, " ");
}

/**
 * Runs the command that the first argument names, and returns its ending. `--help` prints the help,
 * `--version` the version. Without an argument it prints the help, and the ending is that of wrong
 * usage. What a command throws is printed on `err`, without secrets, and becomes the ending. Throws
 * nothing.
 */
export async function runArguments(
  [name, ...rest]: readonly string[],
  ports: CommandPorts,
): Promise<Ending> {
  if (name === undefined || ["--help", "-h", "help"].includes(name)) {
    ports.out(HELP);
    return name === undefined ? { kind: "failed", failure: "usage" } : { kind: "answered" };
  }
  if (name === "--version" || name === "-V") {
    ports.out(`${(await import("../app/version.ts")).TOOL}\n`);
    return { kind: "answered" };
  }
  try {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command === undefined) {
      throw (await import("./command.ts")).unknownCommandError(name, COMMANDS);
    }
    const run = await command.load();
    return await run(rest, ports);
  } catch (thrown) {
    const error = explainSystemError(thrown);
    const { Secrecy } = await import("../app/secrecy.ts");
    const { commandName } = await import("../app/origin.ts");
    const program = commandName(ports);
    const message = `${describeError(error)}\n${await problemLines(error)}`;
    // Commands in the advice name the program as it was called, so that they can be pasted.
    const advisedCommands = /`retrieval-gate (?=[a-z])/g;
    const advice = message.replaceAll(advisedCommands, () => `\`${program} `);
    ports.err(new Secrecy(ports.environment).without(advice));
    return endingOfError(error);
  }
}

/** Returns a line for each problem of a `GateError`: file, line, what is wrong; else "". */
async function problemLines(error: unknown): Promise<string> {
  if (!(error instanceof GateError)) {
    return "";
  }
  const { formatProblem } = await import("../model/problem.ts");
  const { logLine } = await import("../messages/escape.ts");
  return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}\n`).join("");
}
