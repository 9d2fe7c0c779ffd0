/**
 * Mutants: one small change in the source, and a test must fail. `node proof/mutants.mjs [--folder gate | --folders N]
 * [--file part] [--sample N] [--seed S] [--least PERCENT] [--quick] [--patience SECONDS] [--at-once 2]`. With the tests of
 * proof/mutants/folders.mjs, in process or with the programs that they start: first as the source is, which tells what
 * each test reaches, then each mutant with the tests that reach it, up to the first that fails. `--quick` leaves out
 * tests that make repositories or start programs, and draws from what the others reach; `--patience` leaves out test
 * files that would take a mutant past this time. What changes nothing is in proof/mutants/equivalent.txt by its place, with
 * the reason. Without `--seed` the commit draws, with `--folders` also so many folders. Prints the survivors; exit 1 where
 * all are below `--least` percent, or, without `--quick`, a place of the list is gone.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { drawer, seedOf } from "./fuzz/draw.mjs";
import { bundled, programsInto } from "./mutants/bundle.mjs";
import { FOLDERS, SLOW, STARTS_PROGRAMS } from "./mutants/folders.mjs";
import { mutate } from "./mutants/mutate.mjs";
import { tried } from "./mutants/try.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

function filesBelow(place) {
  if (!statSync(join(root, place)).isDirectory()) return [place];
  return readdirSync(join(root, place)).flatMap((name) => filesBelow(`${place}/${name}`));
}

const textOf = (file) => readFileSync(join(root, file), "utf8");
const oneLine = (text) => text.replaceAll(/\s+/g, " ").trim();

/** Places by mutant: file, line as written, change, and which of several that are alike. */
function placesOf(all) {
  const lines = new Map();
  const alike = new Map();
  return new Map(
    all.map((mutant) => {
      const { file, line, was, now } = mutant;
      if (!lines.has(file)) lines.set(file, textOf(file).split("\n"));
      const place = [file, oneLine(lines.get(file)[line - 1] ?? ""), oneLine(was), oneLine(now)].join("\t");
      const nth = (alike.get(place) ?? 0) + 1;
      alike.set(place, nth);
      return [mutant, nth === 1 ? place : `${place} #${nth}`];
    }),
  );
}

/** The places of the list that lie in these files. */
function listedIn(files) {
  const lines = textOf("proof/mutants/equivalent.txt").split("\n").slice(1);
  const places = lines.flatMap((line) => {
    const [file, at, ...changes] = line.split("\t").slice(0, -1);
    return changes.flatMap((was, n) =>
      n % 2 === 0 && files.has(file) ? `${file}\t${at}\t${was}\t${changes[n + 1]}` : [],
    );
  });
  return new Set(places);
}

/** `act` on each item with what one of `hands` has; each of them does one at a time. */
async function each(items, hands, act) {
  const left = [...items];
  const one = async (hand) => {
    while (left.length > 0) await act(left.shift(), hand);
  };
  await Promise.all(hands.map(one));
}

function drawnFrom(items, size, draw) {
  const left = [...items];
  return Array.from(
    { length: Math.min(size, left.length) },
    () => left.splice(draw.below(left.length), 1)[0],
  );
}

/** All mutants of the folder's sources, and the sources that hold them. */
async function mutantsOf(sources) {
  const mutated = new Map();
  const all = [];
  const files = sources.flatMap(filesBelow);
  for (const file of files.filter((name) => name.endsWith(".ts") && !name.includes("generated"))) {
    const { code, mutants } = await mutate(textOf(file), file, all.length + 1);
    mutated.set(file, code);
    all.push(...mutants);
  }
  return { mutated, all };
}

/** Each test file that passes here, with what its tests reach: `{ file, atLoad, tests: [{ n, ms, reached }] }`. */
async function reachOf(files, place, hands) {
  const found = [];
  await each(files, hands, async (file, programs) => {
    const { failure, atLoad, tests } = await tried({ ...place, programs, file, mutant: 0 });
    const passing = (tests ?? [])
      .map(({ reached, ...test }, n) => ({ ...test, n, reached: new Set(reached) }))
      .filter((test) => test.failure === null);
    if (failure !== null) console.log(`left out: ${file}: ${failure}`);
    if (passing.length > 0) found.push({ file, atLoad: new Set(atLoad), tests: passing });
  });
  return found;
}

/**
 * The tests that reach a mutant by file, those first that reach little else: the likeliest to see it. Those that start
 * programs come last, the quickest of them first.
 */
function reaching(mutant, found) {
  return found
    .map(({ file, atLoad, tests }) => {
      const own = tests.filter(({ reached }) => atLoad.has(mutant.id) || reached.has(mutant.id));
      own.sort((a, b) => a.reached.size - b.reached.size || a.n - b.n);
      const usualMs = own.reduce((sum, { ms }) => sum + ms, 0);
      const least = STARTS_PROGRAMS.test(textOf(file)) ? Infinity : own[0]?.reached.size;
      return { file, only: own.map(({ n }) => n), usualMs, least };
    })
    .filter(({ only }) => only.length > 0)
    .toSorted((a, b) => (a.least === b.least ? a.usualMs - b.usualMs : a.least - b.least));
}

