import { expect, it } from "vitest";
import { makeMeasureFit } from "../../../src/workbench/init/name-fit.ts";

it("measureFit takes names as ids of a corpus if more are ids than files", () => {
  const measureFit = makeMeasureFit(
    ["docs/a.md", "corpus.jsonl"],
    () => '{"id": "a.md"}\n{"id": "b"}',
  );

  expect(measureFit(["a.md", "b"])).toEqual({ share: 1, corpus: "corpus.jsonl" });
  // The one name is a file as well: no more are ids.
  expect(measureFit(["a.md"])).toEqual({ share: 1, corpus: null });
  expect(measureFit(["elsewhere.md"])).toEqual({ share: 0, corpus: null });
});
