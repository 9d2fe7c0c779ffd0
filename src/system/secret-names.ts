/** Which variables are called like a secret. */

/** Words of a name that tell a secret, wherever they stand: `STRIPE_SK`, `githubTokenReadOnly`. */
const WORDS: ReadonlySet<string> = new Set(
  `APIKEY AUTH AUTHORIZATION BEARER CERTIFICATE COOKIE CRED CREDENTIAL CREDENTIALS CREDS CSRF DSN HMAC HOOK IDENTITY JWT
  KEY KEYS KUBECONFIG OAUTH PASS PASSPHRASE PAT PRIVATE PSK PW PWD SALT SAS SID SIGNATURE SK WEBHOOK WEBHOOKS`.split(
    /\s+/u,
  ),
);
/** Ends of words that have another word glued to them: `PGPASSWORD`, `TOKEN2`. */
const ENDING = /(?:TOKEN|SECRET|PASSWORD|PASSWD)S?\d*$/u;
/** Names of two words, and what tells a secret only at the end. */
const PHRASE = /(?:CONN(?:ECTION)?_?STR(?:ING)?|SERVICE_?ACCOUNT)|_SESSION$|^SESSION$/u;

export function isSecretName(name: string): boolean {
  const snake = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toUpperCase();
  const words = snake.split(/[^A-Z\d]+/u);
  return PHRASE.test(snake) || words.some((word) => WORDS.has(word) || ENDING.test(word));
}
