// Counts what the reference has a place for, and fails below 100 %: keys of schemas, metrics,
// flags, inputs, outputs, error codes, categories, causes, files of the report, dataset formats,
// pages in the index. Also the README's length, and words that the project does not use.
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { FORBIDDEN } from "./reference/words.mjs";
import { resolveReference } from "./reference/schema.mjs";
import { loadCommands, loadRegistries } from "./registries.mjs";

const LONGEST_README = 1000;
/** Beside the reference and the studies. */
const MOST_PAGES = 29;
const MOST_WORDS = 13_500;
const root = new URL("..", import.meta.url);
const readText = (file) => readFileSync(new URL(file, root), "utf8");
const readReference = (name) => readText(`docs/reference/${name}.md`);
const missing = [];
const counts = [];

/** Each of `all` must be in the page; `shown` says so. */
function requireShown(what, all, shown) {
  const lacking = all.filter((each) => !shown(each));
  counts.push(`${what} ${all.length - lacking.length} of ${all.length}`);
  missing.push(...lacking.map((each) => `${what}: ${typeof each === "string" ? each : each.at}`));
}

/** A page's sections by heading; what stands before the first is "". */
function splitSections(page) {
  const [head, ...rest] = `\n${page}`.split(/\n## /);
  return new Map([["", head], ...rest.map((text) => [text.split("\n")[0], text])]);
}

/** Every key of a schema with the definition that it stands in, however deep. */
function schemaKeys(schema) {
  const found = [];
  const walkSchema = (part, owner, at) => {
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
          walkSchema(each, name, `${at}#${name}`);
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
          walkSchema(each, owner, `${at}/${name}`);
        }
      } else {
        walkSchema(value, owner, at);
      }
    }
  };
  walkSchema(schema, "", schema.$id);
  return found;
}

function isDescribed(part, schema) {
  if (part.description?.trim()) {
    return true;
  }
  return (
    part.$ref?.startsWith("#/$defs/") === true &&
    isDescribed(resolveReference(part.$ref, schema), schema)
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
  const sections = splitSections(readReference(page));
  requireShown(
    `keys of ${name}`,
    schemaKeys(JSON.parse(readText(`schemas/${name}.schema.json`))),
    (key) => {
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
    },
  );
}

const { METRICS, ERROR_CODES, CATEGORIES, REPORTERS, RETRIEVERS } = await loadRegistries();
const metrics = splitSections(readReference("metrics"));
const METRIC_ROWS = ["formula", "source", "default rule", "can't see"];
requireShown(
  "metrics",
  METRICS.map(({ name }) => name),
  (name) =>
    METRIC_ROWS.every((row) =>
      new RegExp(`^\\| ${row} \\| .*\\S.* \\|$`, "m").test(metrics.get(name) ?? ""),
    ),
);
const commands = splitSections(readReference("cli"));
requireShown(
  "flags",
  Object.entries(await loadCommands()).flatMap(([name, { flags }]) =>
    flags.map((flag) => `${name} ${flag}`),
  ),
  (each) =>
    new RegExp(`${each.split(" ")[1]}(?![a-z-])`).test(commands.get(each.split(" ")[0]) ?? ""),
);
const action = splitSections(readReference("action"));
const { inputs, outputs } = parse(readText("action.yml"));
requireShown("inputs", Object.keys(inputs), (name) =>
  action.get("Inputs").includes(`| \`${name}\` |`),
);
requireShown("outputs", Object.keys(outputs), (name) =>
  action.get("Outputs").includes(`| \`${name}\` |`),
);
const errors = splitSections(readReference("errors"));
requireShown("error codes", [...Object.keys(ERROR_CODES), "internal"], (code) =>
  /What to do\.\*\* \S/.test(errors.get(code) ?? ""),
);
const categories = splitSections(readReference("categories")).get("Categories");
requireShown("categories", CATEGORIES, (name) => categories.includes(`| \`${name}\` |`));
const causes = JSON.parse(readText("schemas/report.schema.json")).$defs.lossCause.enum;
requireShown("causes", causes, (name) =>
  readText("docs/read-a-failure.md").includes(`| \`${name}\` |`),
);
const report = splitSections(readReference("report")).get("");
requireShown(
  "report files",
  REPORTERS.map(({ file }) => file),
  (file) => report.includes(`| \`${file}\` |`),
);
const config = splitSections(readReference("config"));
requireShown(
  "retriever kinds",
  RETRIEVERS.map(({ kind }) => kind),
  (kind) => config.has(kind),
);
const formats = splitSections(readReference("formats"));
const { format } = JSON.parse(readText("schemas/suite.schema.json")).$defs.dataset.properties;
requireShown(
  "dataset formats",
  format.enum,
  (name) => formats.get(name)?.includes("```yaml") === true,
);

const pages = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".md"),
);
const index = readText("docs/README.md");
requireShown(
  "pages in the index",
  pages.filter((name) => name !== "README.md"),
  (name) => index.includes(`](${name})`),
);
requireShown("pages that say what they are for", pages, (name) =>
  /^# .+\n\n[^#|`\n-]/.test(readText(`docs/${name}`)),
);

/** Returns the number of words, without blocks of code. A word has a letter or a digit. */
function countWords(file) {
  const prose = readText(file).replaceAll(/^ *```[^]*?^ *```/gm, "");
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const words = countWords("README.md");
const guides = pages.filter((name) => !name.includes("/"));
const written = guides.reduce((sum, name) => sum + countWords(`docs/${name}`), 0);
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
  for (const [line, text] of readText(file).split("\n").entries()) {
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
