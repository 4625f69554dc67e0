import { z } from 'zod';
import { byId } from '../contests.routes';

export const OF_ORGANISATION = '/api/organisations/:handle/contests/:id';
/** The look-up checks the handle, and responds alike to all handles that do not exist. */
export const byHandleAndId = byId.extend({ handle: z.string().regex(/^[\w-]{1,60}$/) });
