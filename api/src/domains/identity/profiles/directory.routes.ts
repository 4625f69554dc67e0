import {
  peopleQuerySchema,
  peopleSchema,
  suggestedMembersSchema,
  suggestionQuerySchema,
} from '@verse/api-contract/identity/people.schema';
import {
  answerCachedForGuests,
  NO_STORE,
  type Person,
  PUBLIC,
  reply,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import { createFindReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { Directory } from './directory.service';

interface Dependencies extends Pick<People, 'findUnseenAndTags'> {
  directory: Directory;
  /** Cache for responses that are identical for all guests. */
  responses: Pick<ResponseCache, 'cachedResponse'>;
}

export const PEOPLE_AREA = 'people';

/** Directory routes. Guests search public data only; members also search data that is visible to members. */
export function directoryRoutes({ directory, responses, findUnseenAndTags }: Dependencies): Route[] {
  const findReader = createFindReader(findUnseenAndTags);
  return [
    route(
      {
        method: 'get',
        path: '/api/people',
        summary: 'List the members whom the caller may find, last changed first, samples last',
        permission: PUBLIC,
        query: peopleQuerySchema,
        responses: {
          200: { description: 'A page of members', schema: peopleSchema },
          304: { description: 'Unchanged' },
        },
        errors: [400],
      },
      ({ caller, query }) => {
        const load = async (person?: Person) => directory.list(await findReader(person), query);
        return answerCachedForGuests({ responses, area: PEOPLE_AREA, key: JSON.stringify(query), caller, load });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/people/suggestions',
        summary: 'Search the members whom the caller may mention, by the beginning of a name or handle',
        permission: 'members.see',
        query: suggestionQuerySchema,
        responses: { 200: { description: 'A few members', schema: suggestedMembersSchema } },
        errors: [400],
      },
      async ({ person, query: { q } }) =>
        reply(200, { people: await directory.suggest(await findReader(person), q) }, NO_STORE),
    ),
  ];
}
