import type { Schema, Validator } from "./validators.generated.cjs";

export declare const part: Validator;
export declare const schemas: () => Readonly<Record<"part", Schema>>;
