// Writes docs/reference from schemas, registries, action.yml and the commands' own help. `--check`
// compares instead.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { referencePages } from "./reference/pages.mjs";
import { loadCommands, loadRegistries } from "./registries.mjs";

const root = new URL("..", import.meta.url);
const folder = new URL("docs/reference/", root);
const SCHEMAS = ["config", "suite", "answer", "baseline", "report", "brief", "part", "verdicts"];
const schemas = Object.fromEntries(
  SCHEMAS.map((name) => [
    name,
    JSON.parse(readFileSync(new URL(`schemas/${name}.schema.json`, root), "utf8")),
  ]),
);
const [registries, commands] = await Promise.all([loadRegistries(), loadCommands()]);
const action = parse(readFileSync(new URL("action.yml", root), "utf8"));
const helps = Object.fromEntries(Object.entries(commands).map(([name, { help }]) => [name, help]));

mkdirSync(folder, { recursive: true });
const written = referencePages({ schemas, registries, action, helps });
for (const [name, text] of Object.entries(written)) {
  const file = new URL(name, folder);
  let before = "";
  try {
    before = readFileSync(file, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") {
      throw error;
    }
  }
  if (before === text) {
    continue;
  }
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else {
    console.error(`docs/reference/${name} is stale: run \`npm run docs\``);
    process.exitCode = 1;
  }
}
