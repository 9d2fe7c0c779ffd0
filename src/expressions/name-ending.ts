/**
 * Writes expressions that add the ending of the files to names of documents: `.md` to `install`. In
 * which form an expression gives the names is a NameForm.
 */
import type { NameForm } from "../model/suite.ts";
import { isObject } from "../system/json.ts";
import { continueExpression } from "./expression-text.ts";
import { readMapping, writeMapping } from "./suggest-results.ts";

/**
 * Returns the form of the values that an expression gives, one for each case; null if they have
 * several forms, or another one. A value that is null has any form but `text`.
 */
export function findNameForm(values: readonly unknown[]): NameForm | null {
  const filledValues = values.filter((value) => value !== null && value !== undefined);
  const isText = (value: unknown): boolean => typeof value === "string";
  const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
  const areLists = (value: unknown): boolean => Array.isArray(value) && value.every(areTexts);
  const areObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject);
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
  if (filledValues.every(isObject)) {
    return "grades";
  }
  return filledValues.every(areObjects) ? "objects" : null;
}

/**
 * Returns an expression that gives the names of `expression`, which have this form, with the ending
 * (`.md`) added to each: `docs[].join('', [@, '.md'])`. `key` is what names a document in an
 * object. Null if the names can't be reached by an expression.
 */
export function addEnding(
  expression: string,
  ending: string,
  form: NameForm,
  key: "path" | "id",
): string | null {
  const join = (name: string): string => `join('', [${name}, '${ending}'])`;
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
    case "objects":
      return addEndingInMapping(expression, join);
  }
}

/**
 * Returns the expression with the ending added in its mapping: `pages[].{id: join('', [doc,
 * '.md'])}`. Null if it does not end in a mapping with a name of the document.
 */
function addEndingInMapping(expression: string, join: (name: string) => string): string | null {
  const mapping = readMapping(expression);
  const naming = mapping?.members.find(({ key }) => ["path", "name", "id"].includes(key));
  if (mapping === null || naming === undefined) {
    return null;
  }
  const members = mapping.members.map((member) =>
    member === naming ? { ...member, expression: join(member.expression) } : member,
  );
  return `${mapping.list}${writeMapping(members)}`;
}
