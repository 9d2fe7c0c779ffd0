/**
 * A server whose certificate is of a private authority; made by openssl, which every runner has.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import { serve } from "../helpers/loopback.ts";
import { workspace } from "../helpers/workspace.ts";
import { askHello, drive, failure, httpConfig, idsOrMessage } from "./harness.ts";

const root = workspace({ "empty.pem": "nothing\n" });
let server: Server;
let url = "";

beforeAll(async () => {
  const request =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test";
  const files = ["-keyout", join(root, "key.pem"), "-out", join(root, "ca.pem")];
  const args = [...request.split(" "), "-addext", "subjectAltName=IP:127.0.0.1", ...files];
  execFileSync("openssl", args, { stdio: "ignore" });
  const key = readFileSync(join(root, "key.pem"));
  const cert = readFileSync(join(root, "ca.pem"));
  server = createServer({ key, cert }, (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('["a"]');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address === "object" && address !== null) {
    url = `https://127.0.0.1:${address.port}/`;
  }
});

afterAll(() => void server.close());

const askOverTls = (config: Partial<HttpRetriever>) =>
  drive(httpConfig({ url, ...config }), askHello, { root });

test("kind: http trusts a server's certificate with `ca`", async () => {
  expect(idsOrMessage(await askOverTls({ ca: "ca.pem" }))).toStrictEqual(["a"]);
});

test("kind: http without `ca` refuses the certificate, and its hint names `ca`", async () => {
  const error = await failure(askOverTls({}));

  expect(error.message).toContain("self-signed certificate");
  expect(error.hint).toContain("retriever.ca");
  expect(error.hint).toContain("NODE_EXTRA_CA_CERTS");
});

// retriever.ca | code | a part of the message
test.each([
  ["gone.pem", "file_not_found", 'there is no file "gone.pem"'],
  ["empty.pem", "invalid_config", "holds no certificate in PEM"],
])("kind: http refuses %s as `ca`", async (ca, code, message) => {
  const error = await failure(askOverTls({ ca }));

  expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
});

test("kind: http says that a server speaks no TLS, and to write http://", async () => {
  const plainServer = await serve((_, response) => response.end("{}"));
  const config = httpConfig({ url: plainServer.url.replace("http:", "https:") });

  const error = await failure(drive(config, askHello));

  expect(error.message).toContain("the server does not speak TLS there");
  expect(error.hint).toContain("Write http:// in the address");
});
