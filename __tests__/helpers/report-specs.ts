/** Fourteen cases over four intents, with the ranks of their targets before and after. */
import { values } from "./table.ts";

/** A case, with its ranks and times before and after a change. */
export interface CaseSpec {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  /** Path and grade; none for an `expect_empty` case. */
  readonly targets: readonly (readonly [string, number])[];
  /** The rank of each target before the change; null if it was not found. */
  readonly before: readonly (number | null)[];
  /** The rank of each target after the change. */
  readonly after: readonly (number | null)[];
  /** The median time of a query, before and after. */
  readonly ms: readonly [number, number];
}

type Row = readonly [id: string, intent: string, ms: string, query: string, targets: string];

/**
 * Three queries lose a target, two see it further down, and the intent `symbol` gets slower. The
 * columns are id, intent, milliseconds before and after, query, and targets: of each its path,
 * grade, and rank before and after (`-` if it was not found).
 */
export const SPECS: readonly CaseSpec[] = values<Row>(`
cache-policy | howto | 11.2 11.9 | how long are answers cached | docs/cache.md 1 1 1
env-reference | howto | 12.1 12.6 | which environment variables does the runner read | docs/environment.md 2 1 1, docs/runner.md 1 4 -
error-enoent | error | 9.8 10.1 | ENOENT no such file or directory | docs/errors/enoent.md 1 1 1
error-timeout | error | 10.4 10.2 | retriever timed out after 5000 ms | docs/errors/timeout.md 1 2 2
install-windows | howto | 12.8 13.1 | how do I install the runner on Windows | docs/install.md 3 2 -, docs/windows.md 1 3 -
node-version | howto | 11.7 11.8 | which node version does the action need | docs/runner.md 2 1 1
nonsense | negative | 4.1 4.2 | zxqv |
proxy-setup | howto | 12.2 12.4 | use the runner behind a corporate proxy | docs/proxy.md 1 3 -
symbol-gate-error | symbol | 20.4 96.3 | GateError | src/errors.ts 2 1 3
symbol-parse-config | symbol | 21.3 94.8 | parse_config | src/config.rs 2 1 2, src/main.rs 1 2 1
symbol-percentile | symbol | 19.9 88.2 | percentile | src/metrics/latency.ts 1 1 1
symbol-read-blob | symbol | 22.6 101.7 | read_blob | src/git.rs 1 1 1
symbol-verdict | symbol | 20.8 90.1 | Verdict | src/model/verdict.ts 1 1 1
token-rotate | howto | 11.4 11.3 | rotate the access token | docs/tokens.md 1 2 2
`).map(([id, intent, ms, query, list]) => {
  const [before, after] = ms.split(" ").map(Number);
  const targets = list === "" ? [] : list.split(", ").map((each) => each.split(" "));
  const ranks = (at: 2 | 3) => targets.map((each) => (each[at] === "-" ? null : Number(each[at])));
  const graded = targets.map(([file, grade]) => [file!, Number(grade)] as const);
  return {
    id,
    query,
    intent,
    targets: graded,
    before: ranks(2),
    after: ranks(3),
    ms: [before!, after!],
  };
});

/** The same cases with nothing changed. */
export const UNCHANGED: readonly CaseSpec[] = SPECS.map((each) => ({
  ...each,
  after: each.before,
  ms: [each.ms[0], each.ms[0] + 0.3],
}));
