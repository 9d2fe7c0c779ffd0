import { describe, expect, it, test } from "vitest";
import type { GateError } from "../../src/errors.ts";
import { refuseElsewhere } from "../../src/policy/event.ts";

describe("other systems", () => {
  const codeOf = (environment: Record<string, string>, baseRef: string | null = null): string => {
    try {
      refuseElsewhere(environment, baseRef);
      return "runs";
    } catch (error) {
      return (error as GateError).code;
    }
  };
  const CHANGES: readonly Record<string, string>[] = [
    { GITLAB_CI: "true", CI_MERGE_REQUEST_IID: "1" },
    { JENKINS_URL: "https://ci.example/", CHANGE_ID: "1" },
    { BUILDKITE: "true", BUILDKITE_PULL_REQUEST: "1" },
    { CIRCLECI: "true", CIRCLE_PULL_REQUEST: "https://github.com/a/b/pull/1" },
    { TF_BUILD: "True", SYSTEM_PULLREQUEST_PULLREQUESTID: "1" },
  ];

  test.each(CHANGES)("a change needs a base: %j", (environment) => {
    expect(codeOf(environment)).toBe("base_not_found");
    expect(codeOf(environment, "main")).toBe("runs");
    const [mark] = Object.keys(environment);
    expect(codeOf({ [mark!]: environment[mark!]! })).toBe("runs");
    expect(codeOf({ ...environment, GITHUB_EVENT_NAME: "push" }, "main")).toBe("unsafe_event");
  });

  it("refuses two at once, and Buildkite's false is no change", () => {
    expect(codeOf({ GITLAB_CI: "true", CIRCLECI: "true" }, "main")).toBe("unsafe_event");
    expect(codeOf({ BUILDKITE: "true", BUILDKITE_PULL_REQUEST: "false" })).toBe("runs");
    expect(codeOf({ GITHUB_EVENT_NAME: "push" })).toBe("runs");
    expect(codeOf({})).toBe("runs");
  });

  it("names the variables that it goes by", () => {
    expect(() => refuseElsewhere({ GITLAB_CI: "true", CI_MERGE_REQUEST_IID: "7" }, null)).toThrow(
      'CI_MERGE_REQUEST_IID is "7": a change on GitLab, and no --base-ref',
    );
    expect(() => refuseElsewhere({ GITHUB_EVENT_NAME: "push", TF_BUILD: "True" }, null)).toThrow(
      "GITHUB_EVENT_NAME and TF_BUILD are set: two CI systems at once",
    );
  });
});
