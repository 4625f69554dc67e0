import type { Person } from './caller';
import { NO_STORE, type Reply, reply } from './reply';
import type { ResponseCache } from './response-cache';

interface PublicAnswer {
  responses: Pick<ResponseCache, 'cachedResponse'>;
  /** Area of the cache, which changes purge. */
  area: string;
  key: string;
  caller: () => Promise<Person | undefined>;
  /** Returns the body for a person, or the one for all guests. */
  load: (person?: Person) => Promise<unknown>;
}

/** Responds to guests from the cache. Responses to signed-in people are not cached. */
export async function answerCachedForGuests({ responses, area, key, caller, load }: PublicAnswer): Promise<Reply> {
  const person = await caller();
  if (person) return reply(200, await load(person), NO_STORE);
  return responses.cachedResponse(area, key, async () => ({ body: await load() }));
}
