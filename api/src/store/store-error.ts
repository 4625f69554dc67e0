/** MongoDB error codes that the embedded store also raises. */
export const STORE_ERROR = {
  badValue: 2,
  typeMismatch: 14,
  conflictingUpdate: 40,
  pathNotViable: 28,
  immutableField: 66,
  indexOptionsConflict: 85,
  duplicateKey: 11000,
} as const;

/** An error raised by the embedded store, shaped like the driver's `MongoServerError`. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: number;
  readonly keyPattern: Record<string, 1 | -1> | undefined;

  constructor(code: number, message: string, keyPattern?: Record<string, 1 | -1>) {
    super(message);
    this.code = code;
    this.keyPattern = keyPattern;
  }
}

/**
 * Whether a write to either store failed because a unique key already exists. If `field` is given, it must be part of
 * that key.
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== STORE_ERROR.duplicateKey)
    return false;
  if (field === undefined) return true;
  if ('keyPattern' in error && typeof error.keyPattern === 'object' && error.keyPattern !== null)
    return Object.hasOwn(error.keyPattern, field);
  // MongoDB-compatible servers may omit keyPattern, but the message names the index.
  return error instanceof Error && error.message.includes(`${field}_`);
}