async function folder(name, { out, folders, sample, draw, part, quick, atOnce, patienceMs }) {
  const { sources, tests, programs } = FOLDERS[name];
  const whole = programs && !quick;
  const { mutated, all } = await mutantsOf(sources);
  const place = { out, folders, count: all.length };
  const files = tests
    .flatMap(filesBelow)
    .filter((file) => file.endsWith(".test.ts") && (whole || !STARTS_PROGRAMS.test(textOf(file))))
    .filter((file) => !quick || !SLOW.test(textOf(file)));
  await bundled({ root, out, tests: files, mutated });
  const hands = Array.from({ length: atOnce }, (_, n) => (whole ? join(out, `programs-${n}`) : null));
  if (whole) for (const hand of hands) await programsInto({ root, out: hand, mutated });
  const found = await reachOf(files, place, hands);
  if (found.length === 0) {
    if (!quick) throw new Error(`no test of ${name} passes here`);
    console.log(`${name}: no quick test, so nothing was tried`);
    return { killed: 0, meant: 0, gone: 0 };
  }
  const places = placesOf(all);
  const equivalent = listedIn(mutated);
  const present = new Set(places.values());
  const gone = [...equivalent].filter((place) => !present.has(place));
  for (const place of gone) console.log(`no such place any more: ${place}`);
  const asked = all.filter(
    (mutant) =>
      (part === undefined || mutant.file.includes(part)) && (!quick || reaching(mutant, found).length > 0),
  );
  const size = sample === undefined ? asked.length : Math.min(sample, asked.length);
  const drawn = size === asked.length ? asked : drawnFrom(asked, size, draw);
  const meant = drawn.filter((mutant) => !equivalent.has(places.get(mutant)));
  let survived = 0;
  await each(meant, hands, async (mutant, own) => {
    const here = reaching(mutant, found);
    let [spentMs, ran] = [0, 0];
    for (const { file, only, usualMs } of here) {
      if (ran > 0 && spentMs + usualMs > patienceMs) continue;
      if ((await tried({ ...place, programs: own, file, mutant: mutant.id, only, usualMs })).failure !== null)
        return;
      spentMs += usualMs;
      ran += only.length;
    }
    const testsHere = here.reduce((sum, { only }) => sum + only.length, 0);
    survived++;
    console.log(`survives ${ran} of ${testsHere} tests: ${mutant.line}: ${places.get(mutant)}`);
  });
  const killed = meant.length - survived;
  const percent = (100 * killed) / Math.max(1, meant.length);
  console.log(
    `${name}: ${killed} of ${meant.length} killed (${percent.toFixed(1)} %), ${drawn.length - meant.length} change nothing, ${all.length} in all`,
  );
  return { killed, meant: meant.length, gone: gone.length };
}

/** Number of the commit, so that each draws others. */
function commitSeed() {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return seedOf(stdout.trim(), "mutants", 0);
}

const { values } = parseArgs({
  options: {
    folder: { type: "string", multiple: true, default: Object.keys(FOLDERS) },
    folders: { type: "string" },
    file: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: String(commitSeed()) },
    least: { type: "string", default: "0" },
    quick: { type: "boolean", default: false },
    patience: { type: "string", default: "Infinity" },
    "at-once": { type: "string", default: "2" },
  },
});
const parent = join(root, ".build");
mkdirSync(parent, { recursive: true });
console.log(`--seed ${values.seed}`);
const draw = drawer(Number(values.seed));
const total = { killed: 0, meant: 0, gone: 0 };
const asked =
  values.folders === undefined ? values.folder : drawnFrom(values.folder, Number(values.folders), draw);
for (const name of asked) {
  const out = mkdtempSync(join(parent, "mutants-"));
  // Outside of this repository, as tests mean their folders.
  const folders = mkdtempSync(join(tmpdir(), "mutants-"));
  try {
    const counted = await folder(name, {
      out,
      folders,
      draw,
      quick: values.quick,
      part: values.file,
      atOnce: Number(values["at-once"]),
      patienceMs: 1000 * Number(values.patience),
      sample: values.sample === undefined ? undefined : Number(values.sample),
    });
    for (const key of Object.keys(total)) total[key] += counted[key];
  } finally {
    for (const made of [out, folders]) rmSync(made, { recursive: true, force: true });
  }
}
const percent = (100 * total.killed) / Math.max(1, total.meant);
console.log(`${total.killed} of ${total.meant} killed (${percent.toFixed(1)} %)`);
if (percent < Number(values.least) || (total.gone > 0 && !values.quick)) process.exitCode = 1;
