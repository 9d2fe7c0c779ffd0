/** A secret of the environment, repeated in every place that reaches a report. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ERROR, PASS, type Row, SECRET } from "./row.ts";

const base64 = (text: string): string => Buffer.from(text).toString("base64").replaceAll("=", "");

/** In each form that its writer may have chosen, and without the characters that depend on what stands beside it. */
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

/** And something is left in its place. */
const expectSecretMasked: Row["check"] = (found) => {
  expectSecretHidden(found);
  expect([...found.files.values()].some((text) => text.includes("***"))).toBe(true);
};

const ENCODED = `const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret),
  ...["", "u:", "u"].map((user) => "Basic " + Buffer.from(user + secret).toString("base64"))];`;

const inSuite =
  (value: string) =>
  (workspace: string): void => {
    const file = join(workspace, "suite.json");
    writeFileSync(file, readFileSync(file, "utf8").replace('"find', `"${value} find`));
  };

export const SECRET_ROWS: readonly Row[] = [
  {
    name: "on stderr",
    start: `${ENCODED} for (const each of forms) process.stderr.write("auth with " + each + "\\n");`,
    ...PASS,
    check: expectSecretMasked,
  },
  {
    name: "in the texts of results",
    start: ENCODED,
    results: `[...found, ...forms.map((text, i) => ({ id: "form " + i, text }))]`,
    ...PASS,
    check: expectSecretHidden,
  },
  {
    name: "in a failed query's own words",
    answer: `query === "document-1" ? { id, error: "401 for " + secret } : { id, results: found }`,
    ...ERROR,
    code: "query_errors",
    check: expectSecretMasked,
  },
  {
    name: "in the last words of a retriever that dies",
    start: `process.stderr.write("bad key " + secret + "\\n"); process.exit(9);`,
    ...ERROR,
    check: expectSecretMasked,
  },
  ...(["id", "cluster", "path"] as const).map((field): Row => ({
    name: `in \`${field}\` of a result, which ends the run`,
    results: `[...found, { id: "x", ${field}: "doc?key=" + encodeURIComponent(secret) }]`,
    ...ERROR,
    code: "retriever_answer",
    check: expectSecretHidden,
  })),
  {
    name: "in the key of an object that an answer brings",
    answer: `{ id, results: found, usage: { model: secret, prompt_tokens: 1, completion_tokens: 1 } }`,
    ...PASS,
    check: expectSecretHidden,
  },
  {
    name: "a value that the suite holds is no secret, and a notice says so",
    prepare: (workspace) => {
      inSuite(SECRET)(workspace);
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
