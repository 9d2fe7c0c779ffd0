/**
 * Writes expressions that add the ending of the files to names of documents: `.md` to `install`. In
 * which form an expression gives the names is a NameForm.
 */
import type { NameForm } from "../model/suite.ts";
import { isObject } from "../system/json.ts";
import { continueExpression } from "./expression-text.ts";

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

/**
 * Returns an expression that gives the names of `expression`, which have this form, with the ending
 * (`.md`) added to each: `docs[].join('', [@, '.md'])`. `key` is what names a document in an
 * object.
 */
export function addEnding(
  expression: string,
  ending: string,
  form: NameForm,
  key: "path" | "id",
): string {
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
  }
}
