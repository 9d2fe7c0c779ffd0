import { expect, it } from "vitest";
import { factsOf, linesOf, renameTo } from "../../src/policy/git.ts";

it("reads a commit as it is stored", () => {
  const header = [
    `tree ${"1".repeat(40)}`,
    `parent ${"2".repeat(40)}`,
    `parent ${"3".repeat(40)}`,
    "author A <a@example> 1700000000 +0100",
    "committer B <b@example> 1700000060 -0500",
  ].join("\n");
  const facts = { tree: "1".repeat(40), parents: ["2".repeat(40), "3".repeat(40)], time: 1_700_000_060 };
  const message = `\n  First line \n\nparent ${"4".repeat(40)}\ncommitter C <c@example> 1 +0000\n`;
  expect(factsOf(Buffer.from(`${header}\n\n${message}`))).toEqual({ ...facts, subject: "First line" });
  expect(factsOf(Buffer.from(header))).toEqual({ ...facts, subject: "" });
  expect(factsOf(Buffer.from("tree 1\n\nno committer"))).toEqual({
    tree: "1",
    parents: [],
    time: 0,
    subject: "no committer",
  });
});

it("reads a listing line by line", () => {
  expect(linesOf(Buffer.from("a\nb\n"))).toEqual(["a", "b"]);
  expect(linesOf(Buffer.from(""))).toEqual([]);
});

it("finds what was renamed to a path, and takes no name for a mode line", () => {
  const line = (score: string): string => `:100644 100644 ${"1".repeat(40)} ${"2".repeat(40)} ${score}`;
  const listing = Buffer.from([line("R100"), "old.json", "new.json", line("R051"), "a", "b", ""].join("\0"));
  expect(renameTo(listing, "new.json")).toBe("old.json");
  expect(renameTo(listing, "b")).toBe("a");
  expect([renameTo(listing, "old.json"), renameTo(listing, "c")]).toEqual([null, null]);
  expect(renameTo(Buffer.from([line("M"), "x", "new.json", ""].join("\0")), "new.json")).toBeNull();
  expect(renameTo(Buffer.from(""), "new.json")).toBeNull();
  expect(renameTo(Buffer.from("new.json"), "new.json")).toBeNull();
});
