/**
 * A loopback stand-in for the results service that stores artifacts: CreateArtifact, block PUT,
 * block list and FinalizeArtifact as @actions/artifact 6 speaks them. A test can ask for one of its
 * faults.
 */
import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { inflateRawSync } from "node:zlib";
import { type Seen, sendJson, serve } from "./loopback.ts";

/**
 * `hang_*` never answers that request, `conflict` says that the name is taken, `refused` forbids
 * the blocks, and `*_page` concerns only the artifact that is one page of HTML and no zip.
 */
export const FAULTS = [
  "none",
  "hang_create",
  "hang_block",
  "hang_finalize",
  "status_500",
  "reset",
  "conflict",
  "refused",
  "refuse_page",
  "hang_page",
] as const;
export type Fault = (typeof FAULTS)[number];

/** An artifact that was uploaded whole. */
export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly mimeType: string;
  /** Hex SHA-256 of what was stored. */
  readonly sha256: string;
  /** As the client sent it in FinalizeArtifact. */
  readonly declaredHash: string | null;
  readonly expiresAt: string | null;
  /** Texts by name: the files of a zip; else the one file, by the artifact's name. */
  readonly files: ReadonlyMap<string, string>;
}

/** The running service. */
export interface ResultsService {
  readonly url: string;
  readonly artifacts: readonly StoredArtifact[];
  /** `CreateArtifact`, `block`, `blocklist`, `FinalizeArtifact`, in the order of arrival. */
  readonly requests: readonly string[];
}

/** An upload that is not finished. */
interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly expiresAt: string | null;
  readonly blocks: Map<string, Buffer>;
  /** The blocks in the order of the block list; null before that list has come. */
  content: Buffer | null;
}

/** What the service has at the moment. */
interface ServiceState {
  readonly fault: Fault;
  /** By the number that stands in their upload URL. */
  readonly uploads: Map<string, Upload>;
  readonly artifacts: StoredArtifact[];
  readonly requests: string[];
  url: string;
}

/**
 * Returns the texts of a zip's files by name, as its central directory lists them. The offsets are
 * those of APPNOTE.TXT 4.3.16 (end of the directory), 4.3.12 (its entries) and 4.3.7 (the header
 * before each file's data).
 */
function unzip(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0) {
    throw new Error("not a zip: no end of central directory");
  }
  const files = new Map<string, string>();
  const fileCount = zip.readUInt16LE(end + 10);
  let entry = zip.readUInt32LE(end + 16);
  for (let i = 0; i < fileCount; i++) {
    const method = zip.readUInt16LE(entry + 10);
    const packedSize = zip.readUInt32LE(entry + 20);
    const nameLength = zip.readUInt16LE(entry + 28);
    const extraLength = zip.readUInt16LE(entry + 30);
    const commentLength = zip.readUInt16LE(entry + 32);
    const header = zip.readUInt32LE(entry + 42);
    const name = zip.toString("utf8", entry + 46, entry + 46 + nameLength);
    const data = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(data, data + packedSize);
    files.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString("utf8"));
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** Returns whether the request's token names a run and a job, as `runtimeToken` makes it. */
function hasJobToken({ headers }: Seen): boolean {
  const claims = (headers.authorization ?? "").split(".")[1];
  if (claims === undefined) {
    return false;
  }
  const { scp }: { scp?: string } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return /\bActions\.Results:[^:]+:[^:]+$/u.test(scp ?? "");
}

/** Answers CreateArtifact: begins an upload, and sends the address for its blocks. */
function createArtifact(
  state: ServiceState,
  body: Record<string, unknown>,
  response: ServerResponse,
): void {
  const name = String(body["name"]);
  const mimeType = typeof body["mime_type"] === "string" ? body["mime_type"] : ZIP;
  // As act 0.2 answers to `mime_type`, a member that it does not know.
  if (state.fault === "refuse_page" && mimeType !== ZIP) {
    return sendJson(response, { code: "malformed" }, 400);
  }
  if (state.fault === "conflict" || state.artifacts.some((artifact) => artifact.name === name)) {
    const msg = "an artifact with this name already exists on the workflow run";
    return sendJson(response, { code: "already_exists", msg }, 409);
  }
  const key = String(state.uploads.size + 1);
  const expiresAt = typeof body["expires_at"] === "string" ? body["expires_at"] : null;
  state.uploads.set(key, { name, mimeType, expiresAt, blocks: new Map(), content: null });
  // The storage client wants /account/container/name in the path of a loopback address.
  sendJson(response, {
    ok: true,
    signed_upload_url: `${state.url}/account/container/${key}?sig=loopback-signature`,
  });
}

