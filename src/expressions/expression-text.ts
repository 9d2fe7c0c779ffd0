import type { NameForm } from "../model/suite.ts";
import { isObject } from "../system/json.ts";
/**
 * Writes expressions for advice: those that go on from an expression of the user, in the quotes
 * that YAML needs. A written expression may have any form (`a || b`, `split(pages, '#')[*][0]`), so
 * nothing may be put behind it as it is, and no parentheses around it: a function of the gate, such
 * as `split`, can only stand at the start.
 */

/** Matches the path at the start of an expression, but not the name of a function. */
const LEADING_PATH = /^(?:[A-Za-z_]\w*|"[^"\\]*")(?:\.(?:[A-Za-z_]\w*|"[^"\\]*"))*(?![\w(])/;

/**
 * Returns the path that an expression starts with, keys with dots between them: `meta."doc-ids"` of
 * `meta."doc-ids"[0]`. Null if it starts otherwise.
 */
export function findLeadingPath(expression: string): string | null {
  return LEADING_PATH.exec(expression)?.[0] ?? null;
}

/**
 * Returns an expression that applies `next` to what `expression` gives: `docs[].id` for a path, and
 * else `a || b | [].id`. A pipe binds less than everything else, and ends a projection. `next`
 * starts with a bracket, a key, a function or `*`, without a dot before it.
 */
export function continueExpression(expression: string, next: string): string {
  // Behind `docs[]` and `docs[*]`, which are projections already, the one of `next` is left out.
  const [projection = ""] = /^\[\*?\](?=\.)/.exec(next) ?? [];
  const [end = ""] = /\[\*?\]$/.exec(expression) ?? [];
  const path = expression.slice(0, expression.length - end.length);
  const isSimple = path === "" || path === "@" || findLeadingPath(path) === path;
  if (projection !== "" && end !== "" && isSimple) {
    return `${expression}${next.slice(projection.length)}`;
  }
  if (findLeadingPath(expression) !== expression) {
    return `${expression} | ${next}`;
  }
  return /^\[[\]*?]/.test(next) ? `${expression}${next}` : `${expression}.${next}`;
}

/** Returns the expression in quotes, as a value of YAML. */
export function quoteExpression(expression: string): string {
  if (expression.includes('"') && !expression.includes("'")) {
    return `'${expression}'`;
  }
  return JSON.stringify(expression);
}

/** Returns the expression as a value of YAML, in quotes if it is more than keys and brackets. */
export function quoteIfNeeded(expression: string): string {
  return /^[A-Za-z_][\w.*[\]]*$/.test(expression) ? expression : quoteExpression(expression);
}

// Writes expressions that give names as documents are called: `install.md` for `install`.
// In which form an expression gives the names is a NameForm.

/**
 * Returns the form of the values that an expression gives, one for each case; null if they have
 * several forms, or another one. A value that is null has any form but `text`.
 */
export function findNameForm(values: readonly unknown[]): NameForm | null {
  const filledValues = values.filter((value) => value !== null && value !== undefined);
  const isText = (value: unknown): boolean => typeof value === "string";
  const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
  const areLists = (value: unknown): boolean => Array.isArray(value) && value.every(areTexts);
  if (filledValues.every(areTexts)) {
    return "lists";
  }
  if (values.every(isText)) {
    return "text";
  }
  if (filledValues.every((value) => isText(value) || areTexts(value))) {
    return "texts";
  }
  if (filledValues.every(areLists)) {
    return "needs";
  }
  return filledValues.every(isObject) ? "grades" : null;
}

/** How names differ from those of documents: they lack a text at an end, or have more parts. */
export type Renaming =
  | { readonly before: string; readonly after: string }
  | { readonly mark: string; readonly part: 0 | -1 };

/**
 * Returns an expression that gives the names of `expression`, which have this form, as documents
 * are called: `docs[].join('', [@, '.md'])`, `split(docs, '/')[*][-1]`. `key` is what names a
 * document in an object. Null if none is known.
 */
export function renameDocuments(
  expression: string,
  renaming: Renaming,
  form: NameForm,
  key: "path" | "id",
): string | null {
  if ("mark" in renaming) {
    const { mark, part } = renaming;
    const projection = { text: "", lists: "[*]", needs: "[*][*]", texts: null, grades: null }[form];
    // A function of the gate takes no other one.
    return projection === null || /^\w+\(/.test(expression)
      ? null
      : `split(${expression}, '${mark}')${projection}[${part}]`;
  }
  const { before, after } = renaming;
  const join = (name: string): string => {
    const parts = [before && `'${before}'`, name, after && `'${after}'`].filter(Boolean);
    return `join('', [${parts.join(", ")}])`;
  };
  switch (form) {
    case "text":
      return continueExpression(expression, join("@"));
    case "lists":
      return continueExpression(expression, `[].${join("@")}`);
    case "texts":
      // `[@][]` makes a text a list of one, and leaves a list as it is.
      return `${expression} | [@][].${join("@")}`;
    case "needs":
      return continueExpression(expression, `[*][*].${join("@")}`);
    case "grades":
      return `items(${expression})[*].{${key}: ${join("[0]")}, grade: [1]}`;
  }
}
