import { z } from 'zod';
import { byId } from '../contests.routes';

export const OF_ORGANISATION = '/api/organisations/:handle/contests/:id';
/**
 * The pattern is deliberately loose. The lookup decides whether a handle exists, and responds identically to all
 * unknown handles.
 */
export const byHandleAndId = byId.extend({ handle: z.string().regex(/^[\w-]{1,60}$/) });
