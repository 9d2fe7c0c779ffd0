/**
 * Do two trees give the same outputs? `node proof/same-outputs.mjs --before DIR --after DIR [--data
 * DIR] [--only TEXT]` runs the built command of each over the examples and the public collections,
 * in fresh temporary folders with the same relative paths, and compares what must not change: exit
 * codes, report.json, baseline.json, cases.csv, run.trec, qrels.trec, unjudged.jsonl and part.json
 * without clocks, machines and sentences (same-outputs/normal.mjs), what `compare` writes, and what
 * `score` prints. The data stand in ../shared/data where not named. Exit 1 on a difference.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { codeSearches } from "./same-outputs/code-search.mjs";
import { collections } from "./same-outputs/collections.mjs";
import { firstDifference } from "./same-outputs/differences.mjs";
import { endings } from "./same-outputs/endings.mjs";
import { examples } from "./same-outputs/examples.mjs";
import { formats } from "./same-outputs/formats.mjs";
import { Project } from "./same-outputs/project.mjs";
import { pullRequests } from "./same-outputs/pull-requests.mjs";
import { scores } from "./same-outputs/scores.mjs";

/** Scenarios at once. */
const AT_ONCE = 2;

const { values: flags } = parseArgs({
  options: {
    before: { type: "string" },
    after: { type: "string" },
    data: { type: "string" },
    only: { type: "string" },
  },
});
if (flags.before === undefined || flags.after === undefined) {
  console.error(
    "usage: node proof/same-outputs.mjs --before DIR --after DIR [--data DIR] [--only TEXT]",
  );
  process.exit(2);
}
const data = resolve(
  flags.data ?? join(fileURLToPath(new URL("../", import.meta.url)), "../shared/data"),
);
const trees = [flags.before, flags.after].map((tree) => ({
  tree: resolve(tree),
  command: commandFile(resolve(tree)),
}));

/** The file behind the command's name; where it stands is the tree's own affair. */
function commandFile(tree) {
  const { bin } = JSON.parse(readFileSync(join(tree, "package.json"), "utf8"));
  const command = join(tree, typeof bin === "string" ? bin : bin["retrieval-gate"]);
  if (existsSync(command)) {
    return command;
  }
  console.error(`${command} is not built`);
  process.exit(2);
}

const work = mkdtempSync(join(tmpdir(), "same-outputs-"));
const total = { runs: 0, outputs: 0, different: 0, unexpected: 0, skipped: 0 };

/** One line for each step of the scenario: both trees run it, then what they left is compared. */
async function compareScenario(scenario, at) {
  const missing = scenario.needs?.({ data, source: trees[0].tree }) ?? null;
  if (missing !== null) {
    return [{ name: scenario.name, result: `skipped: ${missing}`, compared: "" }];
  }
  const projects = trees.map(
    ({ command }, side) =>
      new Project(join(work, `${at}-${side}`, "project"), { data, source: trees[0].tree, command }),
  );
  for (const project of projects) {
    await scenario.prepare(project);
  }
  const lines = [];
  for (const step of scenario.steps ?? scenario.makeSteps(data)) {
    const before = await projects[0].runStep(step);
    const after = await projects[1].runStep(step);
    lines.push({ name: `${scenario.name}: ${step.name}`, ...compareStep(step, before, after) });
  }
  rmSync(join(work, `${at}-0`), { recursive: true, force: true });
  rmSync(join(work, `${at}-1`), { recursive: true, force: true });
  return lines;
}

function compareStep(step, before, after) {
  const names = [...new Set([...before.outputs.keys(), ...after.outputs.keys()])];
  const found = names.flatMap((name) => {
    const difference = firstDifference(before.outputs.get(name), after.outputs.get(name));
    return difference === null ? [] : [`${name} ${difference}`];
  });
  total.runs++;
  total.outputs += names.length;
  const compared = `exit ${before.code}, ${names.length - 1} other outputs`;
  if (found.length > 0) {
    return { compared, result: `DIFFERENT: ${found.join("\n    ")}` };
  }
  const wanted = step.exit ?? before.code;
  if (wanted === before.outputs.get("exit code")) {
    return { compared, result: "same" };
  }
  return {
    compared,
    result: `UNEXPECTED: exit ${before.code} on both sides, and ${wanted} was meant to be seen`,
  };
}

async function compareAll(scenarios) {
  const lines = [];
  const waiting = [...scenarios.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, scenario] = next;
      lines[at] = await compareScenario(scenario, at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return lines.flat();
}

function printResults(lines) {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const middle = Math.max(...lines.map(({ compared }) => compared.length));
  for (const { name, compared, result } of lines) {
    console.log(`${name.padEnd(width)}  ${compared.padEnd(middle)}  ${result}`);
  }
  for (const { result } of lines) {
    if (result.startsWith("DIFFERENT")) {
      total.different++;
    }
    if (result.startsWith("UNEXPECTED")) {
      total.unexpected++;
    }
    if (result.startsWith("skipped")) {
      total.skipped++;
    }
  }
  console.log(
    `\n${total.runs} runs of each tree, ${total.outputs} outputs compared: ${total.different} runs different, ` +
      `${total.unexpected} not as meant, ${total.skipped} scenarios skipped; deterministic_digest and policy_digest ` +
      `are left out; ${Math.round(performance.now() / 1000)} s`,
  );
}

const all = [
  ...examples,
  ...collections,
  ...formats,
  ...codeSearches,
  ...scores,
  ...endings,
  ...pullRequests,
];
try {
  printResults(await compareAll(all.filter(({ name }) => name.includes(flags.only ?? ""))));
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = total.different + total.unexpected === 0 ? 0 : 1;
