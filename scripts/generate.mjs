// Compiles schemas/ into src/files/*.generated.cjs: Ajv at run time would cost half of a cold start.
// `--check` compares instead of writing.
import { readFile, writeFile } from "node:fs/promises";
import Ajv from "ajv/dist/2020.js";
import { transformSync } from "esbuild";
import standalone from "ajv/dist/standalone/index.js";

// What every command reads, and what `merge` alone does.
const TARGETS = { validators: ["config", "suite", "baseline", "verdicts"], "part-validator": ["part"] };

async function schema(name) {
  return JSON.parse(await readFile(new URL(`../schemas/${name}.schema.json`, import.meta.url), "utf8"));
}

async function compiled(names) {
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
  const schemas = {};
  for (const name of names) ajv.addSchema((schemas[name] = await schema(name)));
  const code = standalone.default(
    ajv,
    Object.fromEntries(names.map((name) => [name, `${name}.schema.json`])),
  );
  // Minified, and the schemas in a function that only an error calls: a cold start reads every byte of it.
  const module = `${code}\nexports.schemas = () => (${JSON.stringify(schemas)});`;
  const { code: small } = transformSync(module, {
    format: "cjs",
    minify: true,
    legalComments: "none",
    target: "node20",
  });
  return `// Generated from schemas/ by scripts/generate.mjs; do not edit.\n${small}`;
}

for (const [name, names] of Object.entries(TARGETS)) {
  const file = `src/files/${name}.generated.cjs`;
  const target = new URL(`../${file}`, import.meta.url);
  const text = await compiled(names);
  if (!process.argv.includes("--check")) await writeFile(target, text);
  else if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    console.error(`${file} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  }
}
