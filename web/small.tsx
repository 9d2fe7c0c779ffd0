/**
 * The small parts that several others use: a mark, a button that copies, a text with the query's
 * words marked.
 */
import { useState } from "preact/hooks";
import { escapeInvisible } from "../src/messages/escape.ts";
import { ICON_PATHS } from "../src/reporters/html/icons.ts";

/** A mark that stands beside words which say the same; none for dim. */
export function Mark({ tone }: { readonly tone: "bad" | "warn" | "good" | "dim" }) {
  if (tone === "dim") {
    return null;
  }
  return (
    <svg class={`icon ${tone}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICON_PATHS[tone === "warn" ? "half" : tone]} />
    </svg>
  );
}

/** A button that copies a command. Nothing if the browser gives a page from disk no clipboard. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) {
    return null;
  }
  const copyText = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" class="quiet copy" onClick={copyText}>
      {copied ? "Copied" : "Copy"}
      <span class="unseen" role="status">
        {copied ? " to the clipboard" : " the command"}
      </span>
    </button>
  );
}

/** Words that are not marked: they are in nearly every text. */
const COMMON = /^(?:..?|the|and|for|how|what|does|which|when|with|are|can)$/u;

/** `text` with the query's words marked. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  const words = new Set(
    (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !COMMON.test(word)),
  );
  // With a group in the pattern, words are kept: every second part is one.
  const parts = escapeInvisible(text).split(/([\p{L}\p{N}]+)/u);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 1 && words.has(part.toLowerCase()) ? <mark key={i}>{part}</mark> : part,
      )}
    </>
  );
}
