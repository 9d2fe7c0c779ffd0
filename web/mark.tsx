/** Marks beside words that say the same. */
export function Mark({ tone }: { readonly tone: "bad" | "warn" | "good" | "dim" }) {
  if (tone === "dim") return null;
  const path = { bad: "M4 4l8 8M12 4l-8 8", good: "M3 8.5l3.5 3.5L13 4.5", warn: "M3 8h10" }[tone];
  return (
    <svg class={`icon ${tone}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
