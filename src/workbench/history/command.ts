/** `history`: prints the trend of every metric over the commits that changed the baseline. */
import { GateError } from "../../errors.ts";
import { selectMovedCases } from "./model.ts";
import { readHistory, selectNamedCases } from "./read.ts";
import type { Ending } from "../../exit-code.ts";
import { loadConfig } from "../../files/config.ts";
import { loadSuite } from "../../files/suite.ts";
import { resolveRules } from "../../decision/rules.ts";
import { renderCasesText, renderHistoryJson, renderHistoryText } from "./words.ts";
import { openRoot } from "../../system/root.ts";
import {
  type CommandPorts,
  type Flags,
  readFlags,
  textFlag,
  repeatedFlag,
} from "../../cli/command.ts";

const FLAGS: Flags = {
  config: { type: "string" },
  baseline: { type: "string" },
  case: { type: "string", multiple: true },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate history [flags]

Every metric, overall and by intent, over the commits that changed the baseline. Reads only git, across renames and
merges. First the metrics that the config checks, with today's limits. Names the commits that accepted a loss, and the
end of a shallow clone. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --case ID            print the best rank of this case in each baseline instead; may be repeated. – is not found
  --json               print JSON instead of text

Example: retrieval-gate history
`;

/**
 * Runs `history`: prints the trend as text or JSON. With --case the text has the ranks of these
 * cases instead, and the JSON only these of all cases. Throws `usage` if the config names no
 * baseline or no baseline has a case of --case, and as readHistory.
 */
export async function runHistory(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("history", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const { root, inside } = openRoot(ports.workingDirectory);
  const baselineFlag = textFlag(values, "baseline");
  // With --baseline alone no config is read. Then no metric has a rule.
  const config =
    textFlag(values, "config") ?? (baselineFlag === null ? "retrieval-gate.yaml" : null);
  const overrides = { suite: null, baseline: null };
  const loaded =
    config === null ? null : (await loadConfig(root, inside(config, "config"), overrides)).config;
  const file =
    baselineFlag === null ? (loaded?.baseline ?? null) : inside(baselineFlag, "--baseline");
  if (file === null) {
    throw new GateError("usage", `${config} names no baseline, so there is no history of it`, {
      hint: "Name a baseline's file with --baseline.",
    });
  }
  const rules =
    loaded === null ? [] : resolveRules(loaded, (await loadSuite(root, loaded.suites)).suite);
  const history = await readHistory(root, file, ports.environment, rules);
  const ids = repeatedFlag(values, "case");
  const cases = ids.length === 0 ? selectMovedCases(history) : selectNamedCases(history, ids);
  if (values["json"] === true) {
    ports.out(renderHistoryJson({ ...history, cases }));
  } else {
    ports.out(ids.length === 0 ? renderHistoryText(history) : renderCasesText(history, cases));
  }
  return { kind: "answered" };
}
