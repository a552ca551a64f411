import type { ErrorObject } from 'ajv';

interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const validateSite: Validate;
export declare const validateBlock: Validate;
export declare const validateHeader: Validate;
export declare const validateFooter: Validate;
