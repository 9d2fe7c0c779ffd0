/** Gates over `kind: python`, as the command runs them. */
import { expect, it } from "vitest";
import { type Json, configFile, gate, run, suiteFile } from "../helpers/gated-project.ts";
import { describeWithPython } from "../helpers/python.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const PAGES = {
  "travel.md": "Staff book trains for journeys below six hours.",
  "leave.md": "New parents take sixteen weeks of leave.",
  "vpn.md": "The VPN needs a hardware key.",
  "bikes.md": "A cargo bike is lent for a weekend.",
  "invoices.md": "Invoices are kept for ten years.",
  "visitors.md": "Visitors are met at the gate.",
};
const QUERIES = {
  "trains for journeys": "travel.md",
  "weeks of leave": "leave.md",
  "hardware key": "vpn.md",
  "cargo bike": "bikes.md",
  "invoices kept": "invoices.md",
  "visitors met": "visitors.md",
};

/**
 * A search that counts shared words, and prints at each call, as many do. `skip`: words that it
 * forgets to look for.
 */
const searchSource = (skip = ""): string => `
import json, pathlib, re
PAGES = json.loads(pathlib.Path("pages.json").read_text("utf-8"))
print(len(PAGES), "pages")

def words(text):
    return set(re.findall("[a-z]+", text.lower()))

def search(query, k=10):
    print("searching", query)
    if query == "broken":
        raise LookupError("no such index")
    asked = words(query) - {*"${skip}".split()}
    found = [{"path": path, "score": len(asked & words(text))} for path, text in PAGES.items()]
    found = [each for each in found if each["score"] > 0]
    return sorted(found, key=lambda each: -each["score"])[:k]
`;

const cases = Object.entries(QUERIES).map(([query, page]) => ({
  id: query.replaceAll(" ", "-"),
  query,
  intent: "howto",
  expected: [{ path: page }],
}));

/** A project with six pages and a search in Python; nothing is recorded yet. */
function makeProject(): string {
  return workspace({
    "retrieval-gate.json": configFile({
      retriever: { kind: "python", function: "handbook.search:search" },
    }),
    "suite.json": suiteFile("handbook", cases),
    "pages.json": PAGES,
    "src/handbook/__init__.py": "",
    "src/handbook/search.py": searchSource(),
  });
}

describeWithPython("a gate over a function in Python", () => {
  it("a Python retriever passes unchanged code", async () => {
    const folder = makeProject();

    expect(await run(folder, "record")).toMatchObject({ code: 0 });

    const { code, report } = await gate(folder);

    expect(code).toBe(0);
    // Each of the six pages shares words with its own query alone, so it stands first.
    expect(report.metrics.overall["mrr@10"]).toBe(1);
  });

  it("a Python exception is the error of its query", async () => {
    const folder = makeProject();
    await run(folder, "record");
    const brokenCase = {
      id: "broken",
      query: "broken",
      intent: "howto",
      expected: [{ path: "vpn.md" }],
    };
    writeFiles(folder, { "suite.json": suiteFile("handbook", [...cases, brokenCase]) });

    const { code, report } = await gate(folder);

    expect(code).toBe(3);

    // searchSource raises for this query, on its line 12.
    const reportedCase = report.cases.find(({ id }: Json) => id === "broken");

    expect(JSON.stringify(reportedCase)).toContain(
      "LookupError: no such index (src/handbook/search.py:12)",
    );
  });
});
