/** Every `code` of an error response. Additions are safe; a removal is a breaking change. */
export const ERROR_CODES = [
  'invalid',
  'malformed-json',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'cart-changed',
  'sold-out',
  'limit',
  'price-changed',
  'key-reused',
  'already-ordered',
  'in-progress',
  'wrong-state',
  'too-large',
  'too-many',
  'unsupported-media',
  'not-an-image',
  'image-too-large',
  'image-too-many-pixels',
  'gone',
  'unavailable',
  'internal',
  'method-not-allowed',
  'precondition-required',
  'storage-full',
  'two-factor-required',
  'already-verified',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type { Problem } from './problem.schema';
