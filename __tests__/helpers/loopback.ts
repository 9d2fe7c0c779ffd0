/** Real HTTP servers on loopback for tests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A request that the server got. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  readonly bytes: Buffer;
  /** The number of its connection, from 1, in the order of their first requests. */
  readonly connection: number;
}

/** A running server. */
export interface Loopback {
  readonly url: string;
  /** All requests so far, in order. */
  readonly seen: readonly Seen[];
  /** Ends every open connection. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Answers a request, whose body was read to its end. */
export type Handler = (request: Seen, response: ServerResponse, socket: Socket) => void;

/** Starts a server that is closed after the test, so not for concurrent tests. */
export async function serve(handler: Handler): Promise<Loopback> {
  const server = await startLoopback(handler);
  onTestFinished(() => server.close());
  return server;
}

/** Starts a server on a free port of 127.0.0.1. The caller closes it. */
export async function startLoopback(handler: Handler): Promise<Loopback> {
  const seen: Seen[] = [];
  const connections: Socket[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers, socket } = request;
      const bytes = Buffer.concat(chunks);
      if (!connections.includes(socket)) {
        connections.push(socket);
      }
      const connection = connections.indexOf(socket) + 1;
      const one: Seen = { method, url, headers, body: bytes.toString(), bytes, connection };
      seen.push(one);
      handler(one, response, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) {
    throw new Error("no address");
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends the value as JSON, and ends the response. */
export function sendJson(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(value));
}
