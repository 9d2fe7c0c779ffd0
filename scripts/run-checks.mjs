/**
 * `node scripts/run-checks.mjs [group…]` runs the named groups of checks.mjs. Without a group, it
 * runs all checks but those that only print figures. It names what was skipped, whole or in part (a
 * line `skipped: WHAT: WHY` of the check), and what failed. It ends with `N passed, N failed`, and
 * with `, N skipped` if something was skipped; the exit code is 1 if something failed.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { CHECKS } from "./checks.mjs";
import { makePythonEnvironment } from "./python-environment.mjs";

/** Packages of Debian. The first has no window, and takes half the time. */
const BROWSERS = ["chromium-headless-shell", "chromium"];
const browserFile = (name) => `/usr/bin/${name}`;
/** As automake and others have it. */
const SKIPPED = 77;
const NODE24 = "24.21.0";
/**
 * A check that prints nothing for so long hangs, however slow the machine: it is ended with all
 * that it started.
 */
const SILENT_SECONDS = 1200;

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "checks-"));
const counts = { passed: 0, failed: 0 };
/** A line each. */
const unproved = [];
/**
 * A line for each failed check, and one for each failed test of it: the log of CI may be cut at the
 * front.
 */
const failures = [];
/** The failed tests that are listed of one check. */
const MOST_FAILED_TESTS = 20;
/** Seconds by group, of checks that run side by side, too. */
const spent = new Map();
/**
 * Whether a check runs that prints as it goes. What others print waits in `waiting` until it has
 * ended.
 */
let isOneLive = false;
const waiting = [];

/**
 * Runs a program to its end: its exit code and all that it printed, which goes to the terminal at
 * once if `live`.
 */
function runProgram([program, ...args], { env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, CI: "true", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true, // a group of its own, to be ended as a whole
    });
    let output = "";
    let ended = "";
    const limit = setTimeout(() => {
      ended = `ended after ${SILENT_SECONDS} s without a word\n`;
      if (child.pid !== undefined) {
        process.kill(-child.pid, "SIGKILL");
      }
    }, SILENT_SECONDS * 1000);
    const takeOutput = (chunk) => {
      limit.refresh();
      output += chunk;
      if (live) {
        process.stdout.write(chunk);
      }
    };
    child.stdout.setEncoding("utf8").on("data", takeOutput);
    child.stderr.setEncoding("utf8").on("data", takeOutput);
    const finish = (code, last) => {
      clearTimeout(limit);
      if (live) {
        process.stdout.write(last);
      }
      resolve({ code, output: `${output}${last}` });
    };
    child.on("error", (error) => finish(1, `${error}\n`));
    child.on("exit", (code) => {
      // Something that it left behind may hold its streams open; what it printed itself is in by
      // then.
      const late = setTimeout(() => finish(code ?? 1, ended), 10_000);
      child.on("close", () => {
        clearTimeout(late);
        finish(code ?? 1, ended);
      });
    });
  });
}

/**
 * What a check needs, made when it is first asked for. Each gives variables for the check, or
 * throws.
 */
const NEEDS = {
  lib: async () => {
    await requireSuccess(["node", "scripts/build.mjs", "--lib-only"]);
    return {};
  },
  node24: async () => {
    if (process.version.startsWith("v24.")) {
      return { NODE24: process.execPath };
    }
    const name = `node-${process.platform}-${process.arch}`;
    const flags = ["--no-save", "--no-audit", "--no-fund"];
    await requireSuccess(["npm", "install", "--prefix", work, ...flags, `${name}@${NODE24}`]);
    return { NODE24: join(work, "node_modules", name, "bin/node") };
  },
  // Without it each check says itself why it is skipped.
  frameworks: async () => {
    const venv = join(work, "frameworks");
    const requirements = ["langchain", "llamaindex", "haystack"].flatMap((name) => [
      "-r",
      join(root, "examples", name, "requirements.txt"),
    ]);
    const failure = await makePythonEnvironment(venv, requirements).catch((error) => error);
    return failure === undefined ? { FRAMEWORKS: venv } : {};
  },
  browser: async () => {
    const found = process.env.CHROMIUM ?? BROWSERS.map(browserFile).find(existsSync);
    if (found !== undefined) {
      return { CHROMIUM: found };
    }
    const apt = [...(process.getuid?.() === 0 ? [] : ["sudo"]), "apt-get"];
    await requireSuccess([...apt, "update"]);
    for (const name of BROWSERS) {
      const options = ["-y", "--no-install-recommends"];
      const installed = await runProgram([...apt, "install", ...options, name]);
      if (installed.code === 0) {
        return { CHROMIUM: browserFile(name) };
      }
    }
    throw new Error(`none of these packages can be installed: ${BROWSERS.join(", ")}`);
  },
};
const made = new Map();

