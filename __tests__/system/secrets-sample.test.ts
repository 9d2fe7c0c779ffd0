import { expect, it } from "vitest";
import { hiderOf, secretsIn } from "../../src/system/secrets.ts";
import { BETWEEN, encodingsOf, NAMES } from "./secret-sample.ts";

const VALUE = "kT9/pzLq4+Wv7x2Zq0";

it.each(NAMES)("%s is a secret in each of its forms", (name) => {
  const hide = hiderOf(secretsIn({ [name]: VALUE }, new Set()))!;
  for (const [form, text] of Object.entries(encodingsOf(VALUE))) {
    for (const [what, put] of Object.entries(BETWEEN)) {
      expect(hide(`<${put(text)}> after`), `${form}, ${what}`).toMatch(
        /^<[^<]{0,12}\*\*\*[^<]{0,8}> after$/u,
      );
    }
  }
});

it.each([
  ["GITHUB_TOKEN_READ_ONLY", true],
  ["githubTokenReadOnly", true],
  ["SEARCH_AUTH_HEADER", true],
  ["search.api-key", true],
  ["TOKEN2", true],
  ["MONKEY", false],
  ["COMPASS_POINT", false],
  ["AUTHOR", false],
  ["PATTERN", false],
  ["SIDE", false],
])("%s is one: %s", (name, is) =>
  expect(secretsIn({ [name]: VALUE }, new Set())).toHaveLength(is ? 1 : 0),
);

it.each([
  ["postgres://me:kT9pzLq4Wv7x@db/x", "kT9pzLq4Wv7x"],
  ["https://kT9pzLq4Wv7x@errors.example/1", "kT9pzLq4Wv7x"],
  ["https://search.example/?api_key=kT9pzLq4Wv7x&k=10", "kT9pzLq4Wv7x"],
  ["Server=db;AccountKey=kT9pzLq4Wv7x==;Timeout=1", "kT9pzLq4Wv7x=="],
])("%s gives a password away, whatever its name", (value, password) => {
  expect(secretsIn({ PLACE: value }, new Set()).map((each) => each.value)).toStrictEqual([
    password,
  ]);
});

it.each([
  "https://search.example/v1?k=10",
  "ssh://deployer@host/x",
  "mode=testing-slowly",
  "PATH=/usr/local",
])("%s gives nothing away", (value) =>
  expect(secretsIn({ PLACE: value, SEARCH_URL: value }, new Set())).toStrictEqual([]),
);

it("hides the rest of a secret on both sides of a cut", () => {
  const hide = hiderOf(secretsIn({ A_KEY: VALUE }, new Set()))!;
  const cut = `a ${VALUE.slice(0, 9)}\n[70 bytes left out]\n${VALUE.slice(9)} b`;
  expect(hide(cut)).toBe("a ***\n[70 bytes left out]\n*** b");
});
