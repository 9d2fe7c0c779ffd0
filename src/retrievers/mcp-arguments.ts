/** Compares the arguments of the config with those that an MCP server's tool takes. */
import { type JsonObject, objectMembers } from "../system/json.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { quoteText } from "../system/excerpt.ts";

/** Returns the JSON types of a value; an integer is a number, too. */
function typesOfValue(value: unknown): readonly string[] {
  if (value === null) {
    return ["null"];
  }
  if (Array.isArray(value)) {
    return ["array"];
  }
  return Number.isInteger(value) ? ["integer", "number"] : [typeof value];
}

/**
 * Returns the JSON types that an argument of the config may be sent as: of `"{{k}}"` those of an
 * integer. Null for a param, which may be anything.
 */
function sentTypes(written: unknown): readonly string[] | null {
  if (written === "{{k}}") {
    return typesOfValue(1);
  }
  return typeof written === "string" && /^\{\{params\..*\}\}$/.test(written)
    ? null
    : typesOfValue(written);
}

/**
 * Returns what is wrong with the arguments that the config gives to a tool with this input schema:
 * one that the tool does not have, one that it requires and does not get, or one of another type.
 * Null if nothing is, or if the schema does not say.
 */
export function describeWrongArguments(
  tool: string,
  given: JsonObject,
  inputSchema: JsonObject,
): string | null {
  const properties = objectMembers(inputSchema["properties"]);
  const names = Object.keys(properties);
  const takes = names.length === 0 ? "" : `; it takes ${names.map(quoteText).join(", ")}`;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined && names.length > 0 && inputSchema["additionalProperties"] !== true) {
    const near = nearestWord(unknown, names);
    const question = near === null ? "" : `; did you mean ${quoteText(near)}?`;
    return `the tool ${quoteText(tool)} has no argument ${quoteText(unknown)}${question}${takes}`;
  }
  const { required } = inputSchema;
  const missing = Array.isArray(required)
    ? required.find((name) => !Object.hasOwn(given, String(name)))
    : undefined;
  if (missing !== undefined) {
    return `the tool ${quoteText(tool)} requires the argument ${quoteText(String(missing))}, which is not given${takes}`;
  }
  for (const [name, written] of Object.entries(given)) {
    const wanted = listAllowedTypes(properties[name]);
    const sent = sentTypes(written);
    if (wanted.length > 0 && sent !== null && !sent.some((each) => wanted.includes(each))) {
      return `the tool ${quoteText(tool)} takes the argument ${quoteText(name)} as ${wanted.join(" or ")}, and gets ${JSON.stringify(written)}, a value of type ${sent[0]}`;
    }
  }
  return null;
}

/** Returns the first argument of the tool that takes a number and that the config does not give. */
export function findUnsetNumber(given: JsonObject, inputSchema: JsonObject): string | undefined {
  const properties = Object.entries(objectMembers(inputSchema["properties"]));
  return properties.find(
    ([name, schema]) =>
      !Object.hasOwn(given, name) && /"(?:integer|number)"/.test(JSON.stringify(schema)),
  )?.[0];
}

/** Returns the types that a schema allows; empty if it does not say. */
function listAllowedTypes(schema: unknown): readonly string[] {
  const { type } = objectMembers(schema);
  if (Array.isArray(type)) {
    return type.map(String);
  }
  return typeof type === "string" ? [type] : [];
}
