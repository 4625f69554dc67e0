import type { ContestQuery } from '@verse/api-contract/contests/contests';
import {
  contestAnswerSchema,
  contestListSchema,
  contestQuerySchema,
} from '@verse/api-contract/contests/contests.schema';
import { can } from '@verse/api-contract/rights';
import {
  answerCachedForGuests,
  NO_STORE,
  type Person,
  PUBLIC,
  reply,
  type Route,
  route,
  textReply,
} from '../../platform/http';
import { calendarView } from './calendar.view';
import { CONTESTS_AREA, ofContest, PATH, UNCHANGED } from './contest-calls';
import type { ContestParts } from './contest-parts';
import type { ContestOfMember, ContestsService } from './contests.service';
import { contestAnswer, contestView } from './contests.view';

type Dependencies = Pick<ContestParts, 'findContest' | 'responses' | 'now'> & {
  service: ContestsService;
  publicOrigin: string;
};

export const contest = { description: 'The contest as the caller sees it now', schema: contestAnswerSchema };

/** Routes for reading contests. All guests get the same response; members also see their own place. */
function readingRoutes({ service, responses, now }: Dependencies): Route[] {
  const isStaff = (person?: Person) => person !== undefined && can(person.role, 'contests.write');
  async function list(query: ContestQuery, person?: Person) {
    const { contests, ...page } = await service.list(query, person?.id, isStaff(person));
    const at = now();
    return { serverNow: at.toISOString(), contests: contests.map((one) => contestView(one, at)), ...page };
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/contests',
        summary: 'List the contests, newest first or in another order, with the caller’s place in each',
        permission: PUBLIC,
        query: contestQuerySchema,
        responses: {
          200: { description: 'A page of contests', schema: contestListSchema },
          304: UNCHANGED,
        },
        errors: [400],
      },
      ({ caller, query }) => {
        const load = (person?: Person) => list(query, person);
        return answerCachedForGuests({
          responses,
          area: CONTESTS_AREA,
          key: `list/${JSON.stringify(query)}`,
          caller,
          load,
        });
      },
    ),
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'Get a contest, with the caller’s place in it',
        permission: PUBLIC,
        ...ofContest,
        responses: { 200: contest, 304: UNCHANGED },
        errors: [404],
      },
      ({ caller, params: { id } }) => {
        const load = async (person?: Person) =>
          contestAnswer(await service.see(id, person?.id, isStaff(person)), now());
        return answerCachedForGuests({ responses, area: CONTESTS_AREA, key: `one/${id}`, caller, load });
      },
    ),
  ];
}

export function contestsRoutes(dependencies: Dependencies): Route[] {
  const { service, findContest, now, publicOrigin } = dependencies;
  const answer = (one: ContestOfMember) => reply(200, contestAnswer(one, now()), NO_STORE);
  return [
    ...readingRoutes(dependencies),
    route(
      {
        method: 'put',
        path: `${PATH}/entry`,
        summary: 'Join a contest; with an entry fee, the place is held for an hour',
        permission: 'contests.enter',
        ...ofContest,
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
        summary: 'Leave a contest',
        permission: 'contests.read',
        ...ofContest,
        responses: { 200: contest },
        errors: [404, 409],
      },
      async ({ person, params }) => answer(await service.leave(person.id, params.id)),
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/calendar.ics`,
        summary: 'Download the deadline as a calendar file',
        permission: 'contests.read',
        ...ofContest,
        responses: { 200: { description: 'An iCalendar file', type: 'text/calendar' } },
        errors: [404],
      },
      async ({ params }) =>
        textReply('text/calendar', calendarView(await findContest(params.id), publicOrigin, now()), {
          headers: { 'Content-Disposition': `attachment; filename="contest-${params.id}.ics"` },
        }),
    ),
  ];
}
