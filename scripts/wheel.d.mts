export const PYTHON_NAME: string;
export function wheelMetadata(): {
  readonly fields: readonly (readonly [name: string, formField: string, value: string])[];
  readonly description: string;
};