async function requireSuccess(command) {
  const { code, output } = await runProgram(command);
  if (code !== 0) {
    throw new Error(`${command.join(" ")} ended with ${code}:\n${output}`);
  }
}

async function provideNeeds(names = []) {
  const env = {};
  for (const name of names) {
    if (!made.has(name)) {
      made.set(name, NEEDS[name]());
    }
    Object.assign(env, await made.get(name));
  }
  return env;
}

async function executeCheck(check, live) {
  try {
    const env = { ...check.env, ...(await provideNeeds(check.needs)) };
    if (check.run[0] !== "node24") {
      return await runProgram(check.run, { env, live });
    }
    env.PATH = `${dirname(env.NODE24)}${delimiter}${process.env.PATH}`;
    return await runProgram([env.NODE24, ...check.run.slice(1)], { env, live });
  } catch (error) {
    if (live) {
      console.log(error.message);
    }
    return { code: 1, output: `${error.message}\n` };
  }
}

/**
 * Returns the lines in which vitest names the tests that failed, at most MOST_FAILED_TESTS of them.
 */
function findFailedTests(output) {
  const lines = stripVTControlCharacters(output).match(/^ *FAIL .+/gm) ?? [];
  return [...new Set(lines)].slice(0, MOST_FAILED_TESTS);
}

/** Prints what a check that is not live has printed: at once, or after the live one. */
function printLater(text) {
  if (isOneLive) {
    waiting.push(text);
  } else {
    console.log(text);
  }
}

async function performCheck(check, live) {
  const title = check.figures ? `figures: ${check.name}` : check.name;
  const begun = Date.now();
  if (live) {
    isOneLive = true;
    console.log(`\n=== ${title}`);
  }
  const { code, output } = await executeCheck(check, live);
  const seconds = Math.round((Date.now() - begun) / 1000);
  spent.set(check.group, (spent.get(check.group) ?? 0) + seconds);
  const word = code === 0 ? "passed" : code === SKIPPED ? "skipped" : "failed";
  if (word !== "skipped") {
    counts[word]++;
  }
  if (word === "failed") {
    failures.push(`failed: ${title}`, ...findFailedTests(output));
  }
  const why = word === "skipped" ? `: ${output.trimEnd().split("\n").at(-1)}` : "";
  if (why !== "") {
    unproved.push(`skipped: ${title}${why}`);
  } else {
    unproved.push(
      ...[...new Set(stripVTControlCharacters(output).match(/^skipped: .+/gm))].map(
        (part) => `${part} (${title})`,
      ),
    );
  }
  const result = `=== ${title}: ${word.replace("failed", "FAILED")} (${seconds} s)${why}`;
  if (live) {
    console.log(result);
    isOneLive = false;
    waiting.splice(0).forEach((text) => console.log(text));
  } else {
    printLater(`\n=== ${title}\n${output.trimEnd()}\n${result}`);
  }
}

/**
 * Runs the checks in three lanes. In the first lane, those that use both cores run one after the
 * other, and print as they go. In the two others, the rest runs beside them, since most of it also
 * waits for a network or for processes. The first lane helps with the rest as soon as it is
 * through. The rest starts with the last of the list, which takes longest.
 */
async function performAll(checks) {
  const others = checks.filter(({ busy }) => !busy);
  const performOthers = async () => {
    for (let next = others.pop(); next !== undefined; next = others.pop()) {
      await performCheck(next, false);
    }
  };
  const performBusy = async () => {
    for (const check of checks.filter(({ busy }) => busy)) {
      await performCheck(check, true);
    }
    await performOthers();
  };
  await Promise.all([performBusy(), performOthers(), performOthers()]);
}

const groups = process.argv.slice(2);
const known = new Set(CHECKS.map(({ group }) => group));
const unknown = groups.filter((group) => !known.has(group));
if (unknown.length > 0) {
  console.error(`no such group: ${unknown.join(", ")}; there are ${[...known].join(", ")}`);
  process.exit(2);
}
try {
  await performAll(
    CHECKS.filter(({ group, figures }) =>
      groups.length === 0 ? figures !== true : groups.includes(group),
    ),
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(`\n${[...spent].map(([group, seconds]) => `${group} ${seconds} s`).join(", ")}`);
for (const line of [...unproved, ...failures]) {
  console.log(line);
}
const skipped = unproved.length === 0 ? "" : `, ${unproved.length} skipped`;
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
