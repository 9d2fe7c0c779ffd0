/** What Marketplace, npm and PyPI ask of the names and descriptions that they show. */
import { expect, it } from "vitest";
import { parse } from "yaml";
import { wheelMetadata } from "../scripts/wheel.mjs";
import { REPOSITORY } from "../src/model/repository.generated.ts";
import { read } from "./helpers/pages.ts";

it("action.yml has what the Marketplace asks for", () => {
  const { name, description, branding } = parse(read("action.yml"));

  // The Marketplace refuses a description of 125 characters.
  expect(description.length).toBeLessThan(125);
  expect(description).toMatch(/search or RAG/);
  expect(name).not.toBe("");
  expect(branding).toEqual({ icon: "search", color: "blue" });
});

it("package.json leads to the repository, its issues and its README", () => {
  const { homepage, bugs, repository } = JSON.parse(read("package.json"));
  const address = `https://github.com/${REPOSITORY}`;

  expect(repository.url).toBe(`git+${address}.git`);
  expect(homepage).toBe(`${address}#readme`);
  expect(bugs.url).toBe(`${address}/issues`);
});

it("package.json has the keywords that people search for", () => {
  const { keywords } = JSON.parse(read("package.json"));

  expect(keywords).toEqual(expect.arrayContaining(["rag", "retrieval", "search"]));
});

it("the wheel has classifiers, keywords and addresses", () => {
  const { fields } = wheelMetadata();
  const valuesOf = (name: string): readonly (string | undefined)[] =>
    fields.filter(([field]) => field === name).map(([, , value]) => value);

  expect(valuesOf("Classifier")).toContain("Topic :: Software Development :: Testing");
  expect(valuesOf("Keywords")[0]).toContain("rag");
  expect(valuesOf("Project-URL").map((url) => url?.split(",")[0])).toEqual([
    "Homepage",
    "Repository",
    "Issues",
    "Changelog",
  ]);
});

it("the README says which name on PyPI is another project's", () => {
  const readme = read("README.md");

  expect(readme).toContain("pip install retrieval-gate");
  expect(readme).toMatch(/`retrieval-eval-gate` on PyPI is\s+another project/);
});
