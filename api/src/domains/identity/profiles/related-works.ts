import { z } from 'zod';
import { relatedWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import {
  answerCachedForGuests,
  AppError,
  type Person,
  PUBLIC,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import { createFindReader, type Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { PEOPLE_AREA } from './directory.routes';
import { type createTaggedWorks, toCard, type WorkWithMaker } from './tagged-works';
import type { WorkRepository } from './works.repository';
import { UNKNOWN_WORK } from './works.service';

interface Dependencies extends Pick<People, 'findUnseenAndTags'> {
  works: Pick<WorkRepository, 'byId' | 'firstShownOf'>;
  tagged: Pick<ReturnType<typeof createTaggedWorks>, 'page' | 'visible'>;
  responses: Pick<ResponseCache, 'cachedResponse'>;
}

const MOST = 6;
/** Tags of a work that are read for works like it. */
const MOST_TAGS = 3;

/** Finds other works of the maker, and works of others with the same tags. */
function createRelatedWorks({ works, tagged }: Pick<Dependencies, 'works' | 'tagged'>) {
  return async (reader: Reader, id: string) => {
    const work = await works.byId(id);
    const isSeen = work?.state === 'shown' && (await tagged.visible(reader, [work])).length > 0;
    if (!isSeen) throw new AppError('not-found', UNKNOWN_WORK);
    const { memberId, tags = [] } = work;
    const own = (await works.firstShownOf([memberId], MOST + 1)).get(memberId) ?? [];
    const byMaker = await tagged.visible(reader, own.filter((one) => one.id !== id).slice(0, MOST));
    const pages = await Promise.all(
      tags.slice(0, MOST_TAGS).map((tag) => tagged.page(reader, tag, undefined, 2 * MOST)),
    );
    const alike = new Map<string, WorkWithMaker>();
    for (const { found } of pages)
      for (const one of found) if (one.work.memberId !== memberId) alike.set(one.work.id, one);
    return { byMaker: byMaker.map(toCard), alike: [...alike.values()].slice(0, MOST).map(toCard) };
  };
}

export function relatedWorksRoute({ responses, findUnseenAndTags, ...dependencies }: Dependencies): Route {
  const findReader = createFindReader(findUnseenAndTags);
  const find = createRelatedWorks(dependencies);
  return route(
    {
      method: 'get',
      path: '/api/works/:id/related',
      summary: 'List other works of the maker, and works of others with the same tags',
      permission: PUBLIC,
      params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
      notFoundMessage: UNKNOWN_WORK,
      responses: {
        200: { description: 'Six of each at most', schema: relatedWorksSchema },
        304: { description: 'Unchanged' },
      },
      errors: [404],
    },
    ({ caller, params: { id } }) => {
      const load = async (person?: Person) => find(await findReader(person), id);
      return answerCachedForGuests({ responses, area: PEOPLE_AREA, key: `related ${id}`, caller, load });
    },
  );
}
