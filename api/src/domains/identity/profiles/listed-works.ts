import { craftsSchema, taggedWorksSchema, worksQuerySchema } from '@verse/api-contract/identity/profiles.schema';
import {
  answerCachedForGuests,
  decodeCursor,
  encodeCursor,
  type Person,
  PUBLIC,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import { createFindReader, GUEST, type Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { PEOPLE_AREA } from './directory.routes';
import { type createTaggedWorks, toCard, type WorkWithMaker } from './tagged-works';
import type { WorkRepository } from './works.repository';

interface Dependencies extends Pick<People, 'findUnseenAndTags'> {
  works: Pick<WorkRepository, 'newest'>;
  tagged: Pick<ReturnType<typeof createTaggedWorks>, 'page' | 'visible'>;
  responses: Pick<ResponseCache, 'cachedResponse'>;
}

interface Query {
  tag?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** List name used in cursors. */
const LIST = 'works';
/** A page is shorter than requested if the reader may see too few of this many works. */
const MOST_READ = 300;
/** Number of works whose tags are counted. */
const MOST_COUNTED = 200;
const MOST_CRAFTS = 12;
/** A tag of a single work is not a filter. */
const FEWEST_WORKS = 2;

const LONG_AGO = new Date(0);

function createListedWorks({ works, tagged }: Pick<Dependencies, 'works' | 'tagged'>) {
  /** Reads on until the page is full, because the reader may not see some of the works. */
  async function findNewest(reader: Reader, { cursor, limit }: Query) {
    const found: WorkWithMaker[] = [];
    let before = decodeCursor(LIST, cursor);
    let hasMore = true;
    for (let read = 0; hasMore && found.length < limit && read < MOST_READ;) {
      const most = limit - found.length;
      const rows = await works.newest(most + 1, before);
      const page = rows.slice(0, most);
      hasMore = rows.length > most;
      found.push(...(await tagged.visible(reader, page)));
      const last = page.at(-1);
      if (last) before = { at: last.addedAt ?? LONG_AGO, id: last.id };
      read += page.length;
    }
    return { found, next: hasMore && before ? encodeCursor(LIST, before) : null };
  }

  return {
    async list(reader: Reader, query: Query) {
      const { tag, cursor, limit } = query;
      const page = tag ? tagged.page(reader, tag, cursor, limit) : findNewest(reader, query);
      const { found, next } = await page;
      return { works: found.map(toCard), next };
    },

    /** Returns the most frequent tags of the newest public works, the most frequent first. */
    async listCrafts(): Promise<string[]> {
      const counts = new Map<string, number>();
      for (const { work } of await tagged.visible(GUEST, await works.newest(MOST_COUNTED)))
        for (const tag of work.tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      return [...counts]
        .filter(([, count]) => count >= FEWEST_WORKS)
        .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other))
        .slice(0, MOST_CRAFTS)
        .map(([tag]) => tag);
    },
  };
}

/** The works of all members, and the tags to filter them by. */
export function listedWorksRoutes({ responses, findUnseenAndTags, ...dependencies }: Dependencies): Route[] {
  const findReader = createFindReader(findUnseenAndTags);
  const listed = createListedWorks(dependencies);
  return [
    route(
      {
        method: 'get',
        path: '/api/works',
        summary: 'List the works that the caller may see, newest first',
        permission: PUBLIC,
        query: worksQuerySchema,
        responses: {
          200: { description: 'A page of works, and the cursor of the next one', schema: taggedWorksSchema },
          304: { description: 'Unchanged' },
        },
        errors: [400],
      },
      ({ caller, query }) => {
        const load = async (person?: Person) => listed.list(await findReader(person), query);
        const key = `works ${JSON.stringify(query)}`;
        return answerCachedForGuests({ responses, area: PEOPLE_AREA, key, caller, load });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/works/crafts',
        summary: 'List the most frequent tags of the newest public works',
        permission: PUBLIC,
        responses: { 200: { description: 'Twelve at most', schema: craftsSchema }, 304: { description: 'Unchanged' } },
      },
      async () =>
        responses.cachedResponse(PEOPLE_AREA, 'crafts', async () => ({ body: { crafts: await listed.listCrafts() } })),
    ),
  ];
}
