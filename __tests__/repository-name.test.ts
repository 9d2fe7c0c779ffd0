/** Which names scripts/name.mjs writes into the files of this repository. */
import { describe, expect, it } from "vitest";
import { isRepositoryName } from "../scripts/name.mjs";

describe("isRepositoryName", () => {
  it("accepts the repository of another owner", () => {
    expect(isRepositoryName("acme/retrieval-eval-gate")).toBe(true);
  });

  it.each([
    "acme/search-gate",
    "acme/retrieval-eval-gate-fork",
    "acme/my-retrieval-eval-gate",
    "acme",
    "https://github.com/acme/retrieval-eval-gate",
    "a/b/retrieval-eval-gate",
  ])("refuses %s, which is not OWNER/retrieval-eval-gate", (name) => {
    expect(isRepositoryName(name)).toBe(false);
  });
});
