import { z } from 'zod';
import { NO_STORE, type Person, type Reply, reply, type ResponseCache } from '../../platform/http';
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

export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.');

interface PublicAnswer {
  responses: Pick<ResponseCache, 'cachedResponse'>;
  key: string;
  caller: () => Promise<Person | undefined>;
  /** Returns the body for a person, or the one for all guests. */
  load: (person?: Person) => Promise<unknown>;
}

/** Responds to guests from the cache. Responses to signed-in people are not cached. */
export async function answerCachedForGuests({ responses, key, caller, load }: PublicAnswer): Promise<Reply> {
  const person = await caller();
  if (person) return reply(200, await load(person), NO_STORE);
  return responses.cachedResponse('contests', key, async () => ({ body: await load() }));
}
