/**
 * Does each recorded file still mean what its version says? `node scripts/file-versions.mjs [--accept]`. Other programs, and
 * older ones of ours, read baselines, parts and reports, and a definition's defaults decide what a baseline says that names
 * none. So file-versions.json holds, for each of them, its versions, a digest of what they mean, and the program that was the
 * first to mean it. A change that is not in it is refused. `--accept` takes it in where it breaks nothing:
 *
 * - what that program's release has not sent out yet (a heading of CHANGELOG.md is a release);
 * - what is only added to a part or a report, whose readers leave out what they do not know;
 * - anything that comes with a new file version, of which `__tests__/fixtures/versions` then needs a folder.
 *
 * What a released file version means where it names no definition never changes. Exit code 1: refused.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadRegistries } from "./registries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const LOCK = "scripts/file-versions.json";
const FIXTURES = join(root, "__tests__/fixtures/versions");
const read = (file) => readFileSync(join(root, file), "utf8");
/** What people read, and no program. */
const WORDS = new Set(["description", "examples", "title", "$id", "$schema", "x-expected"]);

/** A line for each thing that a schema says; members of lists without their order. */
function linesOf(value, at = "") {
  if (typeof value !== "object" || value === null) return [`${at} ${JSON.stringify(value)}`];
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, `${at}/*`));
  return Object.entries(value).flatMap(([key, each]) =>
    // A key may have any of these names; what stands below `properties` is no word of the schema.
    WORDS.has(key) && !at.endsWith("/properties") ? [] : linesOf(each, `${at}/${key}`),
  );
}

/** The versions that a schema names, and whether a program leaves out what it does not know. */
const FILES = {
  baseline: { key: "version", open: false, fixture: "baseline.json" },
  part: { key: "schema_version", open: true, fixture: "parts/1/part.json" },
  report: { key: "schema_version", open: true, fixture: "report.json" },
};

function versionsIn(schema, key) {
  const { const: only, enum: several } = schema.properties[key];
  return (several ?? [only]).toSorted();
}

const recorded = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => readdirSync(join(FIXTURES, name)).map((example) => join(FIXTURES, name, example)));

const inFixtures = ({ key, fixture }) =>
  new Set(recorded.map((folder) => JSON.parse(readFileSync(join(folder, fixture), "utf8"))[key]));

async function now() {
  const { MEANT } = await loadRegistries();
  const schemas = Object.entries(FILES).map(([name, { key }]) => {
    const schema = JSON.parse(read(`schemas/${name}.schema.json`));
    return [name, { versions: versionsIn(schema, key), lines: linesOf(schema) }];
  });
  const definitions = Object.entries(MEANT).map(([version, meant]) => [
    `definition of baseline ${version}`,
    { versions: [Number(version)], lines: linesOf(meant) },
  ]);
  return new Map([...schemas, ...definitions]);
}

const digestOf = (lines) =>
  createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, 16);

/** The lines that the lock was made of: those of the commit that has this digest, as far as git knows. */
function linesBefore(name, digest) {
  const file = `schemas/${name}.schema.json`;
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  for (const commit of git("log", "--format=%H", "--", file).split("\n").filter(Boolean)) {
    try {
      const lines = linesOf(JSON.parse(git("show", `${commit}:${file}`)));
      if (digestOf(lines) === digest) return lines;
    } catch {
      // Removed there, or no JSON: it was never released.
    }
  }
  return null;
}

const isReleased = (version) => read("CHANGELOG.md").includes(`\n## ${version}\n`);

/** Why it can't be taken in; null where it can. */
function refusal(name, before, after) {
  if (!isReleased(before.since)) return null;
  if (!(name in FILES)) return "a file version that exists never means another definition: add a version";
  if (after.versions.at(-1) > before.versions.at(-1)) return null;
  if (!FILES[name].open)
    return `give it version ${before.versions.at(-1) + 1}, and read the older ones as before`;
  const known = linesBefore(name, before.digest);
  if (known === null)
    return "no commit has the schema that it was taken from, so nothing shows that it only adds";
  const left = new Set(after.lines);
  const lost = known.filter((line) => !left.has(line));
  if (lost.length === 0) return null;
  return `${lost.length} lines are gone, so it needs version ${before.versions.at(-1) + 1}: ${lost.slice(0, 3).join("; ")}`;
}

const problems = [];
const lock = JSON.parse(read(LOCK));
const found = await now();
for (const [name, after] of found) {
  const digest = digestOf(after.lines);
  const before = lock[name];
  if (before?.digest !== digest) {
    const why = before === undefined ? null : refusal(name, before, after);
    if (why !== null) problems.push(`${name}: its meaning changed; ${why}`);
    else if (!process.argv.includes("--accept"))
      problems.push(`${name}: changed, and ${LOCK} has not taken it in: run with --accept`);
    else lock[name] = { versions: after.versions, digest, since: JSON.parse(read("package.json")).version };
  }
  const missing = after.versions.filter((each) => name in FILES && !inFixtures(FILES[name]).has(each));
  for (const version of missing)
    problems.push(`${name}: no folder of __tests__/fixtures/versions has one of version ${version}`);
}
for (const name of Object.keys(lock))
  if (!found.has(name)) problems.push(`${name}: it is gone, and files that need it are not`);
if (problems.length === 0 && process.argv.includes("--accept")) {
  writeFileSync(join(root, LOCK), JSON.stringify(lock));
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", LOCK], { cwd: root });
}
console.log(problems.length === 0 ? `${found.size} meanings, as their versions say` : problems.join("\n"));
process.exitCode = problems.length === 0 ? 0 : 1;
