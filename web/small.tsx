/**
 * The small parts that several others use: a mark, a button that copies, a text with the query's
 * words marked.
 */
import { useState } from "preact/hooks";
import { shown } from "./words.ts";

/** A mark that stands beside words which say the same; none for dim. */
export function Mark({ tone }: { readonly tone: "bad" | "warn" | "good" | "dim" }) {
  if (tone === "dim") {
    return null;
  }
  const path = { bad: "M4 4l8 8M12 4l-8 8", good: "M3 8.5l3.5 3.5L13 4.5", warn: "M3 8h10" }[tone];
  return (
    <svg class={`icon ${tone}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface CopyProps {
  readonly text: string | (() => string);
  readonly label?: string;
  /** What is copied, for those who only listen. */
  readonly what?: string;
}

/** A button that copies a text. Nothing if the browser gives a page from disk no clipboard. */
export function CopyButton({ text, label = "Copy", what = " the command" }: CopyProps) {
  const [copied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) {
    return null;
  }
  const copyText = (): void => {
    navigator.clipboard.writeText(typeof text === "string" ? text : text()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" class="quiet copy" onClick={copyText}>
      {copied ? "Copied" : label}
      <span class="unseen" role="status">
        {copied ? " to the clipboard" : what}
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
  const parts = shown(text).split(/([\p{L}\p{N}]+)/u);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 1 && words.has(part.toLowerCase()) ? <mark key={i}>{part}</mark> : part,
      )}
    </>
  );
}
