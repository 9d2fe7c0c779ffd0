/** Which values of the environment are secrets, and in which forms they are hidden. */
import { describe, expect, it } from "vitest";
import { makeHider, findSecrets } from "../../src/system/secrets.ts";
import { KEY_LINES, NAMES, SERVICE_ACCOUNT } from "./secret-sample.ts";

const SECRET = 'p"ss/w+rd é-0123&x';

/** The values that are secrets; `configNames` are variables that the config names. */
const valuesIn = (environment: Record<string, string>, ...configNames: readonly string[]) =>
  findSecrets(environment, new Set(configNames)).map(({ value }) => value);

/** Hides the secrets of the environment in the text; by default SECRET. */
const hide = (text: string, environment: Record<string, string> = { API_KEY: SECRET }): string =>
  makeHider(findSecrets(environment, new Set()))!(text);

describe("findSecrets", () => {
  // Variable | its value | whether it is a secret
  it.each([
    ["SEARCH_TOKEN", "abcd1234efgh", true],
    ["APIKEY", "abcd1234efgh", true],
    ["db_password", "abcd1234efgh", true],
    ["search.api-key", "abcd1234efgh", true],
    ["GOOGLE_CREDENTIALS", "abcd1234efgh", true],
    ["TOKEN2", "abcd1234efgh", true],
    ["TOKENIZER", "abcd1234efgh", false],
    ["KEYBOARD", "abcd1234efgh", false],
    ["MONKEY", "abcd1234efgh", false],
    ["AUTHOR", "abcd1234efgh", false],
    ["HOME", "abcd1234efgh", false],
    // The name of a secret, and a value of 7 and 8 characters.
    ["SEARCH_TOKEN", "seven77", false],
    ["SEARCH_TOKEN", "eight888", true],
    // A path that exists, and a text that looks like one.
    ["SSH_KEY", import.meta.dirname, false],
    ["AWS_SECRET", "/abcd/efgh0123", true],
  ])("%s=%s is a secret: %s", (name, value, isSecret) => {
    expect(valuesIn({ [name]: value })).toStrictEqual(isSecret ? [value] : []);
  });

  it.each(NAMES)("findSecrets finds %s", (name) => {
    expect(valuesIn({ [name]: SECRET })).toContain(SECRET);
  });

  it("finds a variable of any name that the config names", () => {
    expect(valuesIn({ SEARCH: "abcd1234efgh" }, "SEARCH")).toStrictEqual(["abcd1234efgh"]);
    expect(valuesIn({ SEARCH: "abcd1234efgh" })).toStrictEqual([]);
  });

  it.each([
    ["postgres://me:kT9pzLq4Wv7x@db/x", ["kT9pzLq4Wv7x"]],
    ["postgres://me:s3cr%24etpass@db/x", ["s3cr%24etpass", "s3cr$etpass"]],
    ["https://kT9pzLq4Wv7x@errors.example/1", ["kT9pzLq4Wv7x"]],
    ["ssh://deployer@host/x", []],
    ["https://search.example/v1?k=10", []],
  ])("finds the password in the URL %s, if there is one", (value, passwords) => {
    expect(valuesIn({ PLACE: value })).toStrictEqual(passwords);
  });

  it("finds each line of a key, but not its first and last", () => {
    const pem = `-----BEGIN KEY-----\n${KEY_LINES.join("\n")}\n-----END KEY-----`;

    expect(valuesIn({ PEM_KEY: pem })).toStrictEqual([pem, ...KEY_LINES]);
  });

  it("finds each string inside a JSON value, whole and line by line", () => {
    const values = valuesIn({ GCP_CREDENTIALS: SERVICE_ACCOUNT });

    expect(values).toContain(JSON.parse(SERVICE_ACCOUNT).private_key.trim());
    expect(values).toEqual(expect.arrayContaining([...KEY_LINES, "nested-4Wv7x2Zq"]));
  });
});

describe("makeHider", () => {
  // A digit of base64 has 6 bits, and one that holds other bits beside the secret's may stay. Before
  // it: the 5 bytes (40 bits) of `user:` reach into 7 digits. Behind it: one digit and `==`.
  it.each([
    ["in base64", Buffer.from(SECRET).toString("base64")],
    ["in base64 for URLs", Buffer.from(SECRET).toString("base64url")],
    ["in a header, behind a user", Buffer.from(`user:${SECRET}`).toString("base64")],
  ])("hides a secret %s, but for digits at the ends", (_, text) => {
    expect(hide(`<${text}> after`)).toMatch(/^<.{0,7}\*\*\*.{0,3}> after$/);
  });

  it.each([
    ["as it is written", SECRET],
    ["in JSON", String.raw`p\"ss/w+rd é-0123&x`],
    ["in a URL", encodeURIComponent(SECRET)],
    ["in a form", new URLSearchParams({ SECRET }).toString().slice("SECRET=".length)],
    ["in JSON without other characters than ASCII", String.raw`p\"ss/w+rd \u00e9-0123&x`],
    ["with colours in it", `${SECRET.slice(0, 4)}\u001B[1;36m${SECRET.slice(4)}`],
  ])("hides a secret %s", (_, text) => {
    expect(hide(`<${text}>`)).toBe("<***>");
  });

  it("hides the base64 of a secret at each offset of the encoded text", () => {
    for (const before of ["", "a", "ab", "abc"]) {
      const hidden = hide(Buffer.from(`${before}${SECRET}, and more`).toString("base64"));
      const shownParts = hidden.split("***").map((part) => Buffer.from(part, "base64").toString());

      // "0123" is a part of SECRET.
      expect(shownParts.join("")).not.toContain("0123");
    }
  });

  it("hides a plain word only if it stands alone", () => {
    const text = "passwords and password-hashing, Password, repassword";

    expect(hide(text, { DB_PASS: "password" })).toBe(
      "passwords and ***-hashing, Password, repassword",
    );
    expect(hide("0.123456789 and 12345678", { A_KEY: "12345678" })).toBe("0.123456789 and ***");
  });

  it("returns null if no variable is a secret", () => {
    // The value of PASS is shorter than 8 characters.
    const environment = { HOME: "/root", MONKEY: "banana-tree", PASS: "test" };

    expect(makeHider(findSecrets(environment, new Set()))).toBeNull();
  });

  it.each([
    ["two overlapping secrets together", "abcdefgh-1234", "1234-ijklmnop"],
    ["a secret that holds another one as a whole", "abcdefgh-1234-ijklmnop", "cdefgh-12"],
    ["a secret that begins with another one as a whole", "abcdefgh", "abcdefgh-1234-ijklmnop"],
  ])("hides %s", (_, first, second) => {
    expect(hide("<abcdefgh-1234-ijklmnop>", { A_KEY: first, B_KEY: second })).toBe("<***>");
  });

  it("takes a secret with the characters of a pattern literally", () => {
    // As a pattern it would match longXsecrettt, too, and leave its own last `+`.
    expect(hide("long.secret+ longXsecrettt", { A_KEY: "long.secret+" })).toBe("*** longXsecrettt");
  });
});
