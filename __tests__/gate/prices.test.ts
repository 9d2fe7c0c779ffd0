/** Prices of models: which must be known, and when they differ from those of the baseline. */
import { formatProblem } from "../../src/model/problem.ts";
import { GateError } from "../../src/errors.ts";
import { assertPriced, findDifferences, gatesCost } from "../../src/gate/sound.ts";
import type { Config, ModelPrice, Prices, RuleSetting } from "../../src/model/config.ts";
import type { Run, Usage } from "../../src/model/run.ts";
import { baselineOf, configOf, failedRun, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { describe, expect, it } from "vitest";
import type { Notice } from "../../src/model/notice.ts";
import { configWithRules, answerListing, verdictOn, withAnswer } from "./made.ts";

const NONE: ModelPrice = { prompt: null, completion: null, per_call: null };
const CHAT: ModelPrice = { ...NONE, prompt: 0.001, completion: 0.004 };

const pricesOf = (models: Readonly<Record<string, ModelPrice>>, currency = "USD"): Prices => ({
  currency,
  models: new Map(Object.entries(models)),
});

/** A config with these prices and this rule of cost (null: none). */
function config(prices: Prices | undefined, cost: RuleSetting | null = {}): Config {
  const metrics = new Map(cost === null ? [] : [["cost_per_query", cost]]);
  return configWithRules(metrics, prices === undefined ? {} : { prices });
}

const suite = suiteOf(makeCase("a"), makeCase("b"));

/** A run in which case a used these calls, and the query of b failed. */
const runUsing = (...usage: readonly Usage[]): Run =>
  runOf([withAnswer(answerListing("a", "a-doc"), { usage }), failedRun("b")]);

it("gatesCost is true if a rule names cost, overall or in an intent", () => {
  const configWithRule = (rule: RuleSetting) =>
    configWithRules(new Map([["cost_per_query", rule]]));

  expect(gatesCost(configWithRule({}))).toBe(true);
  expect(gatesCost(configWithRule("off"))).toBe(false);
  expect(gatesCost(configOf())).toBe(false);

  const intents = new Map([["howto", new Map([["cost_per_query", { ceiling: 1 }]])]]);

  expect(gatesCost(configOf({ gate: { intents } }))).toBe(true);
});

describe("assertPriced", () => {
  /** The problems that assertPriced throws with; empty if it throws nothing. */
  function problemsOf(prices: Prices, run: Run): readonly string[] {
    try {
      assertPriced(config(prices), run);
    } catch (error) {
      if (!(error instanceof GateError)) {
        throw error;
      }
      expect(error.exitCode).toBe(2);
      return error.problems.map(formatProblem);
    }
    return [];
  }

  it("names every model that was used and has no price, once", () => {
    const run = runUsing(
      { model: "new", prompt_tokens: 1 },
      { model: "chat", prompt_tokens: 1, completion_tokens: 1 },
      { model: "new", prompt_tokens: 2 },
      { model: "embed", prompt_tokens: 1, completion_tokens: 1 },
      {},
    );
    const place = "retrieval-gate.yaml (/prices/models): ";

    expect(problemsOf(pricesOf({ chat: CHAT, embed: { ...NONE, prompt: 0.1 } }), run)).toEqual([
      `${place}a call does not name its model, so it has no price; send \`model\` in \`usage\``,
      `${place}model "embed" has no price for completion tokens`,
      `${place}model "new" has no price`,
    ]);
    // The message begins with the first problem.
    expect(() => assertPriced(config(pricesOf({ chat: CHAT })), run)).toThrow(
      "lacks prices: a call does not name",
    );
  });

  it("accepts models that have a price, and any model if the config has no prices", () => {
    const run = runUsing({ model: "chat", prompt_tokens: 1, completion_tokens: 1 });

    expect(problemsOf(pricesOf({ chat: CHAT }), run)).toEqual([]);
    expect(() => assertPriced(config(undefined, null), run)).not.toThrow();
  });
});

describe("findDifferences of prices", () => {
  const baseline = baselineOf(config(pricesOf({ chat: CHAT, old: CHAT })), suite, runUsing());

  it.each<[string, Prices | undefined, readonly string[]]>([
    ["the same", pricesOf({ chat: CHAT, old: CHAT }), []],
    ["a new model", pricesOf({ chat: CHAT, old: CHAT, new: CHAT }), []],
    ["a model that is used no more", pricesOf({ chat: CHAT }), []],
    [
      "a cheaper model",
      pricesOf({ chat: { ...CHAT, prompt: 0.0005 }, old: CHAT }),
      ["prices.models.chat"],
    ],
    ["another currency", pricesOf({ chat: CHAT, old: CHAT }, "EUR"), ["prices.currency"]],
  ])("names the fields that differ with %s", (_, now, fields) => {
    expect(findDifferences(config(now), suite, baseline).map((each) => each.field)).toEqual(fields);
    // Where cost decides nothing, its prices may differ.
    expect(findDifferences(config(now, null), suite, baseline)).toEqual([]);
  });

  it("finds none if the baseline has no prices yet", () => {
    const { prices: _, ...withoutPrices } = baseline;

    expect(findDifferences(config(pricesOf({ chat: CHAT })), suite, withoutPrices)).toEqual([]);
  });
});

describe("findNotices with prices that the baseline does not know", () => {
  const baseline = baselineOf(config(pricesOf({ chat: CHAT })), suite, runUsing({ model: "chat" }));
  const FREE: ModelPrice = { ...NONE, prompt: 0, completion: 0 };
  const addedNotices = (now: Config, run: Run): readonly Notice[] => {
    const { notices } = verdictOn({ config: now, suite, baseline }, run);
    return notices.filter(({ code }) => code === "models_added");
  };

  it("names a new model, its price and its tokens a query", () => {
    const calls = [
      { model: "new", prompt_tokens: 2000, completion_tokens: 400 },
      { model: "new", prompt_tokens: 600 },
      { model: "chat", prompt_tokens: 5, completion_tokens: 5 },
    ];

    const notices = addedNotices(config(pricesOf({ chat: CHAT, new: FREE })), runUsing(...calls));

    // (2000 + 400 + 600) tokens over 2 cases.
    expect(notices).toEqual([
      { code: "models_added", models: [{ model: "new", ...FREE, tokens_per_query: 1500 }] },
    ]);
  });

  const runOfChat = runUsing({ model: "chat", prompt_tokens: 1 });

  it.each<[string, Config]>([
    ["the config has the baseline's models alone", config(pricesOf({ chat: CHAT }))],
    ["no rule gates the cost", config(pricesOf({ new: FREE }), null)],
  ])("names no model if %s", (_, now) => {
    expect(addedNotices(now, runOfChat)).toEqual([]);
  });
});
