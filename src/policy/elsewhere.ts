/** CI systems other than GitHub Actions, as far as the choice of the base depends on them. */
import { GateError } from "../errors.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface System {
  readonly name: string;
  /** Documented as set in every job. */
  readonly mark: string;
  /** Documented as set where the job is for a merge or pull request; Buildkite writes `false` elsewhere. */
  readonly change: string;
}

const SYSTEMS: readonly System[] = [
  { name: "GitLab", mark: "GITLAB_CI", change: "CI_MERGE_REQUEST_IID" },
  { name: "Jenkins", mark: "JENKINS_URL", change: "CHANGE_ID" },
  { name: "Buildkite", mark: "BUILDKITE", change: "BUILDKITE_PULL_REQUEST" },
  { name: "CircleCI", mark: "CIRCLECI", change: "CIRCLE_PULL_REQUEST" },
  { name: "Azure Pipelines", mark: "TF_BUILD", change: "SYSTEM_PULLREQUEST_PULLREQUESTID" },
];

/**
 * Throws `unsafe_event` where two systems say that the job is theirs, since a job's author can set variables and each
 * would name another base, and `base_not_found` where a merge request would be judged by its own files alone.
 */
export function refuseElsewhere(environment: Environment, baseRef: string | null): void {
  const present = SYSTEMS.filter(({ mark }) => environment[mark]);
  const marks = [
    ...(environment["GITHUB_EVENT_NAME"] ? ["GITHUB_EVENT_NAME"] : []),
    ...present.map(({ mark }) => mark),
  ];
  if (marks.length > 1) {
    throw new GateError("unsafe_event", `${marks.join(" and ")} are set: two CI systems at once`, {
      hint: "The base would be another for each. Unset those of the system that this job does not run on.",
    });
  }
  const [system] = present;
  if (system === undefined || baseRef !== null) return;
  const change = environment[system.change];
  if (!change || change === "false") return;
  throw new GateError(
    "base_not_found",
    `${system.change} is ${JSON.stringify(change)}: a change on ${system.name}, and no --base-ref`,
    { hint: "Without a base the change's own files would judge it. See docs/other-ci.md for what to name." },
  );
}
