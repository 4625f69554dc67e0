import { z } from './zod';

/** Every `code` a refusal may carry. Additions are safe; a removal is a breaking change. */
export const ERROR_CODES = [
  'invalid',
  'malformed-json',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
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

/** RFC 9457 problem details: the body of every refusal, `content-type: application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
