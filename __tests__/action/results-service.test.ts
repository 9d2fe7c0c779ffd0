import { deflateRawSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { runtimeToken } from "../helpers/runner-environment.ts";
import { startResultsService, unzip, type Fault, type ResultsService } from "../helpers/results-service.ts";

let running: ResultsService | null = null;
afterEach(async () => {
  await running?.close();
  running = null;
});

async function start(fault: Fault = "none"): Promise<ResultsService> {
  return (running = await startResultsService(fault));
}

function call(
  service: ResultsService,
  method: string,
  body: object,
  token = runtimeToken("1", "2"),
): Promise<Response> {
  return fetch(`${service.url}twirp/github.actions.results.api.v1.ArtifactService/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(1000),
  });
}

/** A zip of one file: local header, data, central directory, end record. */
function zipOf(name: string, text: string): Buffer {
  const data = deflateRawSync(text);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end]);
}

test("an artifact of two blocks, listed in another order than they came", async () => {
  const service = await start();
  const answer = await call(service, "CreateArtifact", { name: "a", expires_at: "2027" });
  const created: { signed_upload_url: string } = JSON.parse(await answer.text());
  const url = created.signed_upload_url;
  const zip = zipOf("report.json", "{}");
  await fetch(`${url}&comp=block&blockid=second`, { method: "PUT", body: new Uint8Array(zip.subarray(20)) });
  await fetch(`${url}&comp=block&blockid=first`, {
    method: "PUT",
    body: new Uint8Array(zip.subarray(0, 20)),
  });
  const list = "<BlockList><Latest>first</Latest><Latest>second</Latest></BlockList>";
  await fetch(`${url}&comp=blocklist`, { method: "PUT", body: list });
  const final = await call(service, "FinalizeArtifact", { name: "a", hash: "sha256:x" });
  expect(await final.json()).toEqual({ ok: true, artifact_id: "1" });
  expect(service.artifacts).toMatchObject([
    {
      id: 1,
      name: "a",
      declaredHash: "sha256:x",
      expiresAt: "2027",
      files: new Map([["report.json", "{}"]]),
    },
  ]);
  expect(service.requests).toEqual(["CreateArtifact", "block", "block", "blocklist", "FinalizeArtifact"]);
  expect((await call(service, "CreateArtifact", { name: "a" })).status).toBe(409);
});

test("a token for no job is refused, and so is the end of an upload that never began", async () => {
  const service = await start();
  expect((await call(service, "CreateArtifact", { name: "a" }, "x.e30.y")).status).toBe(401);
  expect((await call(service, "FinalizeArtifact", { name: "a" })).status).toBe(404);
});

test("faults", async () => {
  const service = await start("status_500");
  expect((await call(service, "CreateArtifact", { name: "a" })).status).toBe(500);
  await service.close();
  await expect(call(await start("hang_create"), "CreateArtifact", {})).rejects.toThrow(/timeout/u);
  await running?.close();
  await expect(call(await start("reset"), "CreateArtifact", {})).rejects.toThrow(/fetch failed/u);
});

test("what is no zip is said to be none", () => {
  expect(() => unzip(Buffer.from("hello"))).toThrow("not a zip");
});
