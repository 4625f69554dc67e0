import { z } from 'zod';
import { UNKNOWN_CONTEST } from './find-contest';

export const PATH = '/api/contests/:id';
export const OF_ORGANISATION = '/api/organisations/:handle/contests/:id';

export const UNCHANGED = { description: 'Unchanged' };
export const FILE = { description: 'The file, to be saved', type: 'application/octet-stream' };

export const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
/**
 * The pattern is deliberately loose. The lookup decides whether a handle exists, and responds identically to all
 * unknown handles.
 */
export const byHandle = z.object({ handle: z.string().regex(/^[\w-]{1,60}$/) });
export const byHandleAndId = byId.extend(byHandle.shape);
export const ofContest = { params: byId, notFoundMessage: UNKNOWN_CONTEST };
export const ofOrganisedContest = {
  permission: 'contests.run' as const,
  params: byHandleAndId,
  notFoundMessage: UNKNOWN_CONTEST,
};

/** Area of the response cache that changes of contests purge. */
export const CONTESTS_AREA = 'contests';
