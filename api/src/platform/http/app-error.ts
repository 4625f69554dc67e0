import type { ErrorCode } from '@verse/api-contract/problem.values';

/** HTTP status of each error code. Any error that is not an AppError becomes a 500 and is logged in full. */
const STATUS_OF_CODE: Record<ErrorCode, number> = {
  invalid: 400,
  'malformed-json': 400,
  unauthenticated: 401,
  forbidden: 403,
  'two-factor-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'cart-changed': 409,
  'sold-out': 409,
  limit: 409,
  'price-changed': 409,
  'key-reused': 409,
  'already-ordered': 409,
  'in-progress': 409,
  'wrong-state': 409,
  gone: 410,
  'already-verified': 410,
  'too-large': 413,
  'image-too-large': 413,
  'image-too-many-pixels': 413,
  'unsupported-media': 415,
  'not-an-image': 415,
  'precondition-required': 428,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
};

export interface AppErrorOptions extends ErrorOptions {
  /** Overrides the code's default status with a more precise one. */
  status?: number;
  /** Error messages by field name. */
  fields?: Record<string, string>;
  /** Additional members of the response body, e.g. both versions of a post that two people edited. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * An error whose message is shown to visitors.
 *
 * @example
 * throw new AppError('not-found', 'There is no such post.');
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.status = options.status ?? STATUS_OF_CODE[code];
    this.fields = options.fields;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

/** Creates an error for a single form field. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid', message, { fields: { [field]: message } });
