/** listChangeNotices: what a reviewer should see of a change that weakens nothing. */
import { expect, test } from "vitest";
import { listChangeNotices } from "../../src/change/change-notices.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Case } from "../../src/model/suite.ts";
import { side as sideOf } from "./sides.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  latencyOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

/**
 * Inputs with these cases and rules of 10 % tolerance. Their baseline is from a run whose hits are
 * `ID-doc` and `x` for each case, and only `x` for those in `idsWithoutTarget`.
 */
function makeInputs(cases: readonly Case[], idsWithoutTarget: readonly string[] = []): Inputs {
  const config = configOf({
    gate: {
      ...configOf().gate,
      metrics: new Map(
        ["recall@10", "mrr@10", "ndcg@10"].map((metric) => [
          metric,
          { tolerance: [{ unit: "percent", value: 10 }] },
        ]),
      ),
    },
  });
  const suite = suiteOf(...cases);
  const run = runOf(
    cases.map(({ id }) =>
      answered(id, idsWithoutTarget.includes(id) ? hitsOf("x") : hitsOf(`${id}-doc`, "x")),
    ),
  );
  return inputsOf(config, suite, baselineOf(config, suite, run));
}
const makeCases = (n: number): readonly Case[] =>
  Array.from({ length: n }, (_, i) => makeCase(`c${String(i).padStart(3, "0")}`));
/** Returns the notices of a change from base to head. */
const noticesOf = (base: Inputs, head: Inputs) =>
  listChangeNotices({ base, head, moved: [], unusable: null, links: [] });

test.each([
  ["body: { index: INDEX, q: '{{query}}' }", "retriever.body.index"],
  ["headers: { X-Tenant: INDEX }, body: { q: '{{query}}' }", "retriever.headers.X-Tenant"],
  [
    "params: { collection_name: INDEX }, body: { q: '{{query}}' }",
    "retriever.params.collection_name",
  ],
])("listChangeNotices shows another index in %s", async (settings, place) => {
  const inputsWithIndex = (index: string): Promise<Inputs> => {
    const written = settings.replace("INDEX", index);
    return sideOf(`retriever: { kind: http, url: "https://a.example/", results: h, ${written} }`);
  };
  const docs = await inputsWithIndex("docs");

  expect(noticesOf(docs, await inputsWithIndex("other"))).toStrictEqual([
    { code: "index_changed", place, before: "docs", after: "other" },
  ]);
  expect(noticesOf(docs, docs)).toStrictEqual([]);
});

test("listChangeNotices shows another address on the same host", async () => {
  const inputsWithAddress = (url: string): Promise<Inputs> =>
    sideOf(`retriever: { kind: http, url: "${url}", results: h }`);
  const docs = await inputsWithAddress("https://a.example/docs/_search");

  expect(noticesOf(docs, await inputsWithAddress("https://a.example/other/_search"))).toStrictEqual(
    [
      {
        code: "index_changed",
        place: "retriever.url",
        before: "https://a.example/docs/_search",
        after: "https://a.example/other/_search",
      },
    ],
  );
  expect(noticesOf(docs, docs)).toStrictEqual([]);
  expect(noticesOf(docs, await inputsWithAddress("https://b.example/docs/_search"))).toStrictEqual(
    [],
  );
});

test("listChangeNotices compares no allowance of a removed rule", () => {
  const inputsWithGate = (n: number, gate: Partial<Inputs["config"]["gate"]>): Inputs => {
    const { config, ...rest } = makeInputs(makeCases(n));
    return { ...rest, config: { ...config, gate: { ...config.gate, ...gate } } };
  };
  const recallNotices = (base: Inputs, head: Inputs) =>
    noticesOf(base, head).filter((each) => "metric" in each && each.metric === "recall@10");

  expect(recallNotices(makeInputs(makeCases(10)), makeInputs(makeCases(25)))).not.toStrictEqual([]);
  expect(
    recallNotices(
      makeInputs(makeCases(10)),
      inputsWithGate(25, { metrics: new Map([["recall@10", "off"]]) }),
    ),
  ).toStrictEqual([]);
});

