import { z } from 'zod';
import {
  choiceAnswerSchema,
  chosenWorksQuerySchema,
  newChoiceSchema,
} from '@verse/api-contract/community/chosen-works.schema';
import { CHOICE_MESSAGES } from '@verse/api-contract/community/chosen-works.values';
import { shownWorksSchema, taggedWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import {
  answerCachedForGuests,
  NO_STORE,
  noContent,
  type Person,
  PUBLIC,
  reply,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import { type FindReader, GUEST } from '../../../platform/people';
import type { ChosenList } from './chosen-list';
import type { ChosenWorks } from './chosen-works.service';

interface Dependencies {
  list: Pick<ChosenList, 'page' | 'find'>;
  chosen: Pick<ChosenWorks, 'choose' | 'withdraw'>;
  findReader: FindReader;
  responses: Pick<ResponseCache, 'cachedResponse'>;
}

/** Area of the response cache that changes of profiles and choices purge. */
export const CHOSEN_AREA = 'people';
const MOST_FIRST = 6;
const PATH = '/api/works/:id/choice';
const byId = {
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  notFoundMessage: CHOICE_MESSAGES.unknown,
} as const;
const answer = { description: 'Why the work is chosen', schema: choiceAnswerSchema };

const readingRoutes = ({ list, findReader, responses }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/works/chosen',
      summary: 'List the works that members or staff have chosen, last chosen first',
      permission: PUBLIC,
      query: chosenWorksQuerySchema,
      responses: {
        200: { description: 'A page of works, and the cursor of the next one', schema: taggedWorksSchema },
        304: { description: 'Unchanged' },
      },
      errors: [400],
    },
    ({ caller, query }) => {
      const load = async (person?: Person) => list.page(await findReader(person), query);
      const key = `chosen ${JSON.stringify(query)}`;
      return answerCachedForGuests({ responses, area: CHOSEN_AREA, key, caller, load });
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/works/newest',
      summary: 'List the last chosen works, for pages of earlier releases',
      permission: PUBLIC,
      responses: { 200: { description: 'Six at most', schema: shownWorksSchema } },
    },
    async () => {
      const { works } = await list.page(GUEST, { limit: MOST_FIRST });
      return reply(200, { works: works.map(({ tags: _, ...work }) => work) }, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'Get the reason why a public work is chosen',
      permission: PUBLIC,
      ...byId,
      responses: { 200: answer },
      errors: [404],
    },
    async ({ params }) => reply(200, { choice: await list.find(params.id) }, NO_STORE),
  ),
];

const choosingRoutes = ({ chosen }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: PATH,
      summary: 'Set the sentence with which staff choose a work',
      permission: 'members.feature',
      ...byId,
      body: newChoiceSchema,
      responses: { 200: answer },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) =>
      reply(200, { choice: await chosen.choose(person, params.id, body.sentence) }, NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: PATH,
      summary: 'Withdraw the choice of a work by staff; can be undone',
      permission: 'members.feature',
      ...byId,
      responses: { 204: { description: 'Withdrawn' } },
      errors: [404],
    },
    async ({ person, params }) => {
      await chosen.withdraw(person, params.id, true);
      return noContent(NO_STORE);
    },
  ),
  route(
    {
      method: 'post',
      path: `${PATH}/restore`,
      summary: 'Restore the withdrawn choice of a work',
      permission: 'members.feature',
      ...byId,
      responses: { 200: answer },
      errors: [404],
    },
    async ({ person, params }) => reply(200, { choice: await chosen.withdraw(person, params.id, false) }, NO_STORE),
  ),
];

export const chosenWorksRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...choosingRoutes(dependencies),
];
