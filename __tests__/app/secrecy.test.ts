/** What a secret of the environment does in a report, a log and an error: nothing that shows it. */
import { describe, expect, it } from "vitest";
import { Secrecy } from "../../src/app/secrecy.ts";
import { GateError } from "../../src/errors.ts";
import type { LoadedPolicies } from "../../src/gate/two-policies.ts";
import type { RetrieverConfig } from "../../src/model/config.ts";
import { answered, configOf, hitsOf, inputsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { makeErrorReport, makeFailure, makeReport } from "../helpers/make-report.ts";
import { workspace } from "../helpers/workspace.ts";

const SECRET = "s3cret-value";
const retrieverOf = (own: object): RetrieverConfig => ({ ...configOf().retriever, ...own });
const root = { directory: workspace({ "run.jsonl": `{"query_id":"a","results":["${SECRET}"]}` }) };
const sourcesWith = (own: object = {}) => ({
  retrievers: [retrieverOf(own)],
  named: [],
  files: [suiteOf(makeCase("a"))],
});

describe("Secrecy › what is secret", () => {
  it("takes variables called like secrets before the config is read", () => {
    const secrecy = new Secrecy({
      API_TOKEN: SECRET,
      HOME: "/home/somebody",
      ACTIONS_RUNTIME_TOKEN: "runner's own",
    });

    expect(secrecy.without(`a ${SECRET} b`)).toBe("a *** b");
    expect(secrecy.without("/home/somebody")).toBe("/home/somebody");
    // The runner masks its own by itself.
    expect(secrecy.masks).toEqual([SECRET]);
  });

  it.each([
    ["a header", { headers: { authorization: { env: "PLAIN", prefix: "Bearer " } } }],
    ["a header deeper in", { steps: [{ headers: { a: { env: "PLAIN", prefix: "" } } }] }],
    [
      "a header beside others' words",
      { env: { inner: { env: "PLAIN", prefix: "" } }, prefix: "x" },
    ],
  ])("takes what the retriever names in %s", (_, own) => {
    const secrecy = new Secrecy({ PLAIN: SECRET });

    expect(secrecy.without(SECRET)).toBe(SECRET);
    expect(secrecy.learnSecrets(sourcesWith(own), root)).toEqual([]);
    expect(secrecy.without(SECRET)).toBe("***");

    const other = new Secrecy({ PLAIN: SECRET });
    other.learnSecrets(
      sourcesWith({ headers: { a: { env: "PLAIN" } }, note: { env: 7, prefix: "" } }),
      root,
    );

    expect(other.without(SECRET)).toBe(SECRET);
  });

  it.each([
    ["an object", { env: { OWN_KEY: SECRET, OTHER: 7 } }],
    ["a map", { env: new Map([["OWN_KEY", SECRET]]) }],
  ])("takes what the config gives only to the retriever, as %s", (_, own) => {
    const secrecy = new Secrecy({});
    secrecy.learnSecrets(sourcesWith(own), root);

    expect(secrecy.without(SECRET)).toBe("***");
  });

  it("takes those of the judge and of the base's retriever", () => {
    const head = inputsOf(configOf(), suiteOf(makeCase("a")));
    const judged = {
      ...head,
      config: { ...head.config, judge: { api_key: { env: "JUDGE" } } as never },
    };
    const loaded = { head: judged, base: null } as unknown as LoadedPolicies;
    const secrecy = new Secrecy({ JUDGE: SECRET, BESIDE: "another-secret" });
    secrecy.learnPolicySecrets(loaded, root);

    expect(secrecy.without(`${SECRET} another-secret`)).toBe("*** another-secret");

    const beside = { config: retrieverOf({ a: { env: "BESIDE", prefix: "" } }), directory: "base" };
    secrecy.learnPolicySecrets({ ...loaded, beside } as LoadedPolicies, root);

    expect(secrecy.without(`${SECRET} another-secret`)).toBe("*** ***");
  });

  it.each([
    ["a query", { query: `find ${SECRET}` }],
    ["a parameter", { params: { deep: [{ tenant: SECRET }] } }],
  ])("leaves out what stands in %s of the suite, with a notice", (_, own) => {
    const secrecy = new Secrecy({ B_KEY: SECRET, A_KEY: SECRET, C_KEY: "another-secret" });
    const suites = [suiteOf(makeCase("a")), suiteOf(makeCase("b", own))];

    expect(secrecy.learnSecrets({ ...sourcesWith(), files: suites }, root)).toEqual([
      { code: "secret_shown", where: "files", variables: expect.arrayContaining(["A_KEY"]) },
    ]);
    expect(secrecy.without(`${SECRET} another-secret`)).toBe(`${SECRET} ***`);
    // The log masks it all the same.
    expect(secrecy.masks).toContain(SECRET);
  });

  it("leaves out what stands in the config, except values that it sets itself", () => {
    const env = new Map([["OWN_KEY", "own-secret"]]);
    const config = configOf({
      file: "a/file-of-it.yaml",
      retriever: retrieverOf({ env, url: "http://h:1/x" }),
    });
    const suite = { ...suiteOf(makeCase("a")), name: SECRET };
    const secrecy = new Secrecy({ A_KEY: SECRET, B_KEY: "file-of-it.yaml", C_KEY: "http://h:1/x" });
    const loaded = { head: inputsOf(config, suite), base: null } as unknown as LoadedPolicies;

    expect(secrecy.learnPolicySecrets(loaded, root)).toMatchObject([
      { variables: ["A_KEY", "B_KEY", "C_KEY"] },
    ]);
    expect(secrecy.without(`${SECRET} own-secret`)).toBe(`${SECRET} ***`);
  });

  it("leaves out what stands in the base's suite", () => {
    const inputsWithQuery = (query: string) =>
      inputsOf(configOf(), suiteOf(makeCase("a", { query })));
    const secrecy = new Secrecy({ A_KEY: SECRET });
    const loaded = {
      head: inputsWithQuery("x"),
      base: inputsWithQuery(SECRET),
    } as unknown as LoadedPolicies;

    expect(secrecy.learnPolicySecrets(loaded, root)).toHaveLength(1);
    expect(secrecy.learnPolicySecrets({ ...loaded, base: null }, root)).toEqual([]);
  });

  it("leaves out what stands in the recorded run, and allows a missing run", () => {
    const run = (path: string) => sourcesWith({ kind: "run", path });

    expect(new Secrecy({ A_KEY: SECRET }).learnSecrets(run("run.jsonl"), root)).toHaveLength(1);
    expect(new Secrecy({ A_KEY: SECRET }).learnSecrets(run("gone.jsonl"), root)).toEqual([]);
  });
});

describe("Secrecy › what leaves a run", () => {
  const secrecy = new Secrecy({ A_KEY: SECRET });
  const text = `x ${SECRET}`;

  it("hides a secret at any depth, and changes nothing else", () => {
    const value = {
      [SECRET]: [text, 1, null],
      map: new Map([["k", [text]]]),
      set: new Set([text]),
      kind: SECRET,
      verdict: [SECRET],
      reason: { said: text },
    };

    expect(secrecy.without(value)).toEqual({
      ...value,
      [SECRET]: ["x ***", 1, null],
      map: new Map([["k", ["x ***"]]]),
      reason: { said: "x ***" },
    });

    const clean = { list: ["a"], map: new Map([["k", "v"]]), none: null };

    expect(secrecy.without(clean)).toBe(clean);
    expect(secrecy.without(clean.map)).toBe(clean.map);
    expect(new Secrecy({}).without(value)).toBe(value);
  });

  it("keeps the report's own files as they are", () => {
    const report = makeErrorReport({ failure: makeFailure({ message: text, hint: text }) });

    expect(secrecy.hideInReport(report).failure).toMatchObject({ message: "x ***", hint: "x ***" });

    const whole = makeReport();
    const named = {
      ...whole,
      inputs: { ...whole.inputs!, config: { ...whole.inputs!.config, file: SECRET } },
    };

    expect(secrecy.hideInReport(named).inputs).toBe(named.inputs);
    expect(new Secrecy({}).hideInReport(whole)).toBe(whole);
  });

  it("hides a secret in an error's message, and keeps its code", () => {
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
    expect((secrecy.hideInError(new GateError("usage", "x")) as GateError).hint).toBeUndefined();

    const defect = new TypeError(text);

    expect(secrecy.hideInError(defect)).toBe(defect);
  });
});

describe("secrets in ids", () => {
  const secrecyKnowing = (own: object): Secrecy => {
    const secrecy = new Secrecy({ A_KEY: SECRET });
    secrecy.learnSecrets(sourcesWith(own), root);
    return secrecy;
  };
  const run = (field: string) =>
    runOf([
      answered("fine", hitsOf("d")),
      answered("b", [...hitsOf("d"), { ...hitsOf("e")[0]!, [field]: `id-${SECRET}` }]),
    ]);

  it.each(["id", "path", "name", "qualified_name", "cluster"])(
    "end the run if one stands in `%s`",
    (field) => {
      const refused = expect.objectContaining({
        code: "retriever_answer",
        message: `case "b": \`${field}\` of result 2 holds the value of A_KEY`,
      });

      expect(() =>
        secrecyKnowing({}).releasePlainWordsInIds({ run: run(field), base: null }),
      ).toThrow(refused);
      expect(() =>
        secrecyKnowing({}).releasePlainWordsInIds({ run: runOf([]), base: run(field) }),
      ).toThrow(refused);
    },
  );

  it("are only a notice if the value is a plain word", () => {
    const word = runOf([answered("a", hitsOf("docs/production.md"))]);
    const secrecy = new Secrecy({ A_KEY: "production" });
    const sending = new Secrecy({ A_KEY: "production" });
    sending.learnSecrets(sourcesWith({ headers: { a: { env: "A_KEY", prefix: "" } } }), root);

    expect(secrecy.releasePlainWordsInIds({ run: word, base: null })).toEqual([
      { code: "secret_shown", where: "ids", variables: ["A_KEY"] },
    ]);
    expect(secrecy.without("in production")).toBe("in production");
    expect(() => sending.releasePlainWordsInIds({ run: word, base: null })).toThrow(
      "holds the value of A_KEY",
    );
  });

  it("are found in names of spans, too", () => {
    const [each] = run("text").cases;
    const spans = new Map([[SECRET, [1]]]);

    expect(() =>
      secrecyKnowing({}).releasePlainWordsInIds({
        run: runOf([{ ...each!, spans_ms: spans }]),
        base: null,
      }),
    ).toThrow("the name of a span holds the value of A_KEY");
  });

  it("are not reported without a secret, or in texts", () => {
    expect(
      secrecyKnowing({}).releasePlainWordsInIds({ run: run("text"), base: runOf([]) }),
    ).toEqual([]);
    expect(new Secrecy({}).releasePlainWordsInIds({ run: run("id"), base: null })).toEqual([]);
  });
});
