/**
 * The whole action, many steps in one process: a damaged project, event or input, with the files
 * that the runner gives a step. Whatever happens, the outputs and the summary are there and can be
 * read, nothing but our own annotations and groups is a command for the runner, and exit 0 needs
 * the verdict `pass` and every file of the report.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FILE_COMMANDS, stepEnvironment } from "../../__tests__/helpers/runner-environment.ts";
import {
  readCommands,
  readKeyValues,
  readSummary,
  splitLines,
} from "../../__tests__/helpers/runner-parsing.ts";
import { INPUT_NAMES } from "../../src/action/inputs.ts";
import { OUTPUT_NAMES } from "../../src/action/outputs.ts";
import { runAction } from "../../src/action/run-action.ts";
import { findExitCode } from "../../src/exit-code.ts";
import { damagedText, damagedValue, hostileText } from "./draw.mjs";
import { EVENT } from "./files.mjs";
import { requireTrue } from "./must.mjs";

const GIT = { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null", LC_ALL: "C" };
for (const who of ["AUTHOR", "COMMITTER"]) {
  Object.assign(GIT, { [`GIT_${who}_NAME`]: "a", [`GIT_${who}_EMAIL`]: "a@example.com" });
}

function runGit(at, ...args) {
  const env = { PATH: process.env.PATH, HOME: "/nonexistent", ...GIT };
  return execFileSync("git", ["-c", "gc.auto=0", ...args], {
    cwd: at,
    env,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
}

/**
 * What our own commands look like; their texts are escaped, and no forged annotation has a title.
 */
