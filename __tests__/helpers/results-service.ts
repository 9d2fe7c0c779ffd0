/**
 * A loopback stand-in for the results service that stores artifacts: CreateArtifact, block PUT, block list and
 * FinalizeArtifact as @actions/artifact 6 speaks them, with faults to order.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { inflateRawSync } from "node:zlib";
import { onTestFinished } from "vitest";

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

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly mimeType: string;
  /** Hex SHA-256 of what was stored. */
  readonly sha256: string;
  /** As the client sent it in FinalizeArtifact. */
  readonly declaredHash: string | null;
  readonly expiresAt: string | null;
  /** Of a zip its files; else the one file, by the artifact's name. */
  readonly files: ReadonlyMap<string, string>;
}

export interface ResultsService {
  readonly url: string;
  readonly artifacts: readonly StoredArtifact[];
  /** `CreateArtifact`, `block`, `blocklist`, `FinalizeArtifact`, in the order of arrival. */
  readonly requests: readonly string[];
}

interface Pending {
  readonly name: string;
  readonly mimeType: string;
  readonly expiresAt: string | null;
  readonly blocks: Map<string, Buffer>;
  content: Buffer | null;
}

interface State {
  readonly fault: Fault;
  readonly pending: Map<string, Pending>;
  readonly artifacts: StoredArtifact[];
  readonly requests: string[];
  url: string;
}

/** Files of a zip by name, from its central directory (APPNOTE.TXT 4.3.12). */
export function unzip(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0) {
    throw new Error("not a zip: no end of central directory");
  }
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i++) {
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const extra = zip.readUInt16LE(at + 30);
    const comment = zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(data, data + packed);
    files.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString("utf8"));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function bearerIsForThisJob(request: IncomingMessage): boolean {
  const claims = (request.headers.authorization ?? "").split(".")[1];
  if (claims === undefined) {
    return false;
  }
  const { scp }: { scp?: string } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return /\bActions\.Results:[^:]+:[^:]+$/u.test(scp ?? "");
}

function createArtifact(
  state: State,
  body: Record<string, unknown>,
  response: ServerResponse,
): void {
  const name = String(body["name"]);
  const mimeType = typeof body["mime_type"] === "string" ? body["mime_type"] : ZIP;
  // As act 0.2 answers to a member that it does not know.
  if (state.fault === "refuse_page" && mimeType !== ZIP) {
    return send(response, 400, { code: "malformed" });
  }
  if (state.fault === "conflict" || state.artifacts.some((artifact) => artifact.name === name)) {
    send(response, 409, {
      code: "already_exists",
      msg: "an artifact with this name already exists on the workflow run",
    });
    return;
  }
  const key = String(state.pending.size + 1);
  const expiresAt = typeof body["expires_at"] === "string" ? body["expires_at"] : null;
  state.pending.set(key, { name, mimeType, expiresAt, blocks: new Map(), content: null });
  // The storage client wants /account/container/name in the path of a loopback address.
  send(response, 200, {
    ok: true,
    signed_upload_url: `${state.url}/account/container/${key}?sig=loopback-signature`,
  });
}

function finalizeArtifact(
  state: State,
  body: Record<string, unknown>,
  response: ServerResponse,
): void {
  const upload = [...state.pending.values()].find((item) => item.name === body["name"]);
  if (!upload?.content) {
    return send(response, 404, { code: "not_found", msg: "no such upload" });
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
  send(response, 200, { ok: true, artifact_id: String(id) });
}

function putBlob(state: State, url: URL, body: Buffer, response: ServerResponse): void {
  const upload = state.pending.get(url.pathname.split("/").at(-1)!);
  if (upload === undefined) {
    return send(response, 404, {});
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

async function serve(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", state.url);
  const step = url.searchParams.get("comp") ?? url.pathname.split("/").at(-1)!;
  state.requests.push(step);
  if (state.fault === "reset") {
    return void request.socket.destroy();
  }
  const body = await readBody(request);
  if (HANGS_AT.get(state.fault) === step) {
    return;
  }
  if (state.fault === "hang_page" && state.artifacts.length > 0) {
    return;
  }
  if (state.fault === "status_500") {
    return send(response, 500, { code: "internal", msg: "out of order" });
  }
  // As storage behind a proxy refuses: no body, so no reason.
  if (state.fault === "refused" && step === "block") {
    return void response.writeHead(403).end();
  }
  if (request.method === "PUT") {
    return putBlob(state, url, body, response);
  }
  if (!bearerIsForThisJob(request)) {
    return send(response, 401, { code: "unauthenticated", msg: "bad token" });
  }
  const message: Record<string, unknown> = JSON.parse(body.toString("utf8"));
  if (step === "CreateArtifact") {
    createArtifact(state, message, response);
  } else if (step === "FinalizeArtifact") {
    finalizeArtifact(state, message, response);
  } else {
    send(response, 404, { code: "bad_route", msg: step });
  }
}

/** Closed with the test. */
export async function startResultsService(fault: Fault = "none"): Promise<ResultsService> {
  const state: State = { fault, pending: new Map(), artifacts: [], requests: [], url: "" };
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error("no port");
  }
  state.url = `http://127.0.0.1:${address.port}`;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url: `${state.url}/`, artifacts: state.artifacts, requests: state.requests };
}
