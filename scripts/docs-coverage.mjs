// Counts what the reference has a place for, and fails below 100 %: keys of schemas, metrics, flags, inputs, outputs, error
// codes, categories, causes, files of the report, dataset formats, pages in the index. Also the README's length, and words that the
// project does not use.
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { FORBIDDEN } from "./reference/words.mjs";
import { targetOf } from "./reference/schema.mjs";
import { loadCommands, loadRegistries } from "./registries.mjs";

const LONGEST_README = 620;
/** Beside the reference and the studies. */
const MOST_PAGES = 25;
const MOST_WORDS = 10_600;
const root = new URL("..", import.meta.url);
const read = (file) => readFileSync(new URL(file, root), "utf8");
const reference = (name) => read(`docs/reference/${name}.md`);
const missing = [];
const counts = [];

/** Each of `all` must be in the page; `shown` says so. */
function cover(what, all, shown) {
  const lacking = all.filter((each) => !shown(each));
  counts.push(`${what} ${all.length - lacking.length} of ${all.length}`);
  missing.push(...lacking.map((each) => `${what}: ${typeof each === "string" ? each : each.at}`));
}

/** A page's sections by heading; what stands before the first is "". */
function sectionsOf(page) {
  const [head, ...rest] = `\n${page}`.split(/\n## /);
  return new Map([["", head], ...rest.map((text) => [text.split("\n")[0], text])]);
}

/** Every key of a schema with the definition that it stands in, however deep. */
function keysOf(schema) {
  const found = [];
  const walk = (part, owner, at) => {
    if (typeof part !== "object" || part === null) {
      return;
    }
    for (const [key, value] of Object.entries(part)) {
      // A condition names keys that are described elsewhere.
      if (
        ["const", "default", "enum", "examples", "required", "if", "then", "else"].includes(key)
      ) {
        continue;
      }
      if (key === "$defs") {
        for (const [name, each] of Object.entries(value)) {
          walk(each, name, `${at}#${name}`);
        }
      } else if (key === "properties") {
        for (const [name, each] of Object.entries(value)) {
          found.push({
            owner,
            name,
            codes: [each.const ?? (each.oneOf ?? []).map((choice) => choice.const)].flat(),
            described: isDescribed(each, schema),
            at: `${at}/${name}`,
          });
          walk(each, owner, `${at}/${name}`);
        }
      } else {
        walk(value, owner, at);
      }
    }
  };
  walk(schema, "", schema.$id);
  return found;
}

function isDescribed(part, schema) {
  if (part.description?.trim()) {
    return true;
  }
  return (
    part.$ref?.startsWith("#/$defs/") === true && isDescribed(targetOf(part.$ref, schema), schema)
  );
}

const PAGES = {
  config: ["config", "The file"],
  suite: ["suite", "The file"],
  answer: ["answer", "An answer"],
  baseline: ["baseline", "The file"],
  report: ["report", "report.json"],
  brief: ["report", "--brief"],
  part: ["part", "part.json"],
  verdicts: ["part", "A line of judge.cache"],
};
for (const [name, [page, rootHeading]] of Object.entries(PAGES)) {
  const sections = sectionsOf(reference(page));
  cover(`keys of ${name}`, keysOf(JSON.parse(read(`schemas/${name}.schema.json`))), (key) => {
    const section = sections.get(key.owner === "" ? rootHeading : key.owner) ?? "";
    const row = section.split("\n").some((line) => {
      const path = /^\| `([^`]+)`/.exec(line)?.[1] ?? "";
      // A table by code has a row for each code, which names the keys beside it.
      return (
        key.codes.includes(path) ||
        line.includes(`\`${key.name}\`: `) ||
        line.includes(`\`${key.name}\` (may be absent): `) ||
        path.split(".").at(-1).replaceAll("[]", "") === key.name
      );
    });
    return key.described && row;
  });
}

