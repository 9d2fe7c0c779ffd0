/** Secrets as they are usually called, and as programs write them. */
export const NAMES: readonly string[] =
  `API_KEY API_TOKEN_V2 AUTHORIZATION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN
  AZURE_STORAGE_CONNECTION_STRING BASIC_AUTH BEARER COOKIE DATABASE_URL DB_PASSWD DISCORD_WEBHOOK GCP_CREDENTIALS_JSON
  GCP_SERVICE_ACCOUNT GH_PAT GPG_PASSPHRASE JWT MONGODB_URI MYSQL_PWD NPM_AUTH_TOKEN OPENAI_API_KEY_PROD PGPASSWORD
  REDIS_URL SECRET_KEY_BASE SENTRY_DSN SESSION_COOKIE SLACK_WEBHOOK_URL SSH_PRIVATE_KEY_PEM TWILIO_SID`.split(
    /\s+/u,
  );

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/** The same value in other characters. */
export function encodingsOf(value: string): Readonly<Record<string, string>> {
  const hex = Buffer.from(value).toString("hex");
  const each = (write: (code: number) => string): string =>
    Array.from(value, (character) => write(character.charCodeAt(0))).join("");
  return {
    plain: value,
    "in a URL": encodeURIComponent(value),
    "in a URL twice": encodeURIComponent(encodeURIComponent(value)),
    "in JSON": JSON.stringify(value).slice(1, -1),
    base64: base64(value),
    "base64 twice": base64(base64(value)),
    "base64 of a header": base64(`user:${value}`),
    hex,
    "hex with colons": hex.replaceAll(/..(?=.)/gu, "$&:"),
    "decimal entities": each((code) => `&#${code};`),
    "hexadecimal entities": each((code) => `&#x${code.toString(16)};`),
    "escapes of JSON": each((code) => `\\u${code.toString(16).padStart(4, "0")}`),
  };
}

const within =
  (between: string) =>
  (text: string): string =>
    text.slice(0, text.length / 2) + between + text.slice(text.length / 2);

/** With something between its characters that a reader does not see, or takes out. */
export const BETWEEN: Readonly<Record<string, (text: string) => string>> = {
  nothing: (text) => text,
  colours: (text) => `\u001B[2m${within("\u001B[1;36m")(text)}\u001B[0m`,
  "colours as JSON has them": within(String.raw`\u001b[31m`),
  "a zero-width space": within("\u200B"),
  "a filler of Hangul": within("\u3164"),
  "a carriage return": within("\r"),
  "a line's end": within("\n  "),
  "a code before it": (text) => `\u001B[${text}`,
  "a title around it": (text) => `\u001B]0;${text}\u0007`,
  "a link in it": within("\u001B]8;;https://a.b\u001B\\"),
};
