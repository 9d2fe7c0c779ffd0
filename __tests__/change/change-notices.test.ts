/** listChangeNotices: what a reviewer should see of a change that weakens nothing. */
import { expect, test } from "vitest";
import { listChangeNotices } from "../../src/change/change-notices.ts";
import type { Inputs } from "../../src/model/report.ts";
import { side as sideOf } from "./sides.ts";

/** Returns the notices of a change from base to head. */
const noticesOf = (base: Inputs, head: Inputs) =>
  listChangeNotices({ base, head, moved: [], unusable: null, links: [] });

test.each([
  ["body: { index: INDEX, q: '{{query}}' }", "retriever.body.index"],
  ["headers: { X-Tenant: INDEX }, body: { q: '{{query}}' }", "retriever.headers.X-Tenant"],
  [
    "params: { collection_name: INDEX }, body: { q: '{{query}}' }",
    "retriever.params.collection_name",
  ],
])("listChangeNotices shows another index in %s", async (settings, place) => {
  const inputsWithIndex = (index: string): Promise<Inputs> => {
    const written = settings.replace("INDEX", index);
    return sideOf(`retriever: { kind: http, url: "https://a.example/", results: h, ${written} }`);
  };
  const docs = await inputsWithIndex("docs");

  expect(noticesOf(docs, await inputsWithIndex("other"))).toStrictEqual([
    { code: "index_changed", place, before: "docs", after: "other" },
  ]);
  expect(noticesOf(docs, docs)).toStrictEqual([]);
});

test("listChangeNotices shows another address on the same host", async () => {
  const inputsWithAddress = (url: string): Promise<Inputs> =>
    sideOf(`retriever: { kind: http, url: "${url}", results: h }`);
  const docs = await inputsWithAddress("https://a.example/docs/_search");

  expect(noticesOf(docs, await inputsWithAddress("https://a.example/other/_search"))).toStrictEqual(
    [
      {
        code: "index_changed",
        place: "retriever.url",
        before: "https://a.example/docs/_search",
        after: "https://a.example/other/_search",
      },
    ],
  );
  expect(noticesOf(docs, docs)).toStrictEqual([]);
  // Another host is a finding, and needs no notice.
  expect(noticesOf(docs, await inputsWithAddress("https://b.example/docs/_search"))).toStrictEqual(
    [],
  );
});