const { METRICS, ERROR_CODES, CATEGORIES, REPORTERS, RETRIEVERS } = await loadRegistries();
const metrics = sectionsOf(reference("metrics"));
const METRIC_ROWS = ["formula", "source", "default rule", "can't see"];
cover(
  "metrics",
  METRICS.map(({ name }) => name),
  (name) =>
    METRIC_ROWS.every((row) =>
      new RegExp(`^\\| ${row} \\| .*\\S.* \\|$`, "m").test(metrics.get(name) ?? ""),
    ),
);
const commands = sectionsOf(reference("cli"));
cover(
  "flags",
  Object.entries(await loadCommands()).flatMap(([name, { flags }]) =>
    flags.map((flag) => `${name} ${flag}`),
  ),
  (each) =>
    new RegExp(`${each.split(" ")[1]}(?![a-z-])`).test(commands.get(each.split(" ")[0]) ?? ""),
);
const action = sectionsOf(reference("action"));
const { inputs, outputs } = parse(read("action.yml"));
cover("inputs", Object.keys(inputs), (name) => action.get("Inputs").includes(`| \`${name}\` |`));
cover("outputs", Object.keys(outputs), (name) => action.get("Outputs").includes(`| \`${name}\` |`));
const errors = sectionsOf(reference("errors"));
cover("error codes", [...Object.keys(ERROR_CODES), "internal"], (code) =>
  /What to do\.\*\* \S/.test(errors.get(code) ?? ""),
);
const categories = sectionsOf(reference("categories")).get("Categories");
cover("categories", CATEGORIES, (name) => categories.includes(`| \`${name}\` |`));
const causes = JSON.parse(read("schemas/report.schema.json")).$defs.lossCause.enum;
cover("causes", causes, (name) => read("docs/read-a-failure.md").includes(`| \`${name}\` |`));
const report = sectionsOf(reference("report")).get("");
cover(
  "report files",
  REPORTERS.map(({ file }) => file),
  (file) => report.includes(`| \`${file}\` |`),
);
const config = sectionsOf(reference("config"));
cover(
  "retriever kinds",
  RETRIEVERS.map(({ kind }) => kind),
  (kind) => config.has(kind),
);
const formats = sectionsOf(reference("formats"));
const { format } = JSON.parse(read("schemas/suite.schema.json")).$defs.dataset.properties;
cover("dataset formats", format.enum, (name) => formats.get(name)?.includes("```yaml") === true);

const pages = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".md"),
);
const index = read("docs/README.md");
cover(
  "pages in the index",
  pages.filter((name) => name !== "README.md"),
  (name) => index.includes(`](${name})`),
);
cover("pages that say what they are for", pages, (name) =>
  /^# .+\n\n[^#|`\n-]/.test(read(`docs/${name}`)),
);

/** Returns the number of words, without blocks of code. A word has a letter or a digit. */
function wordsOf(file) {
  const prose = read(file).replaceAll(/^ *```[^]*?^ *```/gm, "");
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const words = wordsOf("README.md");
const guides = pages.filter((name) => !name.includes("/"));
const written = guides.reduce((sum, name) => sum + wordsOf(`docs/${name}`), 0);
if (guides.length > MOST_PAGES || written > MOST_WORDS) {
  missing.push(
    `docs has ${guides.length} pages of ${written} words; at most ${MOST_PAGES} and ${MOST_WORDS}`,
  );
}
if (words > LONGEST_README) {
  missing.push(`README.md has ${words} words; at most ${LONGEST_README}`);
}

const schemas = Object.keys(PAGES).map((name) => `schemas/${name}.schema.json`);
const spoken = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "action.yml",
  ...schemas,
  ...pages.map((name) => `docs/${name}`),
];
const sources = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts"),
);
for (const file of [...spoken, ...sources.map((name) => `src/${name}`)]) {
  for (const [line, text] of read(file).split("\n").entries()) {
    const wrong = text.match(FORBIDDEN);
    if (wrong !== null) {
      missing.push(
        `${file}:${line + 1}: "${wrong[0]}" is no word of this project; see scripts/reference/words.mjs`,
      );
    }
  }
}

console.log(
  `${counts.join("\n")}\nREADME ${words} words, docs ${guides.length} pages of ${written} words`,
);
if (missing.length > 0) {
  console.error(`\n${missing.length} missing:\n${missing.join("\n")}`);
  process.exitCode = 1;
}
