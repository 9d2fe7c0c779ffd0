/**
 * The verdict of src/decision over measured cases, of this checkout or of another:
 * loadRule(folder).
 */
import { loadSources } from "../kit.mjs";
import { mean } from "./library.mjs";
import { QUALITY, estimate } from "./measures.mjs";

const MODULES = `__tests__/helpers/make src/decision/verdict src/decision/rules src/decision/pairs
  src/decision/accepted-figures`;
const K = 10;

/** Returns the mean of each query over the runs. It counts as found if most runs found a target. */
function averageRuns(runs) {
  const names = [...QUALITY, "found"];
  return Object.fromEntries(
    names.map((name) => [
      name,
      runs[0][name].map((_, at) => {
        const average = mean(runs.map((columns) => columns[name][at]));
        return name === "found" ? Number(average > 0.5) : average;
      }),
    ]),
  );
}

export async function loadRule(folder) {
  const sources = await loadSources(MODULES, folder);
  const config = sources.configOf({ gate: { significance: "auto" } });
  const cases = new Map();

  /** Returns the case of a query in an intent. Cases are made once, since their digests take long. */
  function caseOf(at, intent) {
    const key = `${at} ${intent}`;
    if (!cases.has(key)) {
      cases.set(key, sources.makeCase(String(at).padStart(4, "0"), { intent }));
    }
    return cases.get(key);
  }

  /** `queries` are places in measured columns, ascending; `intents` one number for each, or null. */
  function suiteOf({ queries, intents }) {
    const own = queries.map((at, nth) => caseOf(at, intents === null ? "all" : `i${intents[nth]}`));
    return {
      name: "study",
      revision: "1",
      digest: "",
      cases: own,
      files: ["suite.yaml"],
      partial: false,
      notices: [],
    };
  }

  /** Returns the score of each case, by the columns of measures.mjs. */
  function scoresOf(suite, columns) {
    return suite.cases.map(({ id, intent, digests }) => {
      const at = Number(id);
      const metrics = new Map(QUALITY.map((name) => [`${name}@${K}`, columns[name][at]]));
      const isFound = columns.found[at] > 0;
      return {
        id,
        intent,
        digests,
        metrics: metrics.set("degraded_rate", 0).set("error_rate", 0),
        ranks: [isFound ? 1 : null],
        found: isFound,
        forbidden_ranks: [],
        results: [isFound ? "found" : "other"],
        many_to_many: false,
        targets: 1,
        degraded: false,
        error: null,
        samples_ms: [],
      };
    });
  }

  function baselineOf(suite, columns) {
    const rows = scoresOf(suite, columns).map(
      ({ id, intent, digests, metrics, ranks, found, results }, at) => {
        const { expected: targets } = suite.cases[at];
        return [id, { digests, intent, targets, metrics, ranks, found, results, latency_ms: [] }];
      },
    );
    return { k: K, definition: config.definition, cases: new Map(rows) };
  }

  /** Returns the baseline of several runs of a search whose answers vary, as `record` writes it. */
  function varyingBaselineOf(suite, runs) {
    const columns = averageRuns(runs);
    const { cases: rows, ...rest } = baselineOf(suite, columns);
    const withVariance = [...rows].map(([id, row]) => {
      const sums = runs.map(({ recall, ndcg }) => recall[Number(id)] + ndcg[Number(id)]);
      return [id, runs.length === 1 ? row : { ...row, variance: estimate(sums).variance }];
    });
    const runCount = runs.length === 1 ? {} : { run_count: runs.length };
    return { ...rest, ...runCount, answers_vary: true, cases: new Map(withVariance) };
  }

  /** Returns the failed checks of a change from the baseline's figures to those of `columns`. */
  function findFailedChecks(suite, baseline, columns) {
    const policy = { config, suite, baseline };
    const scores = { cases: scoresOf(suite, columns) };
    const pairing = sources.pairCases(scores, baseline);
    const rules = sources.resolveRules(config, suite);
    const { checks } = sources.decideVerdict(rules, { policy, pairing });
    return checks.filter(({ passed }) => !passed);
  }

  /** Returns the baseline that `record` writes over another one. */
  function recordOver(suite, before, columns) {
    const baseline = baselineOf(suite, columns);
    return sources.updateAcceptedFigures(baseline, {
      config,
      suite,
      before,
      commit: null,
      accepts: false,
    });
  }

  return { suiteOf, baselineOf, varyingBaselineOf, findFailedChecks, recordOver };
}
