import { expect, it } from "vitest";
import { hiderOf, secretsIn } from "../../src/system/secrets.ts";

const VALUE = "kT9/pzLq4+Wv7x2Zq0";
const NAMES = `API_KEY API_TOKEN_V2 AUTHORIZATION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN
  AZURE_STORAGE_CONNECTION_STRING BASIC_AUTH BEARER COOKIE DATABASE_URL DB_PASSWD DISCORD_WEBHOOK GCP_CREDENTIALS_JSON
  GCP_SERVICE_ACCOUNT GH_PAT GPG_PASSPHRASE JWT MONGODB_URI MYSQL_PWD NPM_AUTH_TOKEN OPENAI_API_KEY_PROD PGPASSWORD
  REDIS_URL SECRET_KEY_BASE SENTRY_DSN SESSION_COOKIE SLACK_WEBHOOK_URL SSH_PRIVATE_KEY_PEM TWILIO_SID`.split(
  /\s+/u,
);
const hex = Buffer.from(VALUE).toString("hex");
const entities = (of: (code: number) => string): string =>
  Array.from(VALUE, (each) => of(each.charCodeAt(0))).join("");
const base64 = (text: string): string => Buffer.from(text).toString("base64");
const WRITTEN: Readonly<Record<string, string>> = {
  plain: VALUE,
  "in colours": `${VALUE.slice(0, 3)}\u001B[1;36m${VALUE.slice(3, 4)}\u001B[0m${VALUE.slice(4)}`,
  "with a zero-width space": `${VALUE.slice(0, 9)}\u200B${VALUE.slice(9)}`,
  "over two lines": `${VALUE.slice(0, 9)}\n  ${VALUE.slice(9)}`,
  "in a URL": encodeURIComponent(VALUE),
  "in a URL twice": encodeURIComponent(encodeURIComponent(VALUE)),
  base64: base64(VALUE),
  "base64 twice": base64(base64(VALUE)),
  "base64 of a header": base64(`user:${VALUE}`),
  hex,
  "hex with colons": hex.replaceAll(/..(?=.)/gu, "$&:"),
  "decimal entities": entities((code) => `&#${code};`),
  "hexadecimal entities": entities((code) => `&#x${code.toString(16)};`),
  "escapes of JSON": entities((code) => `\\u${code.toString(16).padStart(4, "0")}`),
};

it.each(NAMES)("%s is a secret in each of its forms", (name) => {
  const hide = hiderOf(secretsIn({ [name]: VALUE }, new Set()));
  const shown = Object.entries(WRITTEN).map(([form, text]) => [form, hide!(`<${text}> after`)]);
  for (const [form, text] of shown) expect(text, form).toMatch(/^<[^<]{0,10}\*\*\*[^<]{0,6}> after$/u);
});

it.each([
  ["postgres://me:kT9pzLq4Wv7x@db/x", "kT9pzLq4Wv7x"],
  ["https://kT9pzLq4Wv7x@errors.example/1", "kT9pzLq4Wv7x"],
  ["https://search.example/?api_key=kT9pzLq4Wv7x&k=10", "kT9pzLq4Wv7x"],
  ["Server=db;AccountKey=kT9pzLq4Wv7x==;Timeout=1", "kT9pzLq4Wv7x=="],
])("%s gives a password away, whatever its name", (value, password) => {
  expect(secretsIn({ PLACE: value }, new Set()).map((each) => each.value)).toStrictEqual([password]);
});

it.each([
  "https://search.example/v1?k=10",
  "ssh://deployer@host/x",
  "mode=testing-slowly",
  "PATH=/usr/local",
])("%s gives nothing away", (value) =>
  expect(secretsIn({ PLACE: value, SEARCH_URL: value }, new Set())).toStrictEqual([]),
);
