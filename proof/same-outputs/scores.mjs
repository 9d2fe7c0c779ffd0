/** `score`: trec_eval's own tests, peers' files with odd spacing, and malformed files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scoreCommand } from "./steps.mjs";

const options = {
  official: ["-m", "official"],
  all: ["-m", "all_trec", "-q"],
  "relevance 2": ["-l", "2", "-m", "all_trec"],
  "first 100": ["-M", "100", "-m", "all_trec"],
  "only retrieved": ["--only-retrieved", "-m", "all_trec"],
  "exponential gain, order score": [
    "--gain",
    "exponential",
    "--order",
    "score",
    "-m",
    "ndcg_cut.10,20",
  ],
  float32: ["--scores", "float32", "-m", "map", "-m", "P.5,7,3", "-m", "success.2,5,20"],
  plain: ["--plain", "-q", "-m", "set"],
  json: ["--json", "-q", "-m", "all_trec"],
};

const scoreStep = (name, qrels, run, flags) =>
  scoreCommand(name, ["--qrels", qrels, "--run", run, ...flags]);

const AT = "trec_eval_tests";
const trecEval = {
  name: AT,
  prepare: (project) => project.copyCollection(AT),
  steps: [
    ...Object.entries(options).map(([name, flags]) =>
      scoreStep(name, `${AT}/qrels.test`, `${AT}/results.test`, flags),
    ),
    scoreStep(
      "comments in qrels",
      `${AT}/qrels.test.with-comments`,
      `${AT}/results.test`,
      options.all,
    ),
    scoreStep(
      "graded qrels",
      `${AT}/qrels.rel_level`,
      `${AT}/results.test`,
      options["relevance 2"],
    ),
    scoreStep("columns after the tag", `${AT}/qrels.test`, `${AT}/results.trunc`, options.all),
    scoreStep("columns after the tag ignored", `${AT}/qrels.test`, `${AT}/results.trunc`, [
      "--ignore-extra-columns",
      "-M",
      "100",
      ...options.all,
    ]),
    scoreStep(
      "gzip",
      `${AT}/qrels.comment.test`,
      `${AT}/results.comment.test.gz`,
      options.official,
    ),
    scoreStep("302", `${AT}/qrels-302.test`, `${AT}/results-302.test`, options.all),
    scoreStep("other queries", `${AT}/qrels.123`, `${AT}/results.test`, options.all),
    scoreStep("an unknown metric", `${AT}/qrels.test`, `${AT}/results.test`, ["-m", "mapp"]),
    scoreStep("no such run", `${AT}/qrels.test`, `${AT}/nowhere`, options.official),
  ],
};

const peers = {
  name: "ir_measures and ranx",
  prepare(project) {
    for (const name of ["ir_measures_tests", "ranx_tests"]) {
      project.copyCollection(name);
    }
  },
  steps: [
    scoreStep(
      "compat",
      "ir_measures_tests/compat.qrels",
      "ir_measures_tests/compat.run",
      options.all,
    ),
    scoreStep("cwl", "ir_measures_tests/cwl.qrels", "ir_measures_tests/cwl.run", options.all),
    scoreStep("unit", "ranx_tests/unit/qrels.trec", "ranx_tests/unit/run.trec", options.all),
    scoreStep("json forms", "ranx_tests/unit/qrels.json", "ranx_tests/unit/run.json", options.all),
    scoreStep(
      "notebooks",
      "ranx_tests/notebooks/small_qrels.trec",
      "ranx_tests/unit/run.trec",
      options.all,
    ),
  ],
};

/** The pairs of files that trec_eval was asked about. */
const ugly = {
  name: "ugly",
  prepare: (project) => project.copyCollection("ugly"),
  makeSteps(data) {
    const [, ...lines] = readFileSync(join(data, "ugly/trec_eval_behaviour.tsv"), "utf8")
      .trimEnd()
      .split("\n");
    return lines.map((line) => {
      const [qrels, run, why] = line.split("\t");
      return scoreStep(why, `ugly/${qrels}`, `ugly/${run}`, options.all);
    });
  },
};

export const scores = [trecEval, peers, ugly];
