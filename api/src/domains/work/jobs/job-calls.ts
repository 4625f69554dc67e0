import { z } from 'zod';

export const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
/**
 * The pattern is deliberately loose. The lookup decides whether a handle exists, and responds identically to all
 * unknown handles.
 */
export const byHandle = z.object({ handle: z.string().regex(/^[\w-]{1,60}$/) });
/** A job or a draft of an organisation. */
export const byHandleAndId = byHandle.extend(byId.shape);

const key = z.string().regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.');
export const optionalKey = z.object({ 'Idempotency-Key': key.optional() });
export const requiredKey = z.object({ 'Idempotency-Key': key });

export const UNKNOWN_JOB = 'There is no such job.';
