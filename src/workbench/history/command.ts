/** `history`: prints the trend of every metric over the commits that changed the baseline. */
import { GateError } from "../../errors.ts";
import { loadConfig } from "../../files/config.ts";
import { openRoot } from "../../system/root.ts";
import {
  type Flags,
  SWITCH,
  TEXT,
  TEXTS,
  type CommandRun,
  configFlag,
  fileFlag,
  makeCommand,
  repeatedFlag,
} from "../../cli/command.ts";
import { selectMovedCases, renderHistoryJson, renderHistoryText } from "./words.ts";
import { readHistory, selectNamedCases } from "./read.ts";

const FLAGS: Flags = {
  config: TEXT,
  baseline: TEXT,
  case: TEXTS,
  json: SWITCH,
};

const HELP = `Usage: retrieval-gate history [flags]

A table of the commits that changed the baseline, newest first, with recall, mrr, ndcg and latency.
Reads only git, across renames and merges. Names the commits that accepted a loss, and the end of a
shallow clone. --json has every metric, overall and by intent, and the best ranks of cases that
moved. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --case ID            show the best rank of this case in place of the metrics; may be repeated. –
                       is not found
  --json               print JSON instead of text

Example: retrieval-gate history
`;

/**
 * Runs `history`: prints a table, or JSON. With --case the table has the ranks of these cases, and
 * the JSON those of no others; without it the JSON has the cases that moved. Throws `usage` if the
 * config names no baseline or no baseline has a case of --case, and as readHistory.
 */
export const runHistory: CommandRun = makeCommand(
  { name: "history", flags: FLAGS, help: HELP },
  async (values, ports) => {
    const { root, inside } = openRoot(ports.workingDirectory);
    const config = configFlag(values, inside);
    const file =
      fileFlag(values, "baseline", inside) ?? (await loadConfig(root, config)).config.baseline;
    if (file === null) {
      throw new GateError(
        "usage",
        `${config} names no baseline, so there is no history of it`,
        "Name a baseline's file with --baseline.",
      );
    }
    const history = await readHistory(root, file, ports.environment);
    const ids = repeatedFlag(values, "case");
    const cases = ids.length === 0 ? selectMovedCases(history) : selectNamedCases(history, ids);
    if (values["json"] === true) {
      ports.out(renderHistoryJson({ ...history, cases }));
    } else {
      ports.out(renderHistoryText(history, ids.length === 0 ? null : cases));
    }
  },
);