const OURS = {
  group: ({ data }) => /^(Retriever's log|Upload of the report artifact)$/.test(data),
  endgroup: ({ data }) => data === "",
  debug: () => true,
  "add-mask": ({ data }) => data.length >= 8,
};
for (const level of ["error", "warning", "notice"]) {
  OURS[level] = ({ properties }) => (properties.title ?? "") !== "";
}

/** Runs `act` with the step's environment; what it wrote to both streams. */
async function asStep(environment, act) {
  const before = { ...process.env };
  const streams = [process.stdout, process.stderr];
  let printed = "";
  for (const name of Object.keys(process.env)) {
    delete process.env[name];
  }
  Object.assign(process.env, environment);
  for (const stream of streams) {
    stream.write = (chunk, ...rest) => {
      printed += String(chunk);
      rest.find((each) => typeof each === "function")?.();
      return true;
    };
  }
  try {
    return { code: findExitCode(await act()), printed };
  } finally {
    for (const stream of streams) {
      delete stream.write;
    }
    for (const name of Object.keys(process.env)) {
      delete process.env[name];
    }
    Object.assign(process.env, before);
  }
}

function drawInputs(draw) {
  const inputs = { config: "retrieval-gate.json" };
  if (draw.chance(15)) {
    inputs.command = draw.pick(["record", "merge", "comment", "gate"]);
  }
  if (draw.chance(35)) {
    const known = {
      shard: "1/2",
      "base-ref": "HEAD^1",
      "base-directory": ".",
      "report-dir": "out",
      comment: "true",
    };
    const name = draw.chance(90)
      ? draw.pick(INPUT_NAMES)
      : hostileText(draw, 1).replaceAll(/[=\0]/gu, "");
    inputs[name] = draw.chance(50)
      ? (known[name] ?? "1")
      : hostileText(draw, 2).replaceAll("\0", "");
  }
  return inputs;
}

/** Contexts and payload of an event that is right for the repository, or damaged. */
function drawEvent(draw, { name, sha, base, head }) {
  const payload = structuredClone(EVENT);
  payload.pull_request.head.sha = head;
  payload.pull_request.base.sha = base;
  const right = draw.chance(50);
  const text = JSON.stringify(right ? payload : damagedValue(draw, payload));
  return {
    name: draw.chance(90)
      ? name
      : draw.pick(["pull_request_target", "merge_group", "workflow_run", "push"]),
    ref: name === "push" ? "refs/heads/main" : "refs/pull/1/merge",
    sha: draw.chance(95) ? sha : draw.pick([head, base, "", "x"]),
    text: right || draw.chance(70) ? text : damagedText(draw, text),
  };
}

export function makeActionTarget({ folder, project, damagedProject, guard, moduleHost, mustPass }) {
  const writeFiles = (at, files) => {
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(at, name), text);
    }
  };
  const origin = join(folder, "origin");
  mkdirSync(origin);
  runGit(origin, "init", "-q", "-b", "main", "--template=");
  writeFiles(origin, project);
  runGit(origin, "add", "-A");
  runGit(origin, "commit", "-q", "-m", "base");
  const base = runGit(origin, "rev-parse", "HEAD");
  const actionFile = resolve(process.cwd(), "action.yml");

  /** The checkout of a pull request's merge commit, or of a push. */
  const checkOutCommit = (at, name, files) => {
    rmSync(at, { recursive: true, force: true });
    cpSync(origin, at, { recursive: true });
    writeFiles(at, files);
    runGit(at, "add", "-A");
    runGit(at, "commit", "-q", "--allow-empty", "-m", "change");
    const head = runGit(at, "rev-parse", "HEAD");
    if (name === "push") {
      return { name, sha: head, base, head };
    }
    const merge = runGit(at, "commit-tree", "HEAD^{tree}", "-p", base, "-p", head, "-m", "merge");
    runGit(at, "checkout", "-q", "--detach", merge);
    return { name, sha: merge, base, head };
  };

  return async (draw) => {
    const at = join(folder, "workspace");
    const files = join(folder, "runner");
    const state = checkOutCommit(
      at,
      draw.chance(50) ? "push" : "pull_request",
      draw.chance(50) ? damagedProject(draw) : project,
    );
    rmSync(files, { recursive: true, force: true });
    mkdirSync(join(files, "temp"), { recursive: true });
    for (const name of FILE_COMMANDS) {
      writeFileSync(join(files, name), "");
    }
    const event = drawEvent(draw, state);
    writeFileSync(join(files, "event.json"), event.text);
    const without = draw.chance(5)
      ? [draw.pick(["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_SHA"])]
      : [];
    const inputs = drawInputs(draw);
    const environment = stepEnvironment(
      {
        entry: "",
        workspace: at,
        actionFile,
        inputs,
        event,
        without,
        // Nobody listens there.
        env: {
          GITHUB_API_URL: "http://127.0.0.1:9",
        },
      },
      files,
      "tracking",
    );
    const { code, printed } = await asStep(environment, () =>
      runAction({ ...environment }, guard, moduleHost),
    );
    for (const found of readCommands(splitLines(printed))) {
      requireTrue(OURS[found.command]?.(found) === true, "a command that is not ours", found.line);
    }
    requireTrue([0, 1, 2, 3].includes(code), "an exit code", code);
    requireTrue(!printed.includes("internal"), "a defect of ours", printed);
    if (inputs.command === "comment") {
      return code;
    }

    const readCommandFile = (name) => readFileSync(join(files, name));
    for (const name of ["ENV", "PATH", "STATE"]) {
      requireTrue(readCommandFile(name).length === 0, "the step exports", name);
    }
    const outputs = readKeyValues(readCommandFile("OUTPUT").toString("utf8"));
    if (without[0] === "GITHUB_OUTPUT") {
      requireTrue(outputs.size === 0, "outputs without their file", [...outputs]);
    } else {
      requireTrue(
        JSON.stringify([...outputs.keys()]) === JSON.stringify(OUTPUT_NAMES),
        "other outputs",
        [...outputs],
      );
      requireTrue(
        (outputs.get("verdict") === "pass") === (code === 0),
        "exit code and verdict",
        code,
        [...outputs],
      );
      requireTrue(outputs.get("exit-code") === String(code), "another exit code", code, [
        ...outputs,
      ]);
    }
    const summary = readSummary(readCommandFile("STEP_SUMMARY"));
    requireTrue(
      summary.kind === (without[0] === "GITHUB_STEP_SUMMARY" ? "none" : "shown"),
      "the summary",
      summary.kind,
    );
    if (code === 0 && outputs.size > 0) {
      mustPass(outputs.get("report-dir"));
    }
    return code;
  };
}
