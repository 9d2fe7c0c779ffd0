/** Samples of secrets: their usual names, and the forms in which programs write them. */

/** Names of variables, each of which is that of a secret. */
export const NAMES: readonly string[] =
  `API_KEY AWS_SECRET_ACCESS_KEY AZURE_SAS AZURE_STORAGE_CONNECTION_STRING BASIC_AUTH DB_PASSWD DISCORD_HOOK GH_PAT
  GPG_PRIVATE HEROKU_OAUTH JWT KUBECONFIG_DATA NPM_AUTH_TOKEN OPENAI_API_KEY_PROD PGPASSWORD SENTRY_DSN
  SLACK_WEBHOOK_URL SSH_IDENTITY STRIPE_SK githubTokenReadOnly`.split(/\s+/u);

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/**
 * Returns the value as it is, in JSON, in a URL, in base64, and in base64 behind a user, by the
 * name of the form.
 */
export function writingsOf(value: string): Readonly<Record<string, string>> {
  return {
    "as written": value,
    "in JSON": JSON.stringify(value).slice(1, -1),
    "in a URL": encodeURIComponent(value),
    "in base64": base64(value),
    "in a header": base64(`user:${value}`),
  };
}

/** Lines of the private key of a service account. */
export const KEY_LINES: readonly string[] = ["MIIEvQIBADANBgkq7Kd2", "hkiG9w0BAQEFAASC9xYz"];

export const SERVICE_ACCOUNT: string = JSON.stringify({
  type: "service_account",
  private_key: `-----BEGIN PRIVATE KEY-----\n${KEY_LINES.join("\n")}\n-----END PRIVATE KEY-----\n`,
  client: { secret_id: "nested-4Wv7x2Zq" },
});
