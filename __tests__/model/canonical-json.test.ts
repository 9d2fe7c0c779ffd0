import fc, { assert, jsonValue, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  StreamedValue,
  canonicalJson,
  canonicalParts,
  compactCanonical,
  compactParts,
  compareCodePoints,
  roundNumber,
  sameCanonical,
} from "../../src/model/canonical-json.ts";

describe("canonicalJson", () => {
  it("sorts keys by code point, keeps plain lists on one line, ends with a newline", () => {
    const plain = { b: [1, "x", null, true], a: { z: [], y: {} }, list: [{ k: 1 }, [2]] };

    expect(canonicalJson({ ...plain, "\u{1f600}": 1, "\uffee": 2 })).toBe(
      '{\n  "a": {\n    "y": {},\n    "z": []\n  },\n  "b": [1, "x", null, true],\n  "list": [\n    {\n      "k": 1\n    },\n    [2]\n  ],\n  "\uffee": 2,\n  "\u{1f600}": 1\n}\n',
    );
  });

  it("writes Maps as objects, and leaves undefined out", () => {
    const map = new Map([
      ["__proto__", 1],
      ["a", 2],
    ]);

    expect(compactCanonical({ map, gone: undefined })).toBe('{"map":{"__proto__":1,"a":2}}');
  });

  it.each([Number.NaN, Infinity, -Infinity])("refuses %s", (value) => {
    expect(() => canonicalJson({ a: [value] })).toThrow(RangeError);
    expect(() => compactCanonical(value)).toThrow(RangeError);
  });

  it.each([[new Set([1])], [new Date(0)], [1n], [() => 1], [new Map([[1, 2]])], [[undefined]]])(
    "refuses %s",
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );

  it("means the same as JSON, in any order of keys", () => {
    assert(
      property(jsonValue({ maxDepth: 4 }), (value) => {
        const json = JSON.stringify(value, (_, v: unknown) =>
          typeof v === "number" ? roundNumber(v) : v,
        );

        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(json));
        expect(JSON.parse(compactCanonical(value))).toEqual(JSON.parse(json));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );

    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });

  it("sameCanonical compares the canonical texts, and tells undefined from null", () => {
    expect(sameCanonical({ a: 0, b: [1] }, { b: [1 + 1e-13], a: -0, c: undefined })).toBe(true);
    expect(sameCanonical(undefined, null)).toBe(false);
  });
});

// To 12 decimals. 0.1 + 0.2 = 0.30000000000000004 in binary64: the 4 is in the 17th place.
it.each([
  [0.1 + 0.2, 0.3],
  [1 / 3, 0.333333333333],
  [2 / 3, 0.666666666667],
  [-0, 0],
  [-1e-13, 0],
  [1e-12, 1e-12],
  [123456789.125, 123456789.125],
  [1e300, 1e300],
])("roundNumber %d -> %d", (value, expected) => {
  expect(Object.is(roundNumber(value), expected)).toBe(true);
});

describe("streamed JSON", () => {
  const list = [{ b: 1, a: [1, 2] }, "x"];
  const map = { k: { v: null }, l: 2 };
  const eager = { z: 1, list, map, none: [], nothing: {} };
  const streamed = {
    z: 1,
    list: StreamedValue.list(() => list),
    map: StreamedValue.members(() => Object.entries(map)),
    none: StreamedValue.list(() => []),
    nothing: StreamedValue.members(() => []),
  };

  it("streamed JSON has the bytes of the whole value, pretty and compact", () => {
    expect([...canonicalParts(streamed)].join("")).toBe(canonicalJson(eager));
    expect([...compactParts(streamed)].join("")).toBe(compactCanonical(eager));
  });

  it("streamed JSON is made item by item", () => {
    const madeItems: number[] = [];
    const list = StreamedValue.list(function* () {
      for (const each of [1, 2, 3]) {
        madeItems.push(each);
        yield each;
      }
    });
    // The reader stops after the second item.
    for (const part of canonicalParts({ list })) {
      if (part.includes("2")) {
        break;
      }
    }

    expect(madeItems).toEqual([1, 2]);
  });

  it("streamed JSON can have a line for each item", () => {
    const map = StreamedValue.members(() => Object.entries({ k: { v: [1] }, l: 3 }), true);

    expect([...canonicalParts({ map })].join("")).toBe(
      '{\n  "map": {\n    "k": {"v":[1]},\n    "l": 3\n  }\n}\n',
    );
  });
});

it("compareCodePoints orders as UTF-8 bytes do", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "b", "\ufffd", "\ue000", "\u{1f600}", "\u{10000}"),
    maxLength: 4,
  });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(compareCodePoints(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
    { numRuns: 2000 },
  );
});
