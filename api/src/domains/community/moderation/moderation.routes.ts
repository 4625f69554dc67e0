import { z } from 'zod';
import {
  appealSchema,
  caseAnswerSchema,
  caseListSchema,
  caseQuerySchema,
  caseSchema,
  decisionSchema,
  memberBlockListSchema,
  memberBlockSchema,
  ownCaseListSchema,
  ownCaseSchema,
  reportAnswerSchema,
  reportSchema,
} from '@verse/api-contract/community/moderation.schema';
import { handleParamsSchema } from '@verse/api-contract/identity/profiles.schema';
import { orConflict, reply, type Route, route } from '../../../platform/http';
import { GUEST, UNKNOWN_MEMBER } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { BlockKind, BlocksService } from './blocks.service';
import { type CasesService, UNKNOWN_CASE } from './cases.service';
import { type CaseOfModerator, caseView, ownCaseView } from './cases.view';

interface Dependencies extends Pick<People, 'peopleFor' | 'findHandle'> {
  service: CasesService;
  blocks: BlocksService;
}

/** Same message as in the profile routes. */
const FORMER_MEMBER = 'A former member';
const REPORTED = 'Thank you. Our moderators will look at it and we’ll tell you what they decide.';
const REPORTED_BEFORE = 'You already reported this. We’ll tell you what we decide.';
const byId = z.object({ id: z.string().regex(/^[\w.-]{1,80}$/) });

const reportRoutes = ({ service }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: '/api/reports',
      summary: 'Report a post, comment, profile, organisation, message or package; idempotent',
      permission: 'moderation.report',
      body: reportSchema,
      responses: {
        200: { description: 'Already reported by this person', schema: reportAnswerSchema },
        201: { description: 'The report was received', schema: reportAnswerSchema },
      },
      errors: [400, 404, 409, 413, 415, 429],
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
      summary: 'List the decisions about the caller’s content, newest first',
      permission: 'moderation.see-own',
      responses: { 200: { description: 'The cases', schema: ownCaseListSchema } },
    },
    async ({ person }) => reply(200, { cases: (await service.own(person.id)).map(ownCaseView) }),
  ),
  route(
    {
      method: 'post',
      path: '/api/appeals',
      summary: 'Submit an appeal against a decision, once',
      permission: 'moderation.see-own',
      body: appealSchema,
      responses: { 201: { description: 'The case', schema: ownCaseSchema } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, body: { type, id, text } }) =>
      reply(201, ownCaseView(await service.appeal(person, type, id, text))),
  ),
];

/** A viewer who can see all members, including those the moderator has blocked. */
const MODERATOR = { ...GUEST, isStaff: true };

function moderatorRoutes({ service, peopleFor }: Dependencies): Route[] {
  async function toView(all: readonly CaseOfModerator[], isListed: boolean) {
    const authors = await peopleFor(
      MODERATOR,
      all.map(({ one }) => one.authorId),
    );
    return all.map((one) => caseView(one, (id) => authors.get(id)?.name ?? FORMER_MEMBER, isListed));
  }
  const viewOfOne = async (one: CaseOfModerator) => (await toView([one], false))[0];
  return [
    route(
      {
        method: 'get',
        path: '/api/moderation/queue',
        summary: 'List the cases that wait for a decision, oldest first, or the decided cases, newest first',
        permission: 'moderation.decide',
        query: caseQuerySchema,
        responses: { 200: { description: 'A page of cases', schema: caseListSchema } },
        errors: [400],
      },
      async ({ person, query }) => {
        const { cases, next } = await service.queue(person, query.list, query.cursor, query.limit);
        return reply(200, { cases: await toView(cases, true), next });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/moderation/cases/:id',
        summary: 'Get a case with the current reported content',
        permission: 'moderation.decide',
        params: byId,
        notFoundMessage: UNKNOWN_CASE,
        responses: { 200: { description: 'The case', schema: caseAnswerSchema } },
        errors: [404],
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
        summary: 'Submit the decision on a case, or on an appeal against another moderator’s decision',
        permission: 'moderation.decide',
        params: byId,
        notFoundMessage: UNKNOWN_CASE,
        ifMatch: true,
        body: decisionSchema,
        responses: { 200: { description: 'The case', schema: caseSchema } },
        errors: [400, 404, 409, 413, 415, 428],
      },
      async ({ person, params, version, body }) => {
        const decided = await orConflict(
          service.decide(person, params.id, version, body),
          async (current: CaseOfModerator) => ({
            message: 'Another moderator just changed this case, so we didn’t save your decision.',
            details: { current: await viewOfOne(current) },
          }),
        );
        return reply(200, await viewOfOne(decided));
      },
    ),
  ];
}

function blockRoutes({ blocks, peopleFor, findHandle }: Dependencies): Route[] {
  const one = (method: 'put' | 'delete', how: BlockKind, summary: string) =>
    route(
      {
        method,
        path: `/api/members/:handle/${how}`,
        summary,
        permission: 'members.avoid',
        params: handleParamsSchema,
        notFoundMessage: UNKNOWN_MEMBER,
        responses: { 200: { description: 'The current state', schema: memberBlockSchema } },
        errors: [404, 409, 503],
      },
      async ({ person, params }) => reply(200, await blocks.set(person, params.handle, how, method === 'put')),
    );
  const list = route(
    {
      method: 'get',
      path: '/api/me/apart',
      summary: 'List the members whom the caller has muted or blocked',
      permission: 'members.avoid',
      responses: { 200: { description: 'Both lists', schema: memberBlockListSchema } },
    },
    async ({ person }) => {
      const { muted, blocked } = await blocks.list(person.id);
      const people = await peopleFor({ ...GUEST, id: person.id }, [...muted, ...blocked]);
      // Includes handles whose profiles are no longer visible, so that the caller can still undo the block.
      const named = (ids: string[]) =>
        Promise.all(
          ids.map(async (id) => {
            const shown = people.get(id);
            return { name: shown?.name ?? FORMER_MEMBER, handle: (shown && (await findHandle(id))) ?? null };
          }),
        );
      return reply(200, { muted: await named(muted), blocked: await named(blocked) });
    },
  );
  return [
    list,
    one('put', 'mute', 'Mute a member'),
    one('delete', 'mute', 'Unmute a member'),
    one('put', 'block', 'Block a member; neither sees or follows the other'),
    one('delete', 'block', 'Unblock a member'),
  ];
}

export const moderationRoutes = (dependencies: Dependencies): Route[] => [
  ...reportRoutes(dependencies),
  ...moderatorRoutes(dependencies),
  ...blockRoutes(dependencies),
];
