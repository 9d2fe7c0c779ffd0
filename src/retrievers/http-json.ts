import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { type HttpAnswer, MAX_BODY_BYTES, tooLarge } from "./http-client.ts";
import { systemCode } from "./json.ts";
import { cut } from "./quote.ts";

/** What came instead of JSON. */
export class WrongAnswer extends Error {}

const utf8 = new TextDecoder("utf-8", { fatal: true });

const DECODERS: Readonly<
  Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** The JSON value of a 2xx answer. Throws WrongAnswer that says what is wrong with it; its text is untrusted. */
export async function readJson(answer: HttpAnswer): Promise<unknown> {
  const text = await successText(answer);
  const type = answer.headers["content-type"];
  if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(type ?? "")) {
    const got = type === undefined ? "without a content type" : `as ${cut(type, 100)}`;
    throw new WrongAnswer(`the server answered ${got}, not as application/json${excerpt(text)}`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WrongAnswer(`the answer is not JSON${excerpt(text)}`);
  }
}

/** The decompressed text of a 2xx answer. Throws WrongAnswer for every other status; a redirect names its target. */
export async function successText(answer: HttpAnswer): Promise<string> {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    const target = headers.location ?? "nowhere";
    throw new WrongAnswer(
      `the server redirects (${status}) to ${cut(target, 300)}; redirects are not followed`,
    );
  }
  const text = await bodyText(answer);
  if (status < 200 || status > 299) throw new WrongAnswer(`the server answered ${status}${excerpt(text)}`);
  return text;
}

async function bodyText({ body, headers }: HttpAnswer): Promise<string> {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const decode = DECODERS[encoding];
  let bytes = body;
  if (decode !== undefined)
    bytes = await decode(body, { maxOutputLength: MAX_BODY_BYTES }).catch(undecodable);
  else if (encoding !== "identity" && encoding !== "") {
    throw new WrongAnswer(`the answer is compressed as ${cut(encoding, 40)}, which was not asked for`);
  }
  try {
    return utf8.decode(bytes);
  } catch {
    throw new WrongAnswer("the answer is not valid UTF-8");
  }
}

function undecodable(error: unknown): never {
  if (systemCode(error) === "ERR_BUFFER_TOO_LARGE")
    throw new WrongAnswer(tooLarge(" when it is decompressed"));
  throw new WrongAnswer("the answer can't be decompressed");
}

function excerpt(text: string): string {
  const start = cut(text.trim(), 200);
  return start === "" ? "" : `: ${start}`;
}
