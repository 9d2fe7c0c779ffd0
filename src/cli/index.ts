/** The command: only the guard is loaded before it stands; each of its commands loads what it needs. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Ending, endingOfError } from "../exit-code.ts";
import { explainSystemError } from "../errors.ts";
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
    load: async () => {
      const runValidate = (await import("./validate.ts")).runValidate;
      const lookForAge = async () => (await import("../workbench/ageing.ts")).findAgeingInSuite;
      return (argv, ports) => runValidate(argv, ports, lookForAge);
    },
  },
  {
    name: "ask",
    meaning: "ask one query and print the list",
    load: async () => (await import("../workbench/ask.ts")).runAsk,
  },
  {
    name: "compare",
    meaning: "two systems on one suite, side by side",
    load: async () => (await import("../workbench/compare/command.ts")).runCompareCommand,
  },
  {
    name: "score",
    meaning: "score a recorded run as trec_eval prints it",
    load: async () => (await import("../workbench/score.ts")).runScore,
  },
  {
    name: "history",
    meaning: "every metric over the commits that changed the baseline",
    load: async () => (await import("../workbench/history/command.ts")).runHistory,
  },
  {
    name: "suggest",
    meaning: "a draft suite from a log of queries or from documents",
    load: async () => (await import("../workbench/suggest/command.ts")).runSuggest,
  },
  {
    name: "label",
    meaning: "write judged results into the suite",
    load: async () => (await import("../workbench/label.ts")).label,
  },
  {
    name: "init",
    meaning: "write a config, a suite and a workflow to start from",
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

async function helpText(): Promise<string> {
  const { listNames } = await import("../app/names.ts");
  return `${HELP}\n${listNames()
    .map(([name, all]) => `${name}:\n${wrapNames(all)}`)
    .join("")}`;
}

/** In lines of at most 78 characters. */
function wrapNames(all: readonly string[]): string {
  const lines: string[] = [];
  for (const each of all) {
    const last = lines.at(-1);
    if (last === undefined || last.length + each.length + 2 > 78) {
      lines.push(`  ${each}`);
    } else {
      lines[lines.length - 1] = `${last}, ${each}`;
    }
  }
  return `${lines.join(",\n")}\n`;
}

/** Answers the arguments of the process, and ends it. */
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
    columns: stdout.isTTY ? (stdout.columns ?? 100) : null,
  };
  const args = argv.slice(2);
  const asked = args.includes("--help") || args.includes("-h") || args.length === 0;
  return guard.leave(
    await answer(args, asked ? { ...ports, out: await narrowHelp(ports) } : ports),
  );
}

/** Prints help within the terminal's columns, 80 where there is none. An example is copied as it is, and starts with this program. */
async function narrowHelp(ports: CommandPorts): Promise<CommandPorts["out"]> {
  const { out, columns } = ports;
  const { wrapLine } = await import("../reporters/terminal.ts");
  const { commandName } = await import("../app/origin.ts");
  const program = commandName(ports);
  const wrapHelpLine = (line: string): string =>
    wrapLine(line, Math.min(columns ?? 80, 100))
      .map((each) => (line.startsWith(" ") ? each : each.trimStart()))
      .join("\n");
  return (text) => {
    const [told = "", ...examples] = text.split(/^(?=Example:)/m);
    // Lines of one paragraph, and of what is said of one flag.
    const whole = told
      .replaceAll(/\n {15,}(?=\S)/g, " ")
      .replaceAll(/(?<=[^\n]{70})\n(?=\S)/g, " ");
    const commands = examples
      .join("")
      .replaceAll(/(?<=: |&& |^ +)retrieval-gate (?=[a-z])/gm, () => `${program} `);
    out(`${whole.split("\n").map(wrapHelpLine).join("\n")}${commands}`);
  };
}

/** Answers these arguments with these ports. */
export async function answer(
  [name, ...rest]: readonly string[],
  ports: CommandPorts,
): Promise<Ending> {
  if (name === undefined || ["--help", "-h", "help"].includes(name)) {
    ports.out(await helpText());
    return name === undefined ? { kind: "failed", failure: "usage" } : { kind: "answered" };
  }
  if (name === "--version" || name === "-V") {
    ports.out(`${(await import("../app/version.ts")).TOOL}\n`);
    return { kind: "answered" };
  }
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (command === undefined) {
      throw (await import("./command.ts")).unknownCommand(name, COMMANDS);
    }
    const run = await command.load();
    return await run(rest, ports);
  } catch (thrown) {
    const error = explainSystemError(thrown);
    const { Secrecy } = await import("../app/secrecy.ts");
    const { commandName } = await import("../app/origin.ts");
    const program = commandName(ports);
    const lines = `${describeError(error)}\n${await problemLines(error)}`;
    const said = lines.replaceAll(/`retrieval-gate (?=[a-z])/g, () => `\`${program} `);
    ports.err(new Secrecy(ports.environment).without(said));
    return endingOfError(error);
  }
}

async function problemLines(error: unknown): Promise<string> {
  const { GateError } = await import("../errors.ts");
  if (!(error instanceof GateError)) {
    return "";
  }
  const { formatProblem } = await import("../model/problem.ts");
  const { logLine } = await import("../messages/escape.ts");
  return error.problems.map((problem) => `  ${logLine(formatProblem(problem))}\n`).join("");
}
