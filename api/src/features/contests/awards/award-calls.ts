import { z } from 'zod';
import { byId } from '../contests.routes';

export const OF_ORGANISATION = '/api/organisations/:handle/contests/:id';
/** Handles are checked by their look-up, which answers alike for all that do not exist. */
export const byHandleAndId = byId.extend({ handle: z.string().regex(/^[\w-]{1,60}$/) });