test("listChangeNotices finds that one case allows one loss in 1 and in 2 cases", () => {
  const inputsWithTolerance = (n: number): Inputs => {
    const { config, ...rest } = makeInputs(makeCases(n));
    const tolerance = [{ unit: "cases", value: 1 } as const];
    const gate = { ...config.gate, metrics: new Map([["recall@10", { tolerance }]]) };
    return { ...rest, config: { ...config, gate } };
  };
  const notices = noticesOf(inputsWithTolerance(1), inputsWithTolerance(2));

  expect(notices.filter((each) => "metric" in each && each.metric === "recall@10")).toStrictEqual(
    [],
  );
});

test("listChangeNotices counts the losses that the test lets pass", () => {
  const inputsOfSize = (n: number): Inputs => {
    const { config, ...rest } = makeInputs(makeCases(n));
    const rule = { tolerance: [{ unit: "absolute", value: 0.01 }], significance: 0.05 } as const;
    const metrics = new Map([["recall@10", rule]]);
    const gate = { ...config.gate, significance: 0.05, metrics };
    return { ...rest, config: { ...config, gate } };
  };

  const notices = noticesOf(inputsOfSize(40), inputsOfSize(600));

  // Of 40 cases four: five losses are the first with p <= 0.05 (2^-4 = 0.0625, 2^-5 = 0.03125).
  // Of 600 cases six: 600 x 0.01, the tolerance of recall@10.
  const allowed = { before: 4, after: 6 };
  expect(notices.filter((each) => "metric" in each && each.metric === "recall@10")).toMatchObject([
    allowed,
  ]);
});

test("listChangeNotices shows that a percentage allows more lost cases in more cases", () => {
  // 10 % of a recall of 1 over 10 cases is one case; over 19 it is 1.9, so one can be lost as before;
  // over 25 it is 2.5, so two can.
  expect(noticesOf(makeInputs(makeCases(10)), makeInputs(makeCases(25)))).toContainEqual({
    code: "allowance_grew",
    metric: "recall@10",
    scope: { kind: "overall" },
    before: 1,
    after: 2,
  });
  expect(noticesOf(makeInputs(makeCases(10)), makeInputs(makeCases(19)))).toStrictEqual([]);
  expect(noticesOf(makeInputs(makeCases(25)), makeInputs(makeCases(10)))).toStrictEqual([]);

  // Without a baseline on one side there is nothing to take a share of.
  const withoutBaseline = (n: number): Inputs => ({ ...makeInputs(makeCases(n)), baseline: null });

  expect(noticesOf(withoutBaseline(10), makeInputs(makeCases(25)))).toStrictEqual([]);
  expect(noticesOf(makeInputs(makeCases(10)), withoutBaseline(25))).toStrictEqual([]);
});

test("listChangeNotices compares allowances of rates, and not of latency", () => {
  const halfMore = { tolerance: [{ unit: "percent", value: 50 } as const] };
  const metrics = new Map(Object.entries({ zero_result_rate: halfMore, latency_p50_ms: halfMore }));
  const config = configOf({ latency: latencyOf(6), gate: { ...configOf().gate, metrics } });
  /** `size` cases, of which the first `empty` have no result. */
  const inputsWithEmpty = ({ size, empty }: { size: number; empty: number }): Inputs => {
    const suite = suiteOf(...makeCases(size));
    const run = runOf(
      suite.cases.map(({ id }, i) =>
        answered(id, i < empty ? [] : hitsOf(`${id}-doc`), Array(6).fill(10)),
      ),
    );
    return inputsOf(config, suite, baselineOf(config, suite, run));
  };
  const grown = noticesOf(
    inputsWithEmpty({ size: 10, empty: 4 }),
    inputsWithEmpty({ size: 20, empty: 8 }),
  ).filter(({ code }) => code === "allowance_grew");

  // 50 % more than 4 empty results are two cases more, 50 % more than 8 are four more.
  expect(grown).toContainEqual({
    code: "allowance_grew",
    metric: "zero_result_rate",
    scope: { kind: "overall" },
    before: 2,
    after: 4,
  });
  expect(grown.some((each) => "metric" in each && each.metric.startsWith("latency"))).toBe(false);
});
