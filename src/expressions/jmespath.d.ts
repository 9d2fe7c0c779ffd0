/** The part of jmespath 0.16 that is used; it brings no types. */
declare module "jmespath" {
  export function compile(expression: string): unknown;
  export function search(data: unknown, expression: string): unknown;
}
