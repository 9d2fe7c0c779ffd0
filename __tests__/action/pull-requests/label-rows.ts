/** The label that accepts: only adding it counts, and only for the run that it starts. */
import { LABEL, type Row, accept, all, gate, search } from "./row.ts";

const WEAKENED = {
  exit: 1,
  verdict: "fail",
  categories: ["gate_weakened"],
  findings: [["rule_removed", "gate.recall@10"]],
} as const;
const OFF = gate({ "recall@10": "off" });
const REGRESSION = all(search({ "howto-0": null, "howto-1": null, "howto-2": null }), accept);
const ACCEPTED = { on: "pull_request", action: "labeled", label: LABEL } as const;

export const LABEL_ROWS: readonly Row[] = [
  { name: "the label of an earlier push", change: OFF, ...WEAKENED },
  {
    name: "opened with the label",
    change: OFF,
    started: { on: "pull_request", action: "opened" },
    ...WEAKENED,
  },
  {
    name: "another label just added",
    change: OFF,
    started: { ...ACCEPTED, label: "documentation" },
    ...WEAKENED,
  },
  {
    name: "the label just taken off",
    change: OFF,
    started: { ...ACCEPTED, action: "unlabeled" },
    ...WEAKENED,
  },
  {
    name: "a re-run of a run that the label did not start",
    change: OFF,
    started: { on: "pull_request", action: "synchronize", attempt: 2 },
    ...WEAKENED,
  },
  {
    name: "the label just added",
    change: OFF,
    started: ACCEPTED,
    exit: 0,
    verdict: "pass",
    accepted: ["gate_weakened"],
    says: [/Accepted with the label: 1 failure by the base's rules/],
  },
  {
    name: "a re-run of that",
    change: OFF,
    started: { ...ACCEPTED, attempt: 2 },
    exit: 0,
    verdict: "pass",
    accepted: ["gate_weakened"],
  },
  {
    name: "an intended regression, recorded and accepted",
    change: REGRESSION,
    started: ACCEPTED,
    exit: 0,
    verdict: "pass",
    accepted: ["gate_weakened", "ranking_shift", "recall_drop"],
  },
  {
    name: "an intended regression, accepted but not recorded",
    change: search({ "howto-0": null, "howto-1": null, "howto-2": null }),
    started: ACCEPTED,
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop"],
    accepted: ["ranking_shift", "recall_drop"],
  },
];
