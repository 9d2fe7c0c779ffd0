// A JSON Schema as tables: one section for the file, one for each of its definitions that has keys.
import { code, table } from "./markdown.mjs";

const referenceName = (ref) => ref.split("/").at(-1);

/** What a reference into the same file names. */
export const resolveReference = (ref, schema) =>
  ref
    .split("/")
    .slice(1)
    .reduce((at, name) => at[name], schema);

/** The page's tables. `leave` names definitions that another page shows. */
export function schemaTables(schema, { root = "The file", leave = [] } = {}) {
  const shown = new Map();
  const sections = [renderSection(root, schema, schema, shown)];
  for (const [name, each] of Object.entries(schema.$defs ?? {})) {
    if (leave.includes(name) || listKeys(each, schema).length === 0) {
      continue;
    }
    sections.push(renderSection(name, each, schema, shown));
  }
  return sections.join("\n\n");
}

/** One object for each `code`: a row for each code, with the keys beside it. */
function codeRows({ oneOf }) {
  return oneOf.flatMap(({ properties, required }) => {
    const { code: codes, ...others } = properties;
    const keys = Object.entries(others).map(([name, each]) => {
      const absent = required.includes(name) ? "" : " (may be absent)";
      return `${code(name)}${absent}: ${each.description.replace(/\.$/, "")}${listedKeys(each)}`;
    });
    return (codes.oneOf ?? [codes]).map(({ const: name, description }) => [
      code(name),
      description,
      keys.join("; "),
    ]);
  });
}

/** The keys of a list's entries: ` (`before`: …, `after`: …)`. */
function listedKeys({ items }) {
  const keys = Object.entries(items?.properties ?? {});
  const words = keys.map(
    ([name, { description }]) => `${code(name)}: ${description.replace(/\.$/, "")}`,
  );
  return words.length === 0 ? "" : ` (${words.join(", ")})`;
}

const isByCode = ({ oneOf = [] }) =>
  oneOf.length > 0 && oneOf.every(({ properties }) => properties?.code !== undefined);

const FEWEST_WORDS = 6;

/**
 * Returns what the row says; if another section has the same row, a link to it. `shown` has the
 * sections by row.
 */
function describeRow(row, title, shown) {
  const key = JSON.stringify([row.path, row.type, row.default, row.text]);
  const section = shown.get(key) ?? title;
  shown.set(key, section);
  const isLong = row.text.split(" ").length > FEWEST_WORDS;
  return section !== title && isLong ? `As in [${section}](#${anchor(section)}).` : row.text;
}

function renderSection(title, part, schema, shown) {
  if (isByCode(part)) {
    const rows = table(["code", "when", "with"], codeRows(part));
    return [`## ${title}`, part.description, rows].join("\n\n");
  }
  const lead = part === schema ? [] : [part.description ?? ""];
  const rows = listKeys(part, schema);
  const required = rows.some(({ required: must }) => must) ? "A key with \\* is required." : "";
  // What a program writes has no defaults.
  const hasDefaults = rows.some((row) => row.default !== "");
  const heads = ["key", "value", ...(hasDefaults ? ["default"] : []), "what"];
  const cells = rows.map((row) => [
    `${code(row.path)}${row.required ? " \\*" : ""}`,
    row.type,
    ...(hasDefaults ? [row.default] : []),
    describeRow(row, title, shown),
  ]);
  return [`## ${title}`, ...lead, required, table(heads, cells)]
    .filter((each) => each !== "")
    .join("\n\n");
}

/** Every key below this part, with its path; keys of other definitions are in their own section. */
function listKeys(part, schema, path = "", variant = "") {
  if (Array.isArray(part)) {
    return part.flatMap((each) => listKeys(each, schema, path, variant));
  }
  if (typeof part !== "object" || part === null) {
    return [];
  }
  const { properties = {}, required = [], items, additionalProperties, oneOf, anyOf, allOf } = part;
  const kind = properties.code?.const ?? (variant || "");
  const rows = Object.entries(properties).flatMap(([name, each]) => {
    const at = path === "" ? name : `${path}.${name}`;
    return [keyRow(at, each, required.includes(name), schema, kind), ...listKeys(each, schema, at)];
  });
  if (items) {
    rows.push(...listKeys(items, schema, `${path}[]`));
  }
  if (typeof additionalProperties === "object") {
    rows.push(...listKeys(additionalProperties, schema, `${path}.*`));
  }
  for (const choices of [oneOf, anyOf, allOf]) {
    if (choices) {
      rows.push(...listKeys(choices, schema, path, kind));
    }
  }
  return mergeVariants(rows);
}

/** Variants of one object share keys: each is shown once, with all that is said of it. */
function mergeVariants(rows) {
  const found = new Map();
  for (const row of rows) {
    const before = found.get(row.path + row.variant);
    if (before === undefined) {
      found.set(row.path + row.variant, row);
    } else if (!before.text.includes(row.text)) {
      before.text += ` ${row.text}`;
    }
  }
  return [...found.values()];
}

function keyRow(path, part, required, schema, variant) {
  const shown = variant === "" || path === "code" ? path : `${variant}: ${path}`;
  const target = part.$ref?.startsWith("#/$defs/") ? resolveReference(part.$ref, schema) : {};
  const value = part.default ?? target.default;
  return {
    path: path === "code" && variant !== "" ? `code: ${variant}` : shown,
    variant,
    required,
    type: typeText(part, schema),
    default: value === undefined ? "" : code(value),
    text: `${part.description ?? findDescription(part, schema)}${exampleText(part)}`,
  };
}

export function findDescription(part, schema) {
  const seen = new Set();
  for (let at = part; at?.$ref?.startsWith("#/$defs/") && !seen.has(at.$ref);) {
    seen.add(at.$ref);
    at = resolveReference(at.$ref, schema);
    if (at?.description !== undefined) {
      return at.description;
    }
  }
  return part.items?.description ?? "";
}

function exampleText({ examples: [first] = [] }) {
  return first === undefined ? "" : ` Example: ${code(first)}.`;
}

function typeText(part, schema) {
  if (part.$ref?.startsWith("#/$defs/")) {
    const name = referenceName(part.$ref);
    const target = resolveReference(part.$ref, schema);
    // Only a definition has a section.
    const isOwn = part.$ref === `#/$defs/${name}`;
    return isOwn && listKeys(target, schema).length > 0
      ? `[${name}](#${anchor(name)})`
      : typeText(target, schema);
  }
  if (part.$ref) {
    const file = part.$ref.split(".")[0];
    const name = referenceName(part.$ref);
    return `[as in ${file}.json](${file}.md#${anchor(name)})`;
  }
  if (part.const !== undefined) {
    return code(part.const);
  }
  if (part.enum) {
    return part.enum.map(code).join(", ");
  }
  if (part["x-expected"]) {
    return part["x-expected"];
  }
  if (part.oneOf) {
    return [...new Set(part.oneOf.map((each) => typeText(each, schema)))].join(" or ");
  }
  if (part.items && part.type === "array") {
    return `list of ${typeText(part.items, schema) || "values"}`;
  }
  const types = [part.type ?? []].flat().join(" or ");
  return types === "" ? "anything" : `${types}${limitText(part)}`;
}

function limitText({ minimum, maximum }) {
  const top = maximum === undefined || maximum > 2 ** 52 ? undefined : maximum;
  if (minimum === undefined && top === undefined) {
    return "";
  }
  if (top === undefined) {
    return ` from ${minimum}`;
  }
  return minimum === undefined ? ` up to ${top}` : ` from ${minimum} to ${top}`;
}

export const anchor = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");
