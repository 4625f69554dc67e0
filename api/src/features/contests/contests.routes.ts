import { z } from 'zod';
import type { ContestQuery } from '@verse/api-contract/contests';
import { contestAnswerSchema, contestListSchema, contestQuerySchema } from '@verse/api-contract/contests.schema';
import { can } from '@verse/api-contract/rights';
import { PUBLIC, reply, type ResponseCache, type Route, route, textReply } from '../../platform/http';
import { calendarView } from './calendar.view';
import { type ContestOfMember, type ContestsService, UNKNOWN_CONTEST } from './contests.service';
import { contestView } from './contests.view';

interface ContestsRoutesDependencies {
  service: ContestsService;
  /** Cache for guest responses. */
  responses: Pick<ResponseCache, 'cachedResponse'>;
  now: () => Date;
  publicOrigin: string;
}

export const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
export const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };
export const PATH = '/api/contests/:id';
export const contest = { description: 'The contest as the caller sees it now', schema: contestAnswerSchema };

/** Routes for reading contests. All guests get the same response; members also see their own place. */
function readingRoutes({ service, responses, now }: Omit<ContestsRoutesDependencies, 'publicOrigin'>): Route[] {
  async function list(query: ContestQuery, memberId?: string, isStaff?: boolean) {
    const { contests, ...page } = await service.list(query, memberId, isStaff);
    const at = now();
    return { serverNow: at.toISOString(), contests: contests.map((one) => contestView(one, at)), ...page };
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/contests',
        summary: 'Contests, newest first or in another order, with the caller’s place in each',
        permission: PUBLIC,
        query: contestQuerySchema,
        responses: {
          200: { description: 'A page of contests', schema: contestListSchema },
          304: { description: 'Unchanged' },
        },
        errors: [400],
      },
      async ({ caller, query }) => {
        const person = await caller();
        if (person) return reply(200, await list(query, person.id, can(person.role, 'contests.write')), NO_STORE);
        const load = async () => ({ body: await list(query) });
        return responses.cachedResponse('contests', `list/${JSON.stringify(query)}`, load);
      },
    ),
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'A contest, with the caller’s place in it',
        permission: PUBLIC,
        params: byId,
        notFoundMessage: UNKNOWN_CONTEST,
        responses: { 200: contest, 304: { description: 'Unchanged' } },
        errors: [404],
      },
      async ({ caller, params: { id } }) => {
        const person = await caller();
        if (person) {
          const own = await service.see(id, person.id, can(person.role, 'contests.write'));
          return reply(200, toBody(own, now()), NO_STORE);
        }
        const load = async () => ({ body: toBody(await service.see(id), now()) });
        return responses.cachedResponse('contests', `one/${id}`, load);
      },
    ),
  ];
}

const toBody = (one: ContestOfMember, at: Date) => ({ serverNow: at.toISOString(), contest: contestView(one, at) });

export function contestsRoutes({ service, responses, now, publicOrigin }: ContestsRoutesDependencies): Route[] {
  const answer = (one: ContestOfMember) => reply(200, toBody(one, now()), NO_STORE);
  return [
    ...readingRoutes({ service, responses, now }),
    route(
      {
        method: 'put',
        path: `${PATH}/entry`,
        summary: 'Joins a contest; one with an entry fee holds the place for an hour',
        permission: 'contests.enter',
        params: byId,
        notFoundMessage: UNKNOWN_CONTEST,
        responses: { 200: contest },
        errors: [404, 409, 429, 503],
      },
      async ({ person, browser, params }) =>
        answer(await service.join({ id: person.id, address: browser.address }, params.id)),
    ),
    route(
      {
        method: 'delete',
        path: `${PATH}/entry`,
        summary: 'Leaves a contest',
        permission: 'contests.read',
        params: byId,
        notFoundMessage: UNKNOWN_CONTEST,
        responses: { 200: contest },
        errors: [404, 409],
      },
      async ({ person, params }) => answer(await service.leave(person.id, params.id)),
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/calendar.ics`,
        summary: 'The deadline for a calendar',
        permission: 'contests.read',
        params: byId,
        notFoundMessage: UNKNOWN_CONTEST,
        responses: { 200: { description: 'An iCalendar file', type: 'text/calendar' } },
        errors: [404],
      },
      async ({ params }) =>
        textReply('text/calendar', calendarView(await service.find(params.id), publicOrigin, now()), {
          headers: { 'Content-Disposition': `attachment; filename="contest-${params.id}.ics"` },
        }),
    ),
  ];
}
