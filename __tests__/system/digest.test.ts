import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { digestLargeFile } from "../../src/system/digest.ts";
import { workspace } from "../helpers/workspace.ts";

it("digestLargeFile returns the SHA-256 of a file of several pieces", () => {
  // It is read in pieces of 4 MiB: two whole ones, and 1 MiB and a byte.
  const file = path.join(workspace(), "large.bin");
  const bytes = Buffer.alloc(9 * 1024 * 1024 + 1, "0123456789");
  writeFileSync(file, bytes);

  expect(digestLargeFile(file)).toBe(createHash("sha256").update(bytes).digest("hex"));
});
