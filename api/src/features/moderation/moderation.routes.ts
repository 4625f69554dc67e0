import { z } from 'zod';
import {
  apartListSchema,
  apartSchema,
  appealSchema,
  caseAnswerSchema,
  caseListSchema,
  caseQuerySchema,
  caseSchema,
  decisionSchema,
  ownCaseListSchema,
  ownCaseSchema,
  reportAnswerSchema,
  reportSchema,
} from '@verse/api-contract/moderation.schema';
import { handleParamsSchema } from '@verse/api-contract/profiles.schema';
import { orConflict, reply, type Route, route } from '../../platform/http';
import { GUEST, type PeopleFor } from '../../platform/people';
import type { Apartness, ApartService } from './apart.service';
import { type CasesService, UNKNOWN_CASE } from './cases.service';
import { type CaseOfModerator, caseView, ownCaseView } from './cases.view';

interface Dependencies {
  service: CasesService;
  apart: ApartService;
  peopleFor: PeopleFor;
  handleOf: (memberId: string) => Promise<string | undefined>;
}

/** As the calls of profiles say it. */
const UNKNOWN_MEMBER = 'There is no such profile, or it is not for everybody.';
const SOMEBODY = 'A former member';
const REPORTED = 'Thank you. Our moderators look at it, and you hear what became of it.';
const REPORTED_BEFORE = 'You have reported this already. You hear what became of it.';
const byId = z.object({ id: z.string().regex(/^[\w.-]{1,80}$/) });

const reportRoutes = ({ service }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: '/api/reports',
      summary: 'Reports a post, a comment or a profile; once counts, however often it is sent',
      may: 'moderation.report',
      body: reportSchema,
      answers: {
        200: { description: 'This person had reported it before', schema: reportAnswerSchema },
        201: { description: 'The report was taken', schema: reportAnswerSchema },
      },
      refusals: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, body: { type, id, ...words } }) => {
      const isNew = await service.report(person, type, id, words);
      return isNew ? reply(201, { message: REPORTED }) : reply(200, { message: REPORTED_BEFORE });
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/me/cases',
      summary: 'What moderators decided about what the caller made, the last first',
      may: 'moderation.see-own',
      answers: { 200: { description: 'The cases', schema: ownCaseListSchema } },
    },
    async ({ person }) => reply(200, { cases: (await service.own(person.id)).map(ownCaseView) }),
  ),
  route(
    {
      method: 'post',
      path: '/api/appeals',
      summary: 'Asks another moderator to look at a decision, once',
      may: 'moderation.see-own',
      body: appealSchema,
      answers: { 201: { description: 'The case', schema: ownCaseSchema } },
      refusals: [400, 404, 409, 413, 415],
    },
    async ({ person, body: { type, id, text } }) =>
      reply(201, ownCaseView(await service.appeal(person, type, id, text))),
  ),
];

/** Moderators judge people whom they have blocked as well. */
const MODERATOR = { ...GUEST, isStaff: true };

function moderatorRoutes({ service, peopleFor }: Dependencies): Route[] {
  async function viewOf(all: readonly CaseOfModerator[]) {
    const authors = await peopleFor(
      MODERATOR,
      all.map(({ one }) => one.authorId),
    );
    return all.map((one) => caseView(one, (id) => authors.get(id)?.name ?? SOMEBODY));
  }
  const viewOfOne = async (one: CaseOfModerator) => (await viewOf([one]))[0];
  return [
    route(
      {
        method: 'get',
        path: '/api/moderation/queue',
        summary: 'What waits for a decision, the longest first; or what was decided, the last first',
        may: 'moderation.decide',
        query: caseQuerySchema,
        answers: { 200: { description: 'A page of cases', schema: caseListSchema } },
        refusals: [400],
      },
      async ({ person, query }) => {
        const { cases, next } = await service.queue(person, query.list, query.cursor, query.limit);
        return reply(200, { cases: await viewOf(cases), next });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/moderation/cases/:id',
        summary: 'A case, and what was reported as it is now',
        may: 'moderation.decide',
        params: byId,
        unknown: UNKNOWN_CASE,
        answers: { 200: { description: 'The case', schema: caseAnswerSchema } },
        refusals: [404],
      },
      async ({ person, params }) => {
        const { seen, now } = await service.see(person, params.id);
        return reply(200, { case: await viewOfOne(seen), now });
      },
    ),
    route(
      {
        method: 'patch',
        path: '/api/moderation/cases/:id',
        summary: 'Decides a case, or an appeal against another moderator’s decision',
        may: 'moderation.decide',
        params: byId,
        unknown: UNKNOWN_CASE,
        ifMatch: true,
        body: decisionSchema,
        answers: { 200: { description: 'The case', schema: caseSchema } },
        refusals: [400, 404, 409, 413, 415, 428],
      },
      async ({ person, params, version, body }) => {
        const decided = await orConflict(
          service.decide(person, params.id, version, body),
          async (current: CaseOfModerator) => ({
            message: 'Another moderator has changed this case in the meantime. Nothing was decided by you.',
            details: { current: await viewOfOne(current) },
          }),
        );
        return reply(200, await viewOfOne(decided));
      },
    ),
  ];
}

function apartRoutes({ apart, peopleFor, handleOf }: Dependencies): Route[] {
  const one = (method: 'put' | 'delete', how: Apartness, summary: string) =>
    route(
      {
        method,
        path: `/api/members/:handle/${how}`,
        summary,
        may: 'members.avoid',
        params: handleParamsSchema,
        unknown: UNKNOWN_MEMBER,
        answers: { 200: { description: 'As it is now', schema: apartSchema } },
        refusals: [404, 409, 503],
      },
      async ({ person, params }) => reply(200, await apart.set(person, params.handle, how, method === 'put')),
    );
  const list = route(
    {
      method: 'get',
      path: '/api/me/apart',
      summary: 'Whom the caller has muted or blocked',
      may: 'members.avoid',
      answers: { 200: { description: 'Both lists', schema: apartListSchema } },
    },
    async ({ person }) => {
      const { muted, blocked } = await apart.list(person.id);
      const people = await peopleFor({ ...GUEST, id: person.id }, [...muted, ...blocked]);
      // The handle of a profile that closed since stays here, so that the caller can take it back.
      const named = (ids: string[]) =>
        Promise.all(
          ids.map(async (id) => {
            const shown = people.get(id);
            return { name: shown?.name ?? SOMEBODY, handle: (shown && (await handleOf(id))) ?? null };
          }),
        );
      return reply(200, { muted: await named(muted), blocked: await named(blocked) });
    },
  );
  return [
    list,
    one('put', 'mute', 'Leaves a member out of the caller’s lists'),
    one('delete', 'mute', 'Shows a muted member again'),
    one('put', 'block', 'Blocks a member: neither sees the other, and neither follows the other'),
    one('delete', 'block', 'Blocks a member no more'),
  ];
}

export const moderationRoutes = (dependencies: Dependencies): Route[] => [
  ...reportRoutes(dependencies),
  ...moderatorRoutes(dependencies),
  ...apartRoutes(dependencies),
];
