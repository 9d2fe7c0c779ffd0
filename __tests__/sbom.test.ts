/** The list of the packages in dist/ (software bill of materials). */
import path from "node:path";
import { expect, it } from "vitest";
import { packageFolders, renderSbom } from "../scripts/sbom.mjs";

const ROOT = path.join(import.meta.dirname, "..");

it("the SBOM finds packages of modules, nested and scoped, and none of ours", () => {
  const modules = [
    "./lib/program.js",
    "./node_modules/yaml/dist/index.js + 31 modules",
    "./node_modules/@actions/core/lib/core.js",
    "./node_modules/@actions/github/node_modules/@actions/http-client/lib/index.js",
    'external node-commonjs "fs"',
    "./node_modules/yaml/dist/other.js",
  ];

  expect(packageFolders(modules)).toEqual([
    "node_modules/@actions/core",
    "node_modules/@actions/github/node_modules/@actions/http-client",
    "node_modules/yaml",
  ]);
});

it("the SBOM has name, version, licence and digest of each, always the same", () => {
  const text = renderSbom(ROOT, ["node_modules/yaml"]);

  expect(renderSbom(ROOT, ["node_modules/yaml"])).toBe(text);

  const { bomFormat, components, dependencies } = JSON.parse(text) as Record<string, never[]>;

  expect(bomFormat).toBe("CycloneDX");
  expect(components).toMatchObject([
    { name: "yaml", purl: "pkg:npm/yaml@2.9.1", licenses: [{ license: { id: "ISC" } }] },
  ]);

  const content: unknown = expect.stringMatching(/^[0-9a-f]{128}$/);

  expect(components![0]!["hashes"]).toMatchObject([{ alg: "SHA-512", content }]);
  expect(dependencies).toMatchObject([
    { dependsOn: ["pkg:npm/yaml@2.9.1?folder=node_modules/yaml"] },
  ]);
});
