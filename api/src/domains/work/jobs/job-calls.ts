import { z } from 'zod';

export const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
/**
 * The pattern is deliberately loose. The lookup decides whether a handle exists, and responds identically to all
 * unknown handles.
 */
export const byHandle = z.object({ handle: z.string().regex(/^[\w-]{1,60}$/) });
/** A job or a draft of an organisation. */
export const byHandleAndId = byHandle.extend(byId.shape);

export const UNKNOWN_JOB = 'There is no such job.';
