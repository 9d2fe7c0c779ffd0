/** Fourteen cases over four intents, with the ranks of their targets before and after. */

export interface CaseSpec {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  /** Path and grade; none for an `expect_empty` case. */
  readonly targets: readonly (readonly [string, number])[];
  readonly before: readonly (number | null)[];
  readonly after: readonly (number | null)[];
  readonly ms: readonly [number, number];
}
const spec = (
  id: string,
  query: string,
  intent: string,
  targets: CaseSpec["targets"],
  before: CaseSpec["before"],
  after: CaseSpec["after"],
  ms: CaseSpec["ms"],
): CaseSpec => ({ id, query, intent, targets, before, after, ms });

/** Three queries lose a target, two see it further down, and the intent `symbol` gets slower. */
export const SPECS: readonly CaseSpec[] = [
  spec(
    "cache-policy",
    "how long are answers cached",
    "howto",
    [["docs/cache.md", 1]],
    [1],
    [1],
    [11.2, 11.9],
  ),
  spec(
    "env-reference",
    "which environment variables does the runner read",
    "howto",
    [
      ["docs/environment.md", 2],
      ["docs/runner.md", 1],
    ],
    [1, 4],
    [1, null],
    [12.1, 12.6],
  ),
  spec(
    "error-enoent",
    "ENOENT no such file or directory",
    "error",
    [["docs/errors/enoent.md", 1]],
    [1],
    [1],
    [9.8, 10.1],
  ),
  spec(
    "error-timeout",
    "retriever timed out after 5000 ms",
    "error",
    [["docs/errors/timeout.md", 1]],
    [2],
    [2],
    [10.4, 10.2],
  ),
  spec(
    "install-windows",
    "how do I install the runner on Windows",
    "howto",
    [
      ["docs/install.md", 3],
      ["docs/windows.md", 1],
    ],
    [2, 3],
    [null, null],
    [12.8, 13.1],
  ),
  spec(
    "node-version",
    "which node version does the action need",
    "howto",
    [["docs/runner.md", 2]],
    [1],
    [1],
    [11.7, 11.8],
  ),
  spec("nonsense", "zxqv", "negative", [], [], [], [4.1, 4.2]),
  spec(
    "proxy-setup",
    "use the runner behind a corporate proxy",
    "howto",
    [["docs/proxy.md", 1]],
    [3],
    [null],
    [12.2, 12.4],
  ),
  spec("symbol-gate-error", "GateError", "symbol", [["src/errors.ts", 2]], [1], [3], [20.4, 96.3]),
  spec(
    "symbol-parse-config",
    "parse_config",
    "symbol",
    [
      ["src/config.rs", 2],
      ["src/main.rs", 1],
    ],
    [1, 2],
    [2, 1],
    [21.3, 94.8],
  ),
  spec("symbol-percentile", "percentile", "symbol", [["src/metrics/latency.ts", 1]], [1], [1], [19.9, 88.2]),
  spec("symbol-read-blob", "read_blob", "symbol", [["src/git.rs", 1]], [1], [1], [22.6, 101.7]),
  spec("symbol-verdict", "Verdict", "symbol", [["src/model/verdict.ts", 1]], [1], [1], [20.8, 90.1]),
  spec("token-rotate", "rotate the access token", "howto", [["docs/tokens.md", 1]], [2], [2], [11.4, 11.3]),
];

/** The same cases with nothing changed. */
export const UNCHANGED: readonly CaseSpec[] = SPECS.map((each) => ({
  ...each,
  after: each.before,
  ms: [each.ms[0], each.ms[0] + 0.3],
}));
