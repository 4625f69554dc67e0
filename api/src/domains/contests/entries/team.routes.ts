import { z } from 'zod';
import { teamInvitationSchema, waitingSchema } from '@verse/api-contract/contests/contest-entries.schema';
import { NO_STORE, noContent, reply, type Route, route } from '../../../platform/http';
import { byId, ofContest } from '../contest-calls';
import type { createEntryOverview } from './entry-overview.service';
import { desk, OWN_ENTRY } from './own-entry.routes';
import type { Teams } from './team.service';
import type { WaitingLists } from './waiting.service';

interface Dependencies {
  teams: Teams;
  waiting: WaitingLists;
  show: ReturnType<typeof createEntryOverview>;
}

const handle = z.string().regex(/^[\w-]{1,60}$/);
const ofMember = { params: byId.extend({ handle }), notFoundMessage: 'There is no such member.' };
const WAITING = '/api/contests/:id/waiting';

const waitingRoutes = ({ waiting }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: WAITING,
      summary: 'Join the waiting list of a full contest; repeating the call keeps the position',
      permission: 'contests.enter',
      ...ofContest,
      responses: { 200: { description: 'The position', schema: waitingSchema } },
      errors: [404, 409],
    },
    async ({ person, params, browser: { address } }) =>
      reply(200, { position: await waiting.join({ id: person.id, address }, params.id) }, NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: WAITING,
      summary: 'Leave the waiting list',
      permission: 'contests.read',
      ...ofContest,
      responses: { 204: { description: 'Not on the list' } },
      errors: [404],
    },
    async ({ person, params }) => {
      await waiting.leave(person.id, params.id);
      return noContent(NO_STORE);
    },
  ),
];

export function teamRoutes(dependencies: Dependencies): Route[] {
  const { teams, show } = dependencies;
  return [
    route(
      {
        method: 'put',
        path: `${OWN_ENTRY}/team/acceptance`,
        summary: 'Accept a captain’s invitation to a team',
        permission: 'contests.enter',
        ...ofContest,
        body: teamInvitationSchema,
        responses: { 200: desk },
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) => {
        await teams.accept(person.id, params.id, body.captain);
        return reply(200, await show(person, params.id), NO_STORE);
      },
    ),
    route(
      {
        method: 'delete',
        path: `${OWN_ENTRY}/team/membership`,
        summary: 'Decline the invitation of `captain`; without it, leave the team',
        permission: 'contests.read',
        ...ofContest,
        query: z.object({ captain: handle.optional() }),
        responses: { 200: desk },
        errors: [400, 404, 409],
      },
      async ({ person, params, query }) => {
        await teams.leave(person.id, params.id, query.captain);
        return reply(200, await show(person, params.id), NO_STORE);
      },
    ),
    route(
      {
        method: 'put',
        path: `${OWN_ENTRY}/team/:handle`,
        summary: 'Invite a member to the team of the caller’s entry',
        permission: 'contests.enter',
        ...ofMember,
        responses: { 200: desk },
        errors: [403, 404, 409, 429],
      },
      async ({ person, params }) => {
        await teams.invite(person, params.id, params.handle);
        return reply(200, await show(person, params.id), NO_STORE);
      },
    ),
    route(
      {
        method: 'delete',
        path: `${OWN_ENTRY}/team/:handle`,
        summary: 'Remove a member from the team, or withdraw an invitation',
        permission: 'contests.enter',
        ...ofMember,
        responses: { 200: desk },
        errors: [403, 404, 409],
      },
      async ({ person, params }) => {
        await teams.remove(person, params.id, params.handle);
        return reply(200, await show(person, params.id), NO_STORE);
      },
    ),
    ...waitingRoutes(dependencies),
  ];
}
