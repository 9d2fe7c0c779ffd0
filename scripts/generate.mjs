/**
 * What is written down once and read in several places: `--check` compares instead of writing.
 *
 * 1. schemas/config.schema.json gets each kind of retriever and the names of the metrics from their
 *    registries
 * 2. src/model/defaults.generated.ts gets the defaults of that schema, for the code
 * 3. src/model/repository.generated.ts and src/app/version.generated.ts have the repository and the
 *    version of package.json
 * 4. src/files/*.generated.cjs are the schemas compiled: Ajv at run time would cost half of a cold
 *    start
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import Ajv from "ajv/dist/2020.js";
import { transformSync } from "esbuild";
import standalone from "ajv/dist/standalone/index.js";
import { repositoryName } from "./name.mjs";
import { loadRegistries } from "./registries.mjs";

const CONFIG = "schemas/config.schema.json";
// What every command reads, and what `merge` alone does.
const TARGETS = {
  validators: ["config", "suite", "baseline", "verdicts"],
  "part-validator": ["part"],
};

const check = process.argv.includes("--check");
const filePath = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const readText = (file) => readFileSync(filePath(file), "utf8");
const readSchema = (name) => JSON.parse(readText(`schemas/${name}.schema.json`));

function isCurrent(file, same) {
  if (same) {
    return true;
  }
  if (check) {
    console.error(`${file} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  }
  return check;
}

function emitFile(file, text) {
  let before = "";
  try {
    before = readText(file);
  } catch (error) {
    if (error.code !== "ENOENT") {
      throw error;
    }
  }
  if (!isCurrent(file, before === text)) {
    writeFileSync(filePath(file), text);
  }
}

/** The config's schema with what the registries say. The order of its `$defs` stays. */
async function configSchema() {
  const { RETRIEVERS, SHARED_SCHEMAS, metricForms } = await loadRegistries();
  const schema = structuredClone(readSchema("config"));
  const before = schema.$defs.retriever.oneOf.map(({ $ref }) => $ref.split("/").at(-1));
  const kinds = Object.fromEntries(RETRIEVERS.map((each) => [each.kind, each.schema]));
  const own = new Set([...before, ...Object.keys(kinds), ...Object.keys(SHARED_SCHEMAS)]);
  const others = Object.entries(schema.$defs).filter(([name]) => !own.has(name));
  const at = others.findIndex(([name]) => name === "retriever") + 1;
  schema.$defs = Object.fromEntries([
    ...others.slice(0, at),
    ...Object.entries({ ...kinds, ...SHARED_SCHEMAS }),
    ...others.slice(at),
  ]);
  schema.$defs.retriever.oneOf = RETRIEVERS.map(({ kind }) => ({ $ref: `#/$defs/${kind}` }));
  // Names with free cutoffs can't be an enum: as examples, editors offer them.
  schema.$defs.metric.examples = metricForms().map((form) => form.replace(/\[?@k\]?/, "@10"));
  return JSON.parse(JSON.stringify(schema));
}

function writeSchema(schema) {
  const before = readSchema("config");
  const same =
    isDeepStrictEqual(before, schema) && JSON.stringify(before) === JSON.stringify(schema);
  if (isCurrent(CONFIG, same)) {
    return;
  }
  writeFileSync(filePath(CONFIG), `${formatJson(schema)}\n`);
}

