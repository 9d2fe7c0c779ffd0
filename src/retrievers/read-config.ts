/** The retriever's part of the config as its kind's schema says: defaults filled in, paths relative to the root. */
import type { RetrieverConfig } from "../model/config.ts";
import type { JsonObject } from "../system/json.ts";
import { COMMON, SHARED, type Schema } from "./kind.ts";
import { kindOf } from "./registry.ts";

/** Checks a path and makes it relative to the root. */
export type Inside = (pointer: string, written: string) => string;

/**
 * `written` has passed the schema; `folder` is the config's, relative to the root. Every key of the kind is there
 * afterwards: as written, or the schema's default, or null. `inside` is told of paths that leave the root.
 */
export function readRetriever(written: JsonObject, folder: string, inside: Inside): RetrieverConfig {
  const { kind, schema } = kindOf(String(written["kind"]));
  const own = schema["properties"] as Readonly<Record<string, Schema>>;
  const read = filled({ type: "object", properties: { ...COMMON, ...own } }, written, "/retriever", inside);
  // The schema has checked each key that was written, and `filled` gives the others their defaults.
  return {
    ...(read as RetrieverConfig),
    kind,
    cwd: written["cwd"] === undefined ? folder : ((read as JsonObject)["cwd"] as string),
  };
}

function filled(reference: Schema, value: unknown, pointer: string, inside: Inside): unknown {
  const schema = resolved(reference);
  if (value === undefined) return schema["default"] ?? null;
  if (schema["x-path"] === true) return inside(pointer, value as string);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { properties, additionalProperties: others } = schema;
  const known = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  const names = new Set(known.map(([name]) => name));
  const free = Object.entries(value).filter(([name]) => !names.has(name));
  const each = (typeof others === "object" ? others : {}) as Schema;
  return Object.fromEntries([
    ...known.map(([name, own]) => [
      name,
      filled(own, (value as JsonObject)[name], `${pointer}/${name}`, inside),
    ]),
    ...free.map(([name, own]) => [name, filled(each, own, `${pointer}/${name}`, inside)]),
  ]);
}

function resolved(schema: Schema): Schema {
  const reference = schema["$ref"];
  return typeof reference === "string" ? SHARED[reference.split("/").at(-1)!]! : schema;
}
