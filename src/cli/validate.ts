/** `validate`: every file is checked, the suite is linted; no retriever runs. */
import { findRoot, insideRoot } from "../system/root.ts";
import path from "node:path";
import type { Ending } from "../exit-code.ts";
import { loadInputs } from "../files/inputs.ts";
import { lintSuite } from "../gate/lint.ts";
import { requireComparable } from "../gate/sound.ts";
import { logLine } from "../words/escape.ts";
import { type CommandPorts, type Flags, readFlags, text } from "./command.ts";
import { readCache } from "../app/answers.ts";
import { type Scope, scopeText } from "../model/scope.ts";

const FLAGS: Flags = { config: { type: "string" }, json: { type: "boolean" } };

const HELP = `Usage: retrieval-gate validate [--config F] [--json]

Checks config, suite and baseline, and lints the suite. Exit code: 0 fine (warnings included), 2 wrong.

Example: retrieval-gate validate --config retrieval-gate.yaml
`;

export async function validate(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("validate", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const root = findRoot(ports.workingDirectory);
  const from = path.relative(root.directory, ports.workingDirectory);
  const config = insideRoot(root, from, text(values, "config") ?? "retrieval-gate.yaml", "config");
  const inputs = await loadInputs(root, config, { suite: null, baseline: null });
  requireComparable(inputs);
  readCache(root, inputs.config);
  const { suite, baseline } = inputs;
  const lint = lintSuite(inputs.config, suite, baseline);
  if (values["json"] === true) {
    const asText = <T extends { readonly scope: Scope }>(each: T): unknown => ({
      ...each,
      scope: scopeText(each.scope),
    });
    const found = {
      valid: true,
      suite: suite.name,
      cases: suite.cases.length,
      buckets: lint.buckets.map(asText),
      rules: lint.rules.map(asText),
      warnings: lint.warnings,
    };
    ports.out(`${JSON.stringify(found, null, 2)}\n`);
    return { kind: "answered" };
  }
  ports.out(`${logLine(config)}: valid\n`);
  ports.out(`suite ${suite.name}, revision ${logLine(suite.revision)}: ${suite.cases.length} cases\n`);
  for (const { scope, cases, weight, losses } of lint.buckets) {
    const enough =
      losses === null
        ? "too few cases for a significant loss"
        : `${losses} losses without a win are significant`;
    ports.out(`  ${scopeText(scope)}: ${cases} cases, one case weighs ${weight.toFixed(4)}, ${enough}\n`);
  }
  ports.out(
    `baseline ${logLine(inputs.config.baseline)}: ${baseline === null ? "none yet" : `${baseline.cases.size} cases`}\n`,
  );
  for (const warning of lint.warnings) ports.out(`warning: ${logLine(warning)}\n`);
  return { kind: "answered" };
}
