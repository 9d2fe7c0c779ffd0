import { describe, expect, it, test } from "vitest";
import { hiderOf, secretsIn } from "../../src/system/secrets.ts";

const SECRET = 'p"ss/w+rd é-0123&x';

const hide = (text: string, environment: Record<string, string> = { API_KEY: SECRET }): string =>
  hiderOf(secretsIn(environment, new Set()))!(text);

/** As ways that programs write a value; each with what stands around it. */
const FORMS: readonly (readonly [string, string])[] = [
  ["as it is", SECRET],
  ["as user:secret", `me:${SECRET}`],
  ["in JSON", JSON.stringify({ key: SECRET })],
  ["in JSON without other characters than ASCII", String.raw`{"key": "p\"ss/w+rd \u00e9-0123&x"}`],
  ["in JSON with escaped slashes", String.raw`{"key": "p\"ss\/w+rd é-0123&x"}`],
  ["in JSON in JSON", JSON.stringify(JSON.stringify({ key: SECRET }))],
  ["in a URL", `https://h/?key=${encodeURIComponent(SECRET)}&b=1`],
  ["in a form", `key=${new URLSearchParams({ SECRET }).toString()}`],
  ["in a path", `https://h/${encodeURI(SECRET)}`],
  [
    "with lower-case percents",
    encodeURIComponent(SECRET).replaceAll(/%../g, (each) => each.toLowerCase()),
  ],
  ["as HTML", `<b>p&quot;ss/w+rd é-0123&amp;x</b>`],
  ["as Go writes JSON", String.raw`{"key":"p\"ss/w+rd é-0123\u0026x"}`],
  ["as .NET writes JSON", String.raw`{"key":"p\u0022ss/w\u002Brd \u00E9-0123\u0026x"}`],
  ["as Go writes HTML", "<b>p&#34;ss/w&#43;rd é-0123&amp;x</b>"],
  ["in hex", Buffer.from(SECRET).toString("hex")],
  ["in base64", Buffer.from(SECRET).toString("base64")],
  ...["", "a", "ab", "abc", "user:"].map((user): readonly [string, string] => [
    `in base64 after ${JSON.stringify(user)}`,
    `Basic ${Buffer.from(`${user}${SECRET}, and more`).toString("base64")}`,
  ]),
  ["in base64 of short lines", Buffer.from(SECRET).toString("base64").replaceAll(/.{8}/g, "$&\n")],
  [
    "in JSON of base64 of short lines",
    Buffer.from(SECRET)
      .toString("base64")
      .replaceAll(/.{8}/g, String.raw`$&\n`),
  ],
  ["in base64 for URLs", Buffer.from(`ab${SECRET}`).toString("base64url")],
];

test.each(FORMS)("%s", (_, text) => {
  const hidden = hide(text);
  expect(hidden).toContain("***");
  expect(hidden).not.toMatch(/0123|w\+rd|w%2Brd/i);
  const inside = /[\w+/-]{12,}/.exec(hidden)?.[0] ?? "";
  expect(Buffer.from(inside, "base64").toString("latin1")).not.toMatch(/0123/);
});

describe("which variables", () => {
  it.each([
    ["SEARCH_TOKEN", "abcd1234efgh", true],
    ["APIKEY", "abcd1234efgh", true],
    ["db_password", "abcd1234efgh", true],
    ["PGPASSWORD", "abcd1234efgh", true],
    ["MY_PAT", "abcd1234efgh", true],
    ["GOOGLE_CREDENTIALS", "abcd1234efgh", true],
    ["TOKENIZER", "abcd1234efgh", false],
    ["KEYBOARD", "abcd1234efgh", false],
    ["HOME", "abcd1234efgh", false],
    ["SEARCH_TOKEN", "short", false],
    ["SSH_KEY", import.meta.dirname, false],
    ["AWS_SECRET", "/abcd/efgh0123", true],
  ])("%s=%s: %s", (name, value, hidden) => {
    const found = secretsIn({ [name]: value }, new Set()).map((secret) => secret.value);
    expect(found.includes(value)).toBe(hidden);
  });

  it("takes what the config names, whatever it is called", () => {
    expect(secretsIn({ SEARCH: "abcd1234efgh" }, new Set(["SEARCH"]))).toHaveLength(1);
  });

  it("takes the lines of a key, and the password of an address", () => {
    const pem = "-----BEGIN KEY-----\nMIIEvQIBADANBgkq\nhkiG9w0BAQEFAASC\n-----END KEY-----";
    expect(hide("hkiG9w0BAQEFAASC", { PEM_KEY: pem })).toBe("***");
    const dsn = "postgres://me:s3cr%24etpass@db.example/search";
    expect(hide("auth failed for s3cr$etpass", { PG_DSN: dsn })).toBe("auth failed for ***");
    expect(hide("host db.example", { PG_DSN: dsn })).toBe("host db.example");
  });
});

describe("ordinary words", () => {
  it("hides a plain word only where it stands alone", () => {
    const text = "passwords and password-hashing, Password, repassword";
    expect(hide(text, { DB_PASS: "password" })).toBe(
      "passwords and ***-hashing, Password, repassword",
    );
    expect(hide("0.123456789 and 12345678", { A_KEY: "12345678" })).toBe("0.123456789 and ***");
  });

  it("hides nothing where nothing is a secret", () => {
    expect(hiderOf(secretsIn({ HOME: "/root", MONKEY: "banana" }, new Set()))).toBeNull();
  });

  it("hides what two that overlap have together", () => {
    const both = { A_KEY: "abcdefgh-1234", B_KEY: "1234-ijklmnop" };
    expect(hide("<abcdefgh-1234-ijklmnop>", both)).toBe("<***>");
    expect(hide("<abcdefgh-12\u001b[1m34-ijk\u200blmnop>", both)).toBe("<***>");
  });

  it("takes a pattern's characters as they are", () => {
    expect(hide("aaaaaaaaaab", { A_KEY: "a+.*$^(b|c)[d]" })).toBe("aaaaaaaaaab");
  });
});

it("hides what is left of a secret where a text was cut", () => {
  const environment = { A_KEY: "abcdefghijkl0123456789" };
  expect(hide("token abcdefghijkl01234…", environment)).toBe("token ***…");
  expect(hide("x abcdefghijkl0\n[400 bytes left out]\nmore", environment)).toBe(
    "x ***\n[400 bytes left out]\nmore",
  );
});
