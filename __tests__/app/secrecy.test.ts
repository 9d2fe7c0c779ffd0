/** Secrets of the environment are hidden in reports, logs and errors, unless all can read them. */
import { describe, expect, it } from "vitest";
import { Secrecy } from "../../src/app/secrecy.ts";
import { GateError } from "../../src/errors.ts";
import type { LoadedPolicies } from "../../src/gate/two-policies.ts";
import type { RetrieverConfig } from "../../src/model/config.ts";
import { answered, configOf, hitsOf, inputsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { makeReport } from "../helpers/make-report.ts";
import { workspace } from "../helpers/workspace.ts";

const SECRET = "s3cret-value";
/** The usual retriever with these members. */
const retrieverWith = (members: object): RetrieverConfig => ({
  ...configOf().retriever,
  ...members,
});
/** The notice that the secret of A_KEY is in files, and so is not hidden. */
const SHOWN_IN_FILES = { code: "secret_shown", where: "files", variables: ["A_KEY"] };
const root = { directory: workspace({}) };
/** A suite of one case, and a config with these members of its retriever. */
const sourcesWith = (retrieverMembers: object = {}) => ({
  retrievers: [retrieverWith(retrieverMembers)],
  named: [],
  files: [suiteOf(makeCase("a"))],
});

describe("Secrecy › what is hidden", () => {
  it("hides variables called like secrets before the config is read", () => {
    const secrecy = new Secrecy({
      API_TOKEN: SECRET,
      HOME: "/home/somebody",
      ACTIONS_RUNTIME_TOKEN: "runner's own",
    });

    expect(secrecy.without(`a ${SECRET} b`)).toBe("a *** b");
    expect(secrecy.without("/home/somebody")).toBe("/home/somebody");
    // ACTIONS_RUNTIME_TOKEN is the runner's, which masks it by itself.
    expect(secrecy.masks).toEqual([SECRET]);
  });

  it.each([
    ["a header", { headers: { authorization: { env: "PLAIN", prefix: "Bearer " } } }],
    ["a header deeper in", { steps: [{ headers: { a: { env: "PLAIN", prefix: "" } } }] }],
  ])("hides a variable that the retriever names in %s", (_, retrieverMembers) => {
    const secrecy = new Secrecy({ PLAIN: SECRET });

    const textBefore = secrecy.without(SECRET);
    const notices = secrecy.learnSecrets(sourcesWith(retrieverMembers), root);

    expect(textBefore).toBe(SECRET);
    expect(notices).toEqual([]);
    expect(secrecy.without(SECRET)).toBe("***");
  });

  it.each([
    ["an object", { env: { OWN_KEY: SECRET, OTHER: 7 } }],
    ["a map", { env: new Map([["OWN_KEY", SECRET]]) }],
  ])("hides a key that the config itself gives to the retriever, as %s", (_, members) => {
    const secrecy = new Secrecy({});

    secrecy.learnSecrets(sourcesWith(members), root);

    expect(secrecy.without(SECRET)).toBe("***");
  });

  it("hides the judge's key, and what the base's retriever names", () => {
    const inputs = inputsOf(configOf(), suiteOf(makeCase("a")));
    const inputsWithJudge = {
      ...inputs,
      config: { ...inputs.config, judge: { api_key: { env: "JUDGE" } } as never },
    };
    const loaded = { head: inputsWithJudge, base: null } as unknown as LoadedPolicies;
    const secrecy = new Secrecy({ JUDGE: SECRET, BESIDE: "another-secret" });

    secrecy.learnPolicySecrets(loaded, root);

    expect(secrecy.without(`${SECRET} another-secret`)).toBe("*** another-secret");

    const beside = {
      config: retrieverWith({ a: { env: "BESIDE", prefix: "" } }),
      directory: "base",
    };
    secrecy.learnPolicySecrets({ ...loaded, beside } as LoadedPolicies, root);

    expect(secrecy.without(`${SECRET} another-secret`)).toBe("*** ***");
  });

  it.each([
    ["a query", { query: `find ${SECRET}` }],
    ["a parameter", { params: { deep: [{ tenant: SECRET }] } }],
  ])("does not hide what %s of the suite has, and notes that", (_, overrides) => {
    const secrecy = new Secrecy({ B_KEY: SECRET, A_KEY: SECRET, C_KEY: "another-secret" });
    const suites = [suiteOf(makeCase("a")), suiteOf(makeCase("b", overrides))];

    const notices = secrecy.learnSecrets({ ...sourcesWith(), files: suites }, root);

    // Of two variables with one value, the later one of the environment is named: A_KEY.
    expect(notices).toEqual([SHOWN_IN_FILES]);
    expect(secrecy.without(`${SECRET} another-secret`)).toBe(`${SECRET} ***`);
    // The runner masks it in the log all the same.
    expect(secrecy.masks).toContain(SECRET);
  });

  it("shows what config and suite have, except keys that the config sets", () => {
    const env = new Map([["OWN_KEY", "own-secret"]]);
    const config = configOf({
      file: "a/file-of-it.yaml",
      retriever: retrieverWith({ env, url: "http://h:1/x" }),
    });
    const suite = { ...suiteOf(makeCase("a")), name: SECRET };
    // The values are the suite's name, the config's file and the retriever's URL.
    const secrecy = new Secrecy({ A_KEY: SECRET, B_KEY: "file-of-it.yaml", C_KEY: "http://h:1/x" });
    const loaded = { head: inputsOf(config, suite), base: null } as unknown as LoadedPolicies;

    const notices = secrecy.learnPolicySecrets(loaded, root);

    expect(notices).toMatchObject([{ variables: ["A_KEY", "B_KEY", "C_KEY"] }]);
    expect(secrecy.without(`${SECRET} own-secret`)).toBe(`${SECRET} ***`);
  });

  it("does not hide a secret that is in the file of a recorded run, and notes that", () => {
    const directory = workspace({
      "run.jsonl": `{"query_id":"a","results":["${SECRET}"]}`,
    });
    const secrecy = new Secrecy({ A_KEY: SECRET });

    const notices = secrecy.learnSecrets(sourcesWith({ kind: "run", path: "run.jsonl" }), {
      directory,
    });

    expect(notices).toEqual([SHOWN_IN_FILES]);
    expect(secrecy.without(SECRET)).toBe(SECRET);
  });
});

describe("Secrecy › what leaves a run", () => {
  const secrecy = new Secrecy({ A_KEY: SECRET });
  const text = `x ${SECRET}`;

  it("hides a secret at any depth, but not in keys, sets, kinds and verdicts", () => {
    const value = {
      [SECRET]: [text, 1, null],
      map: new Map([["k", [text]]]),
      set: new Set([text]),
      kind: SECRET,
      verdict: [SECRET],
      reason: { message: text },
    };

    // `set`, `kind` and `verdict` are left as they are, and so is the first key.
    expect(secrecy.without(value)).toEqual({
      ...value,
      [SECRET]: ["x ***", 1, null],
      map: new Map([["k", ["x ***"]]]),
      reason: { message: "x ***" },
    });
  });

  it("returns the value itself if it has no secret, or if there are none", () => {
    const valueWithoutSecret = { list: ["a"], map: new Map([["k", "v"]]), none: null };
    const valueWithSecret = { reason: text };

    expect(secrecy.without(valueWithoutSecret)).toBe(valueWithoutSecret);
    expect(secrecy.without(valueWithoutSecret.map)).toBe(valueWithoutSecret.map);
    expect(new Secrecy({}).without(valueWithSecret)).toBe(valueWithSecret);
  });

  it("keeps a report's inputs as they are, and the whole report if no secret is known", () => {
    const report = makeReport();
    const inputs = report.inputs!;
    const reportWithSecret = {
      ...report,
      inputs: { ...inputs, config: { ...inputs.config, file: SECRET } },
    };

    // The inputs are the repository's own files, which its readers know.
    expect(secrecy.hideInReport(reportWithSecret).inputs).toBe(reportWithSecret.inputs);
    expect(new Secrecy({}).hideInReport(report)).toStrictEqual(report);
  });

  it("hides a secret in an error's message, hint and problems, and keeps its code", () => {
    const problems = [{ file: "a.yaml", message: text }];

    const hiddenError = secrecy.hideInError(
      new GateError("retriever_failed", text, { hint: text, problems }),
    );

    expect(hiddenError).toMatchObject({
      code: "retriever_failed",
      message: "x ***",
      hint: "x ***",
      problems: [{ file: "a.yaml", message: "x ***" }],
    });
    // An error without a hint gets none.
    expect((secrecy.hideInError(new GateError("usage", "x")) as GateError).hint).toBeUndefined();
  });
});

describe("Secrecy › secrets in ids", () => {
  function learnedSecrecy(): Secrecy {
    const secrecy = new Secrecy({ A_KEY: SECRET });
    secrecy.learnSecrets(sourcesWith(), root);
    return secrecy;
  }
  /** A run in which the second result of case b has the secret in this field. */
  const runWithSecretIn = (field: string) =>
    runOf([
      answered("fine", hitsOf("d")),
      answered("b", [...hitsOf("d"), { ...hitsOf("e")[0]!, [field]: `id-${SECRET}` }]),
    ]);

  // `id`, `path` and `cluster` are in action/hostile-retrievers.
  it.each(["name", "qualified_name"])("ends the run if a secret stands in `%s`", (field) => {
    const refused = expect.objectContaining({
      code: "retriever_answer",
      message: `case "b": \`${field}\` of result 2 holds the value of A_KEY`,
    });

    const run = runWithSecretIn(field);

    expect(() => learnedSecrecy().releasePlainWordsInIds({ run, base: null })).toThrow(refused);
    expect(() => learnedSecrecy().releasePlainWordsInIds({ run: runOf([]), base: run })).toThrow(
      refused,
    );
  });

  describe("whose value is a plain word", () => {
    // The variable's value, `production`, stands in the id.
    const run = runOf([answered("a", hitsOf("docs/production.md"))]);

    it("a secret that is a plain word in ids is no longer hidden, which is noted", () => {
      const secrecy = new Secrecy({ A_KEY: "production" });

      const notices = secrecy.releasePlainWordsInIds({ run, base: null });

      expect(notices).toEqual([{ code: "secret_shown", where: "ids", variables: ["A_KEY"] }]);
      expect(secrecy.without("in production")).toBe("in production");
    });

    it("ends the run if the retriever's config names the variable whose value is in ids", () => {
      const secrecy = new Secrecy({ A_KEY: "production" });
      const headers = { a: { env: "A_KEY", prefix: "" } };
      secrecy.learnSecrets(sourcesWith({ headers }), root);

      expect(() => secrecy.releasePlainWordsInIds({ run, base: null })).toThrow(
        "holds the value of A_KEY",
      );
    });
  });

  it("ends the run if a secret is the name of a span", () => {
    const run = runOf([{ ...answered("a", hitsOf("d")), spans_ms: new Map([[SECRET, [1]]]) }]);

    expect(() => learnedSecrecy().releasePlainWordsInIds({ run, base: null })).toThrow(
      "the name of a span holds the value of A_KEY",
    );
  });
});