/** Answers FinalizeArtifact: stores the upload as an artifact. */
function finalizeArtifact(
  state: ServiceState,
  body: Record<string, unknown>,
  response: ServerResponse,
): void {
  const upload = [...state.uploads.values()].find((item) => item.name === body["name"]);
  if (!upload?.content) {
    return sendJson(response, { code: "not_found", msg: "no such upload" }, 404);
  }
  const id = state.artifacts.length + 1;
  state.artifacts.push({
    id,
    name: upload.name,
    mimeType: upload.mimeType,
    sha256: createHash("sha256").update(upload.content).digest("hex"),
    declaredHash: typeof body["hash"] === "string" ? body["hash"] : null,
    expiresAt: upload.expiresAt,
    files:
      upload.mimeType === ZIP
        ? unzip(upload.content)
        : new Map([[upload.name, String(upload.content)]]),
  });
  sendJson(response, { ok: true, artifact_id: String(id) }, 200);
}

/** Answers a PUT to the storage: keeps a block, or joins the blocks that the list names. */
function putBlob(state: ServiceState, url: URL, body: Buffer, response: ServerResponse): void {
  const upload = state.uploads.get(url.pathname.split("/").at(-1)!);
  if (upload === undefined) {
    return sendJson(response, {}, 404);
  }
  if (url.searchParams.get("comp") === "block") {
    upload.blocks.set(url.searchParams.get("blockid")!, body);
  } else {
    const ids = [...body.toString("utf8").matchAll(/<Latest>([^<]+)<\/Latest>/gu)].map(
      (match) => match[1],
    );
    upload.content = Buffer.concat(ids.map((id) => upload.blocks.get(id)!));
  }
  response.writeHead(201, { etag: '"1"', "last-modified": new Date(0).toUTCString() });
  response.end();
}

const ZIP = "application/zip";
const HANGS_AT: ReadonlyMap<Fault, string> = new Map([
  ["hang_create", "CreateArtifact"],
  ["hang_block", "block"],
  ["hang_finalize", "FinalizeArtifact"],
]);

/** Answers a request, or does what the fault says. */
function answer(state: ServiceState, seen: Seen, response: ServerResponse, socket: Socket): void {
  const url = new URL(seen.url, state.url);
  // `comp` is `block` or `blocklist` in an upload; else the path ends in the method's name.
  const requestName = url.searchParams.get("comp") ?? url.pathname.split("/").at(-1)!;
  state.requests.push(requestName);
  if (state.fault === "reset") {
    return void socket.destroy();
  }
  if (HANGS_AT.get(state.fault) === requestName) {
    return;
  }
  // The page is uploaded after the zip.
  if (state.fault === "hang_page" && state.artifacts.length > 0) {
    return;
  }
  if (state.fault === "status_500") {
    return sendJson(response, { code: "internal", msg: "out of order" }, 500);
  }
  // As storage behind a proxy refuses: no body, so no reason.
  if (state.fault === "refused" && requestName === "block") {
    return void response.writeHead(403).end();
  }
  if (seen.method === "PUT") {
    return putBlob(state, url, seen.bytes, response);
  }
  if (!hasJobToken(seen)) {
    return sendJson(response, { code: "unauthenticated", msg: "bad token" }, 401);
  }
  const message: Record<string, unknown> = JSON.parse(seen.body);
  if (requestName === "CreateArtifact") {
    createArtifact(state, message, response);
  } else if (requestName === "FinalizeArtifact") {
    finalizeArtifact(state, message, response);
  } else {
    sendJson(response, { code: "bad_route", msg: requestName }, 404);
  }
}

/** Starts the service. It is closed with the test. */
export async function startResultsService(fault: Fault = "none"): Promise<ResultsService> {
  const state: ServiceState = { fault, uploads: new Map(), artifacts: [], requests: [], url: "" };
  const server = await serve((...exchange) => answer(state, ...exchange));
  state.url = server.url;
  return { url: `${state.url}/`, artifacts: state.artifacts, requests: state.requests };
}
