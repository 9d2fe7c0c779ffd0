import { WrongAnswer } from "./http-json.ts";
import { isObject, type JsonObject } from "./json.ts";
import { cut, quote } from "./quote.ts";

/**
 * What a tool gave: its structured content, else its text parsed as JSON; several texts are a list, as servers send a
 * list that has no schema. Throws WrongAnswer where the tool reports an error, or gave neither.
 */
export function toolValue(result: JsonObject, where: string): unknown {
  const content: readonly unknown[] = Array.isArray(result["content"]) ? result["content"] : [];
  const texts = content.flatMap((item) =>
    isObject(item) && item["type"] === "text" && typeof item["text"] === "string" ? [item["text"]] : [],
  );
  if (result["isError"] === true)
    throw new WrongAnswer(cut(texts.join("\n") || "the tool reported an error", 2000));
  const structured = result["structuredContent"];
  if (structured !== undefined && structured !== null) return structured;
  if (texts.length === 0) throw new WrongAnswer(`${where} has neither structured content nor text`);
  const values = texts.map((text) => parse(text, where));
  return values.length === 1 ? values[0] : values;
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WrongAnswer(`${where} is text, not JSON: ${quote(text)}`);
  }
}
