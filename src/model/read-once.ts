/**
 * Returns a function that keeps what it has read: the same names (without a zero byte) give the
 * same answer. What throws is read again.
 */
export function readOnce<Names extends readonly string[], Answer>(
  read: (...names: Names) => Answer,
): (...names: Names) => Answer {
  const answers = new Map<string, Answer>();
  return (...names) => {
    const key = names.join("\0");
    if (!answers.has(key)) {
      answers.set(key, read(...names));
    }
    return answers.get(key) as Answer;
  };
}
