/** The list of directions is closed: every field of the three files stands in it, and nothing else does. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type DirectionRows,
  DIRECTIONS,
  directionOf,
  unlisted,
} from "../../src/change/directions.ts";
import { WAYS } from "../../src/change/weakening.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";

type Schema = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every property that a schema knows, as a path; names that the user chooses are `*`, items share their list's path. */
function propertiesOf(name: string): readonly string[] {
  const root: Schema = JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8"));
  const found = new Set<string>();
  const walk = (node: unknown, at: string, seen: readonly string[]): void => {
    if (Array.isArray(node)) {
      for (const each of node) {
        walk(each, at, seen);
      }
    }
    if (!isObject(node)) {
      return;
    }
    const ref = node["$ref"];
    if (typeof ref === "string" && !seen.includes(ref)) {
      walk(resolve(root, ref), at, [...seen, ref]);
    }
    for (const key of ["allOf", "anyOf", "oneOf", "then", "else", "items", "prefixItems"]) {
      walk(node[key], at, seen);
    }
    const under = (key: string, member: unknown): void => {
      const path = at === "" ? key : `${at}.${key}`;
      found.add(path);
      walk(member, path, seen);
    };
    if (isObject(node["properties"])) {
      for (const [key, member] of Object.entries(node["properties"])) {
        under(key, member);
      }
    }
    for (const key of ["additionalProperties", "patternProperties"]) {
      if (isObject(node[key])) {
        under("*", key === "patternProperties" ? Object.values(node[key]) : node[key]);
      }
    }
  };
  walk(root, "", []);
  return [...found];
}

const resolve = (root: Schema, ref: string): unknown =>
  ref
    .split("/")
    .slice(1)
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);

/** Not of the file's meaning: its own version, and a line for editors. */
const FORMAT = ["$schema", "version"];
const fieldsOf = {
  config: propertiesOf("config").filter((path) => !FORMAT.includes(path)),
  case: propertiesOf("suite").flatMap((path) =>
    path.startsWith("cases.") ? [path.slice("cases.".length)] : [],
  ),
  // What stands around the cases follows from the rows of those that it brings.
  baseline: propertiesOf("baseline").filter((path) => !FORMAT.includes(path)),
};
const FOLDERS =
  "cases metrics latency definition environment files retriever suite timing judge prices".split(
    " ",
  );

test.each(["config", "case", "baseline"] as const)(
  "every field of a %s has its direction",
  (of) => {
    expect(fieldsOf[of].length).toBeGreaterThan(8);
    const leaves = fieldsOf[of].filter((path) => of !== "baseline" || !FOLDERS.includes(path));
    expect(
      leaves.filter((path) => directionOf(DIRECTIONS[of], path.split(".")) === undefined),
    ).toStrictEqual([]);
  },
);

/** What a user writes there as he likes, what is compared as a whole, and what follows from other fields. */
const WHOLE =
  `judge.api_key judge.prices retriever.embed.headers retriever.embed.body retriever.arguments retriever.body retriever.env retriever.headers retriever.params retriever.start expected forbidden params cases.*.metrics cases.*.targets cases.*.forbidden cases.*.accepted metrics definition judge prices environment retriever timing files`.split(
    " ",
  );

test("no row takes fields that are not there yet, but where all of them go one way", () => {
  const rows = Object.values(DIRECTIONS).flatMap((each: DirectionRows) => Object.keys(each));
  const wide = rows.filter((row) => row.endsWith(".**")).map((row) => row.slice(0, -".**".length));
  expect(wide.filter((row) => !WHOLE.includes(row))).toStrictEqual([]);
  for (const field of ["gate", "latency", "definition", "prices"]) {
    expect(directionOf(DIRECTIONS.config, [field, "new"])).toBe(
      field === "gate" ? "rules" : undefined,
    );
  }
});

test.each(["config", "case", "baseline"] as const)("every row of a %s is a field", (of) => {
  const known = new Set(fieldsOf[of]);
  const dead = Object.keys(DIRECTIONS[of]).filter((row) => !known.has(row.replace(/\.\*\*$/, "")));
  expect(dead).toStrictEqual([]);
});

test("a row with a name of the user's takes none that is not there", () => {
  const rows = { "a.*.**": "free", "b.*": "rules", "c.**": "cases" };
  const of = (...path: readonly string[]) => directionOf(rows, path) ?? null;
  expect([of("a"), of("a", "x"), of("a", "x", "y", "z")]).toStrictEqual([null, "free", "free"]);
  expect([of("b"), of("b", "x"), of("b", "x", "y")]).toStrictEqual([null, "rules", null]);
  expect([of("c"), of("c", "x", "y")]).toStrictEqual(["cases", "cases"]);
});

test("every direction is the author's, measured, or a way in the list", () => {
  const known = new Set(["free", "measured", ...WAYS.map(({ name }) => name)]);
  const named = Object.values(DIRECTIONS).flatMap((rows: DirectionRows) => Object.values(rows));
  const ways = named.filter((each) => typeof each === "string");
  expect(ways.filter((name) => !known.has(name))).toStrictEqual([]);
});

test("a field that is not listed and changes is a finding, in each of the three", () => {
  const suite = suiteOf(makeCase("a"));
  const before = inputsOf(configOf(), suite);
  const after = {
    ...inputsOf(
      configOf({ k: 9, metrics: ["precision@5"] }),
      suiteOf(makeCase("a", { critical: true })),
    ),
  };
  const change = { base: before, head: after, moved: [], unusable: null, links: [] };
  const { k: _k, ...config } = DIRECTIONS.config;
  const { critical: _critical, ...cases } = DIRECTIONS.case;
  expect(unlisted(change, DIRECTIONS)).toStrictEqual([]);
  const found = unlisted(change, { ...DIRECTIONS, config, case: cases });
  expect(found.map(({ code, field, file }) => [code, field, file])).toStrictEqual([
    ["unlisted", "config.k", "retrieval-gate.yaml"],
    ["unlisted", "case.critical", "suite.yaml"],
  ]);
});

test("a field that only one side has is a change, too", () => {
  const suite = suiteOf(makeCase("a"));
  const head = { ...configOf(), later: { on: true } };
  const change = {
    base: inputsOf(configOf(), suite),
    head: inputsOf(head, suite),
    moved: [],
    unusable: null,
    links: [],
  };
  for (const [before, after] of [
    [change.base, change.head],
    [change.head, change.base],
  ] as const) {
    const found = unlisted({ ...change, base: before, head: after }, DIRECTIONS);
    expect(found.map(({ field }) => field)).toStrictEqual(["config.later"]);
  }
});

test("of a field with members those are told that differ, whatever holds them", () => {
  const suite = suiteOf(makeCase("a"));
  const of = (later: unknown) => {
    const config = { ...configOf(), later };
    return inputsOf(config, suite);
  };
  const fields = (before: unknown, after: unknown): readonly string[] => {
    const change = { base: of(before), head: of(after), moved: [], unusable: null, links: [] };
    return unlisted(change, DIRECTIONS).map(({ field }) => field);
  };
  expect(fields({ on: true, at: 1 }, { on: true, at: 2 })).toStrictEqual(["config.later.at"]);
  const members = (at: number) => new Map(Object.entries({ on: 0, at: at }));
  expect(fields(members(1), members(2))).toStrictEqual(["config.later.at"]);
  expect(fields([1, { a: 1 }], [1, { a: 2 }])).toStrictEqual(["config.later"]);
  expect(fields(members(1), members(1))).toStrictEqual([]);
});