/** JSON as oxfmt leaves it: on one line what fits there. */
function formatJson(value, indent = "", before = 0) {
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const parts = Object.entries(value).map(([key, each]) => [
    isList ? "" : `${JSON.stringify(key)}: `,
    each,
  ]);
  const [open, close, gap] = isList ? ["[", "]", ""] : ["{", "}", " "];
  const short = parts.map(([key, each]) => `${key}${formatJson(each)}`).join(", ");
  const line = short === "" ? `${open}${close}` : `${open}${gap}${short}${gap}${close}`;
  // The comma after it counts, too.
  if (!short.includes("\n") && indent.length + before + line.length < 100) {
    return line;
  }
  const deeper = `${indent}  `;
  const lines = parts.map(
    ([key, each]) => `${deeper}${key}${formatJson(each, deeper, key.length)}`,
  );
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/** Returns the defaults below this part of the schema, by key; undefined if there are none. */
function schemaDefaults(schema, root) {
  if (schema.default !== undefined) {
    return schema.default;
  }
  const { $ref } = schema;
  if ($ref !== undefined) {
    return schemaDefaults(root.$defs[$ref.split("/").at(-1)], root);
  }
  const found = Object.entries(schema.properties ?? {})
    .map(([name, each]) => [name, schemaDefaults(each, root)])
    .filter(([, value]) => value !== undefined);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function defaultsFile(schema) {
  const json = JSON.stringify(schemaDefaults(schema, schema), null, 2);
  return `// Generated from ${CONFIG} by scripts/generate.mjs; do not edit.
/**
 * What holds where the config says nothing, as it would be written there. A retriever's are in its
 * kind's file.
 */
export const DEFAULTS = ${json} as const;
`;
}

const APPENDED =
  "function appended(all, more) { for (const each of more) all.push(each); return all; }";

/** Without what decides nothing; a property may have such a name. */
function stripSchema(schema, isMap = false) {
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  if (Array.isArray(schema)) {
    return schema.map((each) => stripSchema(each));
  }
  const said = ["description", "title", "examples", "default"];
  const kept = Object.entries(schema).filter(([key]) => isMap || !said.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === "const" || key === "enum" ? value : stripSchema(value, !isMap && MAPS.includes(key)),
    ]),
  );
}
const MAPS = ["properties", "patternProperties", "$defs", "dependentRequired"];

function compileValidators(schemas) {
  const ajv = new Ajv.default({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    ownProperties: true,
    discriminator: true,
    // Sentences are our own (files/validate.ts).
    messages: false,
    code: { source: true },
    keywords: [
      { keyword: "x-expected", schemaType: "string" },
      { keyword: "x-path", schemaType: "boolean" },
    ],
  });
  for (const schema of Object.values(schemas)) {
    ajv.addSchema(stripSchema(schema));
  }
  const ids = Object.fromEntries(Object.keys(schemas).map((name) => [name, `${name}.schema.json`]));
  // Ajv copies all errors so far for each part that has some: 200,000 bad cases took minutes.
  const code = standalone
    .default(ajv, ids)
    .replaceAll(/vErrors\.concat\(([\w.]+\.errors)\)/g, "appended(vErrors, $1)");
  if (code.includes(".concat(")) {
    throw new Error("Ajv joins errors in another way now");
  }
  // Minified, and the schemas as a text that only an error parses: a cold start reads every byte of
  // it.
  const text = JSON.stringify(JSON.stringify(schemas));
  const module = `${code}\n${APPENDED}\nexports.schemas = () => JSON.parse(${text});`;
  const { code: small } = transformSync(module, {
    format: "cjs",
    minify: true,
    treeShaking: true,
    legalComments: "none",
    target: "node20",
  });
  return `// Generated from schemas/ by scripts/generate.mjs; do not edit.\n${small}`;
}

emitFile(
  "src/model/repository.generated.ts",
  `// Generated from package.json by scripts/generate.mjs; do not edit.
/** Owner and name of the repository on GitHub. */
export const REPOSITORY = "${repositoryName()}";
`,
);
emitFile(
  "src/app/version.generated.ts",
  `// Generated from package.json by scripts/generate.mjs; do not edit.
/** The version of this program. */
export const VERSION = "${JSON.parse(readText("package.json")).version}";
`,
);
const config = await configSchema();
writeSchema(config);
emitFile("src/model/defaults.generated.ts", defaultsFile(config));
for (const [name, names] of Object.entries(TARGETS)) {
  const schemas = Object.fromEntries(
    names.map((each) => [each, each === "config" ? config : readSchema(each)]),
  );
  emitFile(`src/files/${name}.generated.cjs`, compileValidators(schemas));
}
