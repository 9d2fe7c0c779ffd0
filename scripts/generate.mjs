// Compiles schemas/ into src/files/validators.generated.cjs: Ajv at run time would cost half of a cold start.
// `--check` compares instead of writing.
import { readFile, writeFile } from "node:fs/promises";
import Ajv from "ajv/dist/2020.js";
import { transformSync } from "esbuild";
import standalone from "ajv/dist/standalone/index.js";

const TARGET = new URL("../src/files/validators.generated.cjs", import.meta.url);

async function schema(name) {
  return JSON.parse(await readFile(new URL(`../schemas/${name}.schema.json`, import.meta.url), "utf8"));
}

const ajv = new Ajv.default({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  ownProperties: true,
  discriminator: true,
  code: { source: true },
  keywords: [{ keyword: "x-expected", schemaType: "string" }],
});
const names = ["config", "suite", "baseline", "verdicts"];
const schemas = {};
for (const name of names) ajv.addSchema((schemas[name] = await schema(name)));
const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, `${name}.schema.json`])));
// Minified, and the schemas in a function that only an error calls: a cold start reads every byte of it.
const module = `${code}\nexports.schemas = () => (${JSON.stringify(schemas)});`;
const { code: small } = transformSync(module, {
  format: "cjs",
  minify: true,
  legalComments: "none",
  target: "node20",
});
const text = `// Generated from schemas/ by scripts/generate.mjs; do not edit.\n${small}`;

if (process.argv.includes("--check")) {
  if ((await readFile(TARGET, "utf8").catch(() => "")) !== text) {
    console.error("src/files/validators.generated.cjs is stale: run `npm run generate`");
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, text);
}
