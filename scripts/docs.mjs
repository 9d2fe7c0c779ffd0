// Fills the generated tables of README.md from action.yml and the registries.
// `--check` compares instead of writing.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { loadRegistries } from "./registries.mjs";

const root = new URL("..", import.meta.url);
const { METRICS, REPORTERS, RETRIEVERS, metricForms } = await loadRegistries();
const action = parse(readFileSync(new URL("action.yml", root), "utf8"));

const cell = (text) => String(text).replaceAll("|", "\\|").replaceAll("\n", " ").trim();
const table = (head, rows) =>
  [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---").join("|")}|`,
    ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`),
  ].join("\n");

const tables = {
  inputs: table(
    ["input", "default", "what"],
    Object.entries(action.inputs).map(([name, each]) => [
      `\`${name}\``,
      each.default ? `\`${each.default}\`` : "",
      each.description,
    ]),
  ),
  outputs: table(
    ["output", "what"],
    Object.entries(action.outputs).map(([name, each]) => [`\`${name}\``, each.description]),
  ),
  metrics: table(
    ["metric", "better", "gated by default", "what"],
    METRICS.map((family, i) => [
      `\`${metricForms()[i]}\``,
      family.direction,
      family.gatedByDefault ? "yes" : "",
      family.meaning,
    ]),
  ),
  retrievers: table(
    ["`retriever.kind`", "what"],
    RETRIEVERS.map((each) => [`\`${each.kind}\``, each.meaning]),
  ),
  reports: table(
    ["file", "what"],
    REPORTERS.map((each) => [`\`${each.file}\``, each.meaning]),
  ),
};

const file = fileURLToPath(new URL("README.md", root));
const before = readFileSync(file, "utf8");
let after = before;
for (const [name, text] of Object.entries(tables)) {
  const marker = new RegExp(`(<!-- generated: ${name} -->\\n)[^]*?(<!-- /generated -->)`);
  if (!marker.test(after)) throw new Error(`README.md has no place for ${name}`);
  after = after.replace(marker, (_, open, close) => `${open}${text}\n${close}`);
}
if (!process.argv.includes("--check")) writeFileSync(file, after);
else if (after !== before) {
  console.error("README.md is stale: run `npm run docs`");
  process.exit(1);
}
