/**
 * Which tests look at which folder: those of its own room, and of others that see it. Only those run which reach a
 * mutant, so that a further room costs one run of its tests. A line: name, other sources than its own, tests below
 * __tests__. With a star before the name tests that start programs are among them.
 */
const TABLE = `
gate || gate app cli/validate files metrics/churn model/policy oracle policy reporters/stages-and-cost run shards words workbench
metrics || metrics files/baseline files/baseline-round-trip files/baseline-of-suite files/baseline-agreement gate oracle properties trec
policy || policy gate/two-policies app/merge-base action/pull-requests
run || run app retrievers
*app || app cli files/mistakes workbench/ask workbench/session action/outputs action/silent-passes
*action || action
shards || shards
*files || files model cli gate/lint trec app
words || words reporters
reporters || reporters words action/comment-reports
*retrievers || retrievers app files/mistakes
*cli || cli app/leaderboard app/progress app/record-refusals workbench/ask workbench/session
llm || llm
trec || trec
model | model system | model system gate files
*workbench || workbench
*output || output
*exit | exit-code.ts exit.ts errors.ts | exit-code errors action/exit
`;

const FILES = /^(?:\w+\/[\w-]+|exit-code|errors)$/;

export const FOLDERS = Object.fromEntries(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [first, sources, tests] = line.split("|").map((cell) => cell.trim());
      const [name, programs] = [first.replace("*", ""), first.startsWith("*")];
      const [all, files] = [sources || name, tests].map((cell) => cell.split(" "));
      const testAt = (each) => `__tests__/${each}${FILES.test(each) ? ".test.ts" : ""}`;
      return [name, { sources: all.map((each) => `src/${each}`), tests: files.map(testAt), programs }];
    }),
);

/** They start the programs as they are built, which takes long: only for folders whose `programs` is true. */
export const STARTS_PROGRAMS = /helpers\/(command|built|judge-server|side-project|fake-runner)/;

/** Real repositories are made there: left out with `--quick`. */
export const SLOW = /helpers\/git-repository|policy\/project|\.\/project\.ts/;
