/** A server that speaks OpenAI's protocol (chat completions and embeddings), by a script. */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Handler, type Seen, sendJson } from "./loopback.ts";

/** What the judge answers to each text. */
export interface JudgeScript {
  /** The claims of a text, by the text. */
  readonly claims: Readonly<Record<string, readonly string[]>>;
  /** The claims that a context supports, by the context. */
  readonly supports: Readonly<Record<string, readonly string[]>>;
  /** The contexts that are useful, for any question. */
  readonly useful: readonly string[];
  /** The questions that an answer answers, by the answer. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  /** The embedding of a text, by the text. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** The usage of every reply but embeddings, which take 5 tokens. */
const USAGE = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 } as const;

/** Handles the n-th request (from 1) in place of the script; false leaves it to the script. */
export type Fault = (
  n: number,
  request: JudgeRequest,
  response: ServerResponse,
  socket: Socket,
) => boolean | void;

/** A request, as the judge understands it. */
interface JudgeRequest {
  readonly kind: "claims" | "support" | "usefulness" | "questions" | "embeddings";
  /** The user's message, or the body of a request for embeddings. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Seen["headers"];
}

/**
 * Returns a handler that answers by the script. A text that the script does not know is a mistake
 * of the test: it is answered with 418.
 */
export function judgeHandler(script: JudgeScript, fault: Fault = () => false): Handler {
  let n = 0;
  return (seen, response, socket) => {
    const request = readRequest(seen);
    if (fault(++n, request, response, socket) !== false) {
      return;
    }
    const reply = replyTo(script, request);
    if (reply === undefined) {
      return sendJson(response, { error: { message: `no script for ${seen.body}` } }, 418);
    }
    if (request.kind === "embeddings") {
      return sendJson(response, reply);
    }
    sendJson(response, completion(JSON.stringify(reply)));
  };
}

/** Returns a chat completion with this content. `more`: a finish_reason, usage or refusal. */
export function completion(
  content: string | null,
  more: Readonly<Record<string, unknown>> = {},
): unknown {
  const { refusal, finish_reason: reason = "stop", usage = USAGE } = more;
  const message = { role: "assistant", content, ...(refusal === undefined ? {} : { refusal }) };
  return {
    id: "c",
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: reason }],
    usage,
  };
}

/** Reads what is asked. A chat completion's kind is that of the first known key in its inputs. */
function readRequest({ url, body: text, headers }: Seen): JudgeRequest {
  const body = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (url === "/v1/embeddings") {
    return { kind: "embeddings", inputs: body, body, headers };
  }
  if (url !== "/v1/chat/completions") {
    throw new Error(`unexpected ${url}`);
  }
  const messages = body["messages"] as readonly { readonly content: string }[];
  const inputs = JSON.parse(messages[1]!.content) as Readonly<Record<string, unknown>>;
  const kinds = {
    text: "claims",
    contexts: "support",
    context: "usefulness",
    answer: "questions",
  } as const;
  const key = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => name in inputs)!;
  return { kind: kinds[key], inputs, body, headers };
}

/** Returns the script's reply; undefined if the script does not know the text. */
function replyTo(script: JudgeScript, { kind, inputs }: JudgeRequest): unknown {
  switch (kind) {
    case "claims":
      return (
        script.claims[String(inputs["text"])] && { claims: script.claims[String(inputs["text"])] }
      );
    case "support": {
      const supportedClaims = (inputs["contexts"] as readonly string[]).flatMap(
        (each) => script.supports[each] ?? [],
      );
      return {
        supported: (inputs["claims"] as readonly string[]).map((claim) =>
          supportedClaims.includes(claim),
        ),
      };
    }
    case "usefulness":
      return { useful: script.useful.includes(String(inputs["context"])) };
    case "questions":
      return (
        script.questions[String(inputs["answer"])] && {
          questions: script.questions[String(inputs["answer"])],
        }
      );
    case "embeddings": {
      const vectors = (inputs["input"] as readonly string[]).map((text) => script.vectors[text]);
      if (vectors.some((each) => each === undefined)) {
        return undefined;
      }
      // Out of order on purpose: the index says which is which.
      const data = vectors
        .map((embedding, index) => ({ object: "embedding", index, embedding }))
        .toReversed();
      return { object: "list", data, usage: { prompt_tokens: 5, total_tokens: 5 } };
    }
  }
}
