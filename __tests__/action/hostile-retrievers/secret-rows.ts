/** A secret of the environment, repeated in every place that reaches a report. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ERROR, PASS } from "../faulty-step.ts";
import { type Row, SECRET } from "./row.ts";

const base64 = (text: string): string => Buffer.from(text).toString("base64").replaceAll("=", "");

/**
 * The secret in each form that its writer may have chosen. Those in base64 lack the characters that
 * also depend on the text before or after the secret.
 */
const FORMS = [
  SECRET,
  encodeURIComponent(SECRET),
  JSON.stringify(SECRET).slice(1, -1),
  base64(SECRET).slice(0, -2),
  base64(`u:${SECRET}`).slice(4, -2),
  base64(`u${SECRET}`).slice(4, -2),
];

const expectSecretHidden: Row["check"] = ({ files, log }) => {
  expect(files.size).toBeGreaterThan(3);
  for (const [name, text] of [...files, ["the log", log] as const]) {
    for (const form of FORMS) {
      expect(text.includes(form), `${name}: ${form}`).toBe(false);
    }
  }
};

/** Expects the secret in no file, and stars in its place in at least one. */
const expectSecretMasked: Row["check"] = (step) => {
  expectSecretHidden(step);
  expect([...step.files.values()].some((text) => text.includes("***"))).toBe(true);
};

/** JavaScript: the secret as it is, in a URL, in JSON, and in base64 in three headers. */
const DEFINE_FORMS = `const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret),
  ...["", "u:", "u"].map((user) => "Basic " + Buffer.from(user + secret).toString("base64"))];`;

export const SECRET_ROWS: readonly Row[] = [
  {
    name: "it writes the secret to stderr",
    start: `${DEFINE_FORMS} for (const each of forms) process.stderr.write("auth with " + each + "\\n");`,
    ...PASS,
    check: expectSecretMasked,
  },
  {
    name: "the secret is in the texts of results",
    start: DEFINE_FORMS,
    results: `[...found, ...forms.map((text, i) => ({ id: "form " + i, text }))]`,
    ...PASS,
    check: expectSecretHidden,
  },
  {
    name: "the secret is in the message of a failed query",
    answer: `query === "document-ü-1" ? { id, error: "401 for " + secret } : { id, results: found }`,
    ...ERROR,
    code: "query_errors",
    check: expectSecretMasked,
  },
  {
    name: "it writes the secret to stderr and dies",
    start: `process.stderr.write("bad key " + secret + "\\n"); process.exit(9);`,
    ...ERROR,
    check: expectSecretMasked,
  },
  ...(["id", "cluster", "path"] as const).map((field): Row => ({
    name: `the secret is in \`${field}\` of a result, which ends the run`,
    results: `[...found, { id: "x", ${field}: "doc?key=" + encodeURIComponent(secret) }]`,
    ...ERROR,
    code: "retriever_answer",
    check: expectSecretHidden,
  })),
  {
    name: "the secret is in another member of an answer",
    answer: `{ id, results: found, usage: { model: secret, prompt_tokens: 1, completion_tokens: 1 } }`,
    ...PASS,
    check: expectSecretHidden,
  },
  {
    name: "the suite has the value, which is no secret then, and a notice says so",
    prepare: (workspace) => {
      const file = join(workspace, "suite.json");
      const suite = JSON.parse(readFileSync(file, "utf8"));
      suite.cases.push({ id: "own", query: SECRET, intent: "lookup", expected: [{ id: SECRET }] });
      writeFileSync(file, JSON.stringify(suite));
    },
    ...PASS,
    says: /value of SEARCH_TOKEN can be read in the suite/,
    check: ({ files }) => expect(files.get("cases.csv")).toContain(SECRET),
  },
];
