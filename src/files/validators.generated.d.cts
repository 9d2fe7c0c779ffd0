/** One error of a compiled schema, as Ajv reports it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
export declare const config: Validator;
export declare const suite: Validator;
export declare const baseline: Validator;
export declare const verdicts: Validator;

/** A schema as published. */
export type Schema = Readonly<Record<string, unknown>>;
export declare const schemas: () => Readonly<Record<"config" | "suite" | "baseline" | "verdicts", Schema>>;
