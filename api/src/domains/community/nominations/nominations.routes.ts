import { z } from 'zod';
import {
  newNominationSchema,
  nominationAnswerSchema,
  nominationRemovalSchema,
  nominationsQuerySchema,
  nominationsSchema,
  nominationWeeksQuerySchema,
  nominationWeeksSchema,
} from '@verse/api-contract/community/nominations.schema';
import { NOMINATION_MESSAGES } from '@verse/api-contract/community/nominations.values';
import type { Week } from '../../../platform/calendar';
import { NO_STORE, noContent, reply, type Route, route } from '../../../platform/http';
import type { FindReader } from '../../../platform/people';
import type { Chosen } from './chosen.service';
import type { Nominating } from './nominating.service';
import type { NominationsService } from './nominations.service';

interface Dependencies {
  service: NominationsService;
  nominating: Nominating;
  chosen: Pick<Chosen, 'pastWeeks'>;
  findReader: FindReader;
}

const PATH = '/api/nominations';
const ONE = `${PATH}/:id`;
const byId = {
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  notFoundMessage: NOMINATION_MESSAGES.unknown,
} as const;
const one = { description: 'The nomination as the caller sees it', schema: nominationAnswerSchema };

const weekView = ({ id, startsAt, endsAt }: Week) => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const readingRoutes = ({ service, chosen, findReader }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'List this week’s nominations of members or works, most votes first',
      permission: 'members.see',
      query: nominationsQuerySchema,
      responses: { 200: { description: 'A page of nominations', schema: nominationsSchema } },
      errors: [400],
    },
    async ({ person, query }) => {
      const page = await service.page(person, query);
      return reply(200, { ...page, week: weekView(page.week) }, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/weeks`,
      summary: 'List the members and works chosen in past weeks, last week first',
      permission: 'members.see',
      query: nominationWeeksQuerySchema,
      responses: { 200: { description: 'A page of weeks', schema: nominationWeeksSchema } },
      errors: [400],
    },
    async ({ person, query: { cursor, limit } }) => {
      const { weeks, next } = await chosen.pastWeeks(await findReader(person), cursor, limit);
      return reply(200, { weeks: weeks.map((one) => ({ ...one, week: weekView(one.week) })), next }, NO_STORE);
    },
  ),
];

const makingRoutes = ({ service, nominating }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: PATH,
      summary: 'Add a nomination of a member or a work for this week; repeating the caller’s own returns it',
      permission: 'community.take-part',
      body: newNominationSchema,
      responses: { 201: one },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, body }) => reply(201, { nomination: await nominating.nominate(person, body) }, NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: ONE,
      summary: 'Withdraw the caller’s nomination while it has no votes',
      permission: 'community.keep-own',
      ...byId,
      responses: { 204: { description: 'Withdrawn' } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      await nominating.takeBack(person, params.id);
      return noContent(NO_STORE);
    },
  ),
  route(
    {
      method: 'post',
      path: `${ONE}/removal`,
      summary: 'Remove a nomination, with the reason for the member who made it',
      permission: 'members.feature',
      ...byId,
      body: nominationRemovalSchema,
      responses: { 204: { description: 'Removed' } },
      errors: [400, 404, 413, 415],
    },
    async ({ person, params, body }) => {
      await service.remove(person, params.id, body.reason);
      return noContent(NO_STORE);
    },
  ),
];

const votingRoutes = ({ service }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${ONE}/vote`,
      summary: 'Submit the caller’s only vote of this week in the list, or move it to another nomination',
      permission: 'community.take-part',
      ...byId,
      responses: { 200: one },
      errors: [404, 409, 429],
    },
    async ({ person, browser, params }) =>
      reply(200, { nomination: await service.vote(person, browser.address, params.id) }, NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: `${ONE}/vote`,
      summary: 'Withdraw the caller’s vote for a nomination',
      permission: 'community.keep-own',
      ...byId,
      responses: { 200: one },
      errors: [404, 409],
    },
    async ({ person, params }) => reply(200, { nomination: await service.withdrawVote(person, params.id) }, NO_STORE),
  ),
  ...(['put', 'delete'] as const).map((method) =>
    route(
      {
        method,
        path: `${ONE}/refusal`,
        summary:
          method === 'put'
            ? 'Decline a nomination of the caller or their work'
            : 'Accept a nomination that the caller had declined',
        permission: 'community.keep-own',
        ...byId,
        responses: { 200: one },
        errors: [404],
      },
      async ({ person, params }) =>
        reply(200, { nomination: await service.decline(person, params.id, method === 'put') }, NO_STORE),
    ),
  ),
];

export const nominationsRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...makingRoutes(dependencies),
  ...votingRoutes(dependencies),
];
