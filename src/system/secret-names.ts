/** Which environment variables have the name of a secret. */

/** A name with one of these words, at any place, is that of a secret: `STRIPE_SK`, `webhookUrl`. */
const WORDS: ReadonlySet<string> = new Set(
  `APIKEY AUTH AUTHORIZATION BEARER CERTIFICATE COOKIE CRED CREDENTIAL CREDENTIALS CREDS CSRF DSN HMAC HOOK IDENTITY JWT
  KEY KEYS KUBECONFIG OAUTH PASS PASSPHRASE PAT PRIVATE PSK PW PWD SALT SAS SID SIGNATURE SK WEBHOOK WEBHOOKS`.split(
    /\s+/u,
  ),
);
/**
 * A word that ends like this is a secret's even with another word in front: `PGPASSWORD`, `TOKEN2`.
 */
const WORD_ENDING = /(?:TOKEN|SECRET|PASSWORD|PASSWD)S?\d*$/u;
/** Matches pairs of words at any place (`DB_CONNECTION_STRING`), and SESSION as the last word. */
const PHRASE = /(?:CONN(?:ECTION)?_?STR(?:ING)?|SERVICE_?ACCOUNT)|_SESSION$|^SESSION$/u;

/** Returns whether a variable's name, in snake_case or camelCase, is that of a secret. */
export function isSecretName(name: string): boolean {
  // `webhookUrl` becomes `WEBHOOK_URL`.
  const upperSnake = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toUpperCase();
  const words = upperSnake.split(/[^A-Z\d]+/u);
  return PHRASE.test(upperSnake) || words.some((word) => WORDS.has(word) || WORD_ENDING.test(word));
}
