/**
 * What tests import from vitest, as far as those in process need it: its own expect, and the smallest runner that tells
 * what each test reaches. A file that needs more is left out, and said so.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as expecting from "@vitest/expect";
import * as chai from "chai";

chai.use(expecting.JestExtend);
chai.use(expecting.JestChaiExpect);
chai.use(expecting.JestAsymmetricMatchers);

export function expect(value, message) {
  return chai.expect(value, message);
}
Object.assign(expect, chai.expect, globalThis[expecting.ASYMMETRIC_MATCHERS_OBJECT]);
globalThis[expecting.GLOBAL_EXPECT] = expect;
expecting.setState({ assertionCalls: 0, isExpectingAssertions: false }, expect);
expect.extend = (matchers) => chai.expect.extend(expect, matchers);
expect.extend(expecting.customMatchers);
/** How many there were is vitest's to count. */
expect.assertions = () => {};
expect.hasAssertions = () => {};

const tests = [];
let hooks = [[]];
const added = { beforeAll: "before", beforeEach: "each", afterAll: "after", afterEach: "afterEach" };
const register = (kind) => (act) => void hooks.at(-1).push({ kind: added[kind], act, done: false });
export const [beforeAll, beforeEach, afterAll, afterEach] = Object.keys(added).map(register);

const rowOf = (row) => (Array.isArray(row) ? row : [row]);
const bodyOf = (rest) => rest.find((each) => typeof each === "function");
const withEach = (act) => {
  const own = (...args) => act(...args);
  own.each =
    (rows) =>
    (name, ...rest) =>
      rows.forEach((row) => act(name, () => bodyOf(rest)(...rowOf(row))));
  own.skipIf = (skip) => (skip ? () => {} : own);
  own.runIf = (run) => (run ? own : () => {});
  own.skip = () => {};
  own.concurrent = own;
  return own;
};

export const test = withEach((name, ...rest) => {
  tests.push({ name, body: bodyOf(rest), hooks: [...hooks] });
});
export const it = test;
export const describe = withEach((_name, ...rest) => {
  hooks = [...hooks, []];
  bodyOf(rest)();
  hooks = hooks.slice(0, -1);
});

const finished = [];
export const onTestFinished = (act) => void finished.push(act);
const of = (all, kind) => all.flat().filter((hook) => hook.kind === kind);

/** Runs hooks that run once; what they reach counts for each test behind them. */
async function prepared(own, taken) {
  for (const hook of of(own, "before")) {
    if (hook.done) continue;
    hook.done = true;
    await hook.act();
    hook.reached = taken();
  }
  return of(own, "before").flatMap((hook) => hook.reached ?? []);
}

/**
 * The tests with these numbers, in that order, up to the first that fails; all, whether they fail or not, where `only` is
 * undefined. `taken` tells what was reached since it was last called.
 */
export async function runAll(only, taken) {
  const done = [];
  const chosen = (only ?? [...tests.keys()]).map((n) => tests[n]);
  try {
    for (const { name, body, hooks: own } of chosen) {
      const since = performance.now();
      let failure = null;
      let reached = [];
      try {
        reached = await prepared(own, taken);
        for (const hook of of(own, "each")) await hook.act();
        await body();
        for (const hook of of(own, "afterEach")) await hook.act();
        for (const act of finished.splice(0)) await act();
      } catch (error) {
        failure = `${name}: ${String(error?.message ?? error).split("\n")[0]}`;
      }
      done.push({ failure, ms: performance.now() - since, reached: [...new Set([...reached, ...taken()])] });
      if (failure !== null && only !== undefined) break;
    }
  } finally {
    for (const hook of of([...new Set(tests.flatMap((each) => each.hooks))], "after")) await hook.act();
  }
  return done;
}
export const inject = () => {
  if (globalThis.mutantPrograms === null) throw new Error("needs the built program");
  return globalThis.mutantPrograms;
};
const built = (path) => JSON.stringify(pathToFileURL(join(inject(), `${basename(path, ".ts")}.js`)).href);
/** In the place of a bundle that a test makes: one of the mutated programs, or the test's own text over them. */
export async function bundleInto(folder, sources, extension) {
  mkdirSync(folder, { recursive: true });
  for (const source of sources) {
    const text = source.includes("/src/") ? `export * from "${source}";` : readFileSync(source, "utf8");
    const linked = text.replaceAll(/"([^"]*\/src\/[^"]*)"/g, (_, path) => built(path));
    writeFileSync(join(folder, basename(source, ".ts") + extension), linked);
  }
}
/** Variables and methods that a test replaces; each thread has its own. */
const replaced = [];
const stub = (object, key, value) => {
  const had = Object.hasOwn(object, key);
  const before = object[key];
  replaced.push(() => (had ? (object[key] = before) : delete object[key]));
  object[key] = value;
};
export const vi = {
  stubEnv: (name, value) => {
    if (value === undefined) {
      const before = process.env[name];
      if (before !== undefined) replaced.push(() => (process.env[name] = before));
      delete process.env[name];
    } else stub(process.env, name, value);
  },
  unstubAllEnvs: () => {
    for (const restore of replaced.splice(0).toReversed()) restore();
  },
  spyOn: (object, key) => ({
    mockImplementation: (act) => {
      const before = Object.getOwnPropertyDescriptor(object, key);
      object[key] = act;
      return {
        mockRestore: () => {
          delete object[key];
          if (before !== undefined) Object.defineProperty(object, key, before);
        },
      };
    },
  }),
};
