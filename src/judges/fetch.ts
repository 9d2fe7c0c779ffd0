/** `fetch` as the judge's client may use it: no redirects, no headers but ours, no endless answers. */

/** Vectors of a few questions and a list of claims are far smaller. */
export const MAX_ANSWER_BYTES: number = 16 * 1024 * 1024;

/**
 * The client sends what its environment says (custom headers, an organization) and what it knows of the machine; here
 * the request is made anew from address, body and key. The answer is read whole, so that the client's time limit bounds it.
 */
export function boundedFetch(key: string | null): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, {
      method: init?.method ?? "GET",
      body: init?.body ?? null,
      signal: init?.signal ?? null,
      redirect: "manual",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "retrieval-eval-gate",
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
    });
    const { status, headers } = response;
    // A Response with one of these may have no body.
    const body = [204, 205, 304].includes(status) ? null : await readAll(response);
    return new Response(body, { status, headers: plain(headers) });
  };
}

/** The body is decoded by now. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-encoding");
  kept.delete("content-length");
  return kept;
}

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new TypeError(`the answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
