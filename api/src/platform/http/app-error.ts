import type { ErrorCode } from '@verse/api-contract';

/** Kind of refusal → its status. Anything that is not an AppError is 500 and logged whole. */
export const STATUS_OF_KIND = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  conflict: 409,
  gone: 410,
  'length-required': 411,
  'too-large': 413,
  'address-too-long': 414,
  unsupported: 415,
  unprocessable: 422,
  'precondition-required': 428,
  'too-many': 429,
  unavailable: 503,
  'storage-full': 507,
} as const;
export type ErrorKind = keyof typeof STATUS_OF_KIND;

export interface AppErrorOptions extends ErrorOptions {
  /** Field name → what is wrong with it, in words. */
  fields?: Record<string, string>;
  /** Further members of the answer, e.g. both versions of a post two people edited. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * A refusal in words a visitor may read.
 *
 * @example
 * throw new AppError('not-found', 'not-found', 'There is no such post.');
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(kind: ErrorKind, code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.kind = kind;
    this.code = code;
    this.fields = options.fields;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return STATUS_OF_KIND[this.kind];
  }
}
