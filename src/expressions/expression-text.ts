/**
 * Writes expressions for advice: those that go on from an expression of the user, in the quotes
 * that YAML needs. A written expression may have any form (`a || b`, `split(pages, '#')[*][0]`), so
 * only a pipe may be put behind it as it is, and no parentheses around it: a function of the gate,
 * such as `split`, can only stand at the start.
 */
import type { NameForm } from "../model/suite.ts";
import { isObject } from "../system/json.ts";

/** Returns the key as JMESPath writes it, in quotes if it is no plain name. */
export function writeKey(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}

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
 * Returns an expression that applies `next` to what `expression` gives: `docs[].id` for `docs` (or
 * `docs[]`) and `[].id`, `docs.id` for `docs` and `id`, `a || b | [].id` for `a || b` and `[].id`.
 * A pipe can follow any expression: it binds less than everything else, and ends a projection.
 */
export function continueExpression(expression: string, next: string): string {
  if (isPath(expression)) {
    // A bracket follows a path as it is: `[]`, `[*]`, `[?score]`.
    return /^\[[\]*?]/.test(next) ? `${expression}${next}` : `${expression}.${next}`;
  }
  // `.id` of `[].id`.
  const fieldOfItems = /^\[\*?\](\..*)/s.exec(next)?.[1];
  if (fieldOfItems !== undefined && isProjection(expression)) {
    return `${expression}${fieldOfItems}`;
  }
  return `${expression} | ${next}`;
}

/** Whether the expression is all items of a path or of the root: `docs[]`, `docs[*]`, `@[]`, `[]`. */
function isProjection(expression: string): boolean {
  const list = expression.replace(/\[\*?\]$/, "");
  return list !== expression && (list === "" || list === "@" || isPath(list));
}

/** Whether the expression is keys with dots between them and nothing else: `meta."doc-ids"`. */
function isPath(expression: string): boolean {
  return findLeadingPath(expression) === expression;
}

/** Returns the expression in quotes, as a value of YAML. */
export function quoteExpression(expression: string): string {
  const hasDoubleQuotesAlone = expression.includes('"') && !expression.includes("'");
  return hasDoubleQuotesAlone ? `'${expression}'` : JSON.stringify(expression);
}

/** Returns the expression as a value of YAML, in quotes if it is more than keys and brackets. */
export function quoteIfNeeded(expression: string): string {
  return /^[A-Za-z_][\w.*[\]]*$/.test(expression) ? expression : quoteExpression(expression);
}

/**
 * Returns the first form that fits all `values`, the names that an expression gives for each case:
 * "lists" for `["a.md"]` and `[]`, "text" for `"a.md"`, "texts" for `"a.md"` and `["b.md"]`, "needs"
 * for `[["a.md", "b.md"]]`, "grades" for `{"a.md": 2}`. A null fits each form but "text". Null if no
 * form fits all.
 */
export function findNameForm(values: readonly unknown[]): NameForm | null {
  const filledValues = values.filter((value) => (value ?? null) !== null);
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

/** How the name of a document is made from a written name. */
export type Renaming =
  /** By texts around it: `docs/a.md` from `a`, with "docs/" and ".md". */
  | { readonly before: string; readonly after: string }
  /** By its first part (0) or its last one (-1), of those between the marks: `a` from `a.md`. */
  | { readonly mark: string; readonly part: 0 | -1 };

/**
 * Returns an expression that renames what `expression` gives, names in the form of findNameForm:
 * `docs[].join('', [@, '.md'])`, `split(docs, '/')[*][-1]`. `key` is what names a document in an
 * object. Null if no expression can cut names of this form into parts.
 */
export function renameDocuments(
  expression: string,
  renaming: Renaming,
  form: NameForm,
  key: "path" | "id",
): string | null {
  if ("mark" in renaming) {
    return splitNames(expression, renaming.mark, renaming.part, form);
  }
  const { before, after } = renaming;
  const join = (name: string): string => {
    const parts = [before && `'${before}'`, name, after && `'${after}'`].filter(Boolean);
    return `join('', [${parts.join(", ")}])`;
  };
  switch (form) {
    case "text":
      // `"a"`
      return continueExpression(expression, join("@"));
    case "lists":
      // `["a", "b"]`
      return continueExpression(expression, `[].${join("@")}`);
    case "texts":
      // `"a"` or `["a", "b"]`: `[@][]` makes a text a list of one, and leaves a list as it is.
      return `${expression} | [@][].${join("@")}`;
    case "needs":
      // A list of lists: `[["a"], ["b", "c"]]`.
      return continueExpression(expression, `[*][*].${join("@")}`);
    case "grades":
      // `{"a": 2}`: `items` gives rows of name and grade.
      return `items(${expression})[*].{${key}: ${join("[0]")}, grade: [1]}`;
  }
}

/**
 * Returns `split(docs, '/')[*][-1]`, which keeps the part at index `part` of each name. Null for the
 * forms "texts" and "grades", and if a function makes the names.
 */
function splitNames(expression: string, mark: string, part: number, form: NameForm): string | null {
  // `split` gives for each name the list of its parts. This selects each of these lists.
  const selections = { text: "", lists: "[*]", needs: "[*][*]", texts: null, grades: null };
  const selection = selections[form];
  // A function of the gate takes no other one.
  const callsFunction = /^\w+\(/.test(expression);
  return selection === null || callsFunction
    ? null
    : `split(${expression}, '${mark}')${selection}[${part}]`;
}
