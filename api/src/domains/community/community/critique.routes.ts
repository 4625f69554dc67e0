import { z } from 'zod';
import {
  answersSchema,
  critiqueQuerySchema,
  critiqueRequestSchema,
  critiquesPageSchema,
  helpedSchema,
  wantedPageSchema,
} from '@verse/api-contract/community/critique.schema';
import { ANSWERED_KINDS, type AnsweredKind } from '@verse/api-contract/community/critique.values';
import { handleParamsSchema } from '@verse/api-contract/identity/profiles.schema';
import { AppError, NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { type FindReader, UNKNOWN_MEMBER } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { UNKNOWN_COMMENT } from './comments.service';
import type { CritiqueService } from './critique.service';
import type { Limits } from './limits';
import type { Presenter } from './presenter';
import { toSubjectKey, unknownSubject } from './subject';

interface Dependencies extends Pick<People, 'memberFor' | 'findOpenOwner'> {
  critique: CritiqueService;
  presenter: Presenter;
  findViewer: FindReader;
  limits: Limits;
  /** Called when something about a subject has changed that guests see. */
  changed: (subjectKey: string) => Promise<void>;
}

const id = z.string().regex(/^[\w-]{1,64}$/);
const NOUNS = { works: 'work', blogs: 'blog post' } as const;

function subjectRoutes(kind: AnsweredKind, dependencies: Dependencies): Route[] {
  const { critique, presenter, findViewer, limits, changed } = dependencies;
  const path = `/api/${kind}/:id`;
  const ofSubject = { params: z.object({ id }), notFoundMessage: unknownSubject(kind).message } as const;
  const answers = { description: 'Likes, comments and what the maker asks', schema: answersSchema };
  const helpedRoute = (method: 'put' | 'delete') =>
    route(
      {
        method,
        path: `${path}/comments/:comment/helped`,
        summary: method === 'put' ? 'Mark a critique as helpful; idempotent' : 'Remove the mark from a critique',
        permission: method === 'put' ? 'community.take-part' : 'community.keep-own',
        params: z.object({ id, comment: id }),
        notFoundMessage: UNKNOWN_COMMENT,
        limits: [limits.likes],
        responses: { 200: { description: 'Current state', schema: helpedSchema } },
        errors: [404, 429],
      },
      async ({ person, params }) => {
        const key = toSubjectKey(kind, params.id);
        await critique.mark(await findViewer(person), key, params.comment, method === 'put');
        await changed(key);
        return reply(200, { on: method === 'put' }, NO_STORE);
      },
    );
  return [
    route(
      {
        method: 'get',
        path: `${path}/answers`,
        summary: `Get the number of likes and comments of a ${NOUNS[kind]}, and what its maker asks critics`,
        permission: PUBLIC,
        ...ofSubject,
        responses: { 200: answers },
        errors: [404],
      },
      async ({ params, caller }) => {
        const viewer = await findViewer(await caller());
        const subject = await critique.answered(viewer, toSubjectKey(kind, params.id));
        return reply(200, await presenter.answers(viewer, subject), NO_STORE);
      },
    ),
    route(
      {
        method: 'put',
        path: `${path}/questions`,
        summary: `Set what the caller’s ${NOUNS[kind]} asks critics, or that it asks nothing`,
        permission: 'community.take-part',
        ...ofSubject,
        limits: [limits.posts],
        body: critiqueRequestSchema,
        responses: { 200: answers },
        errors: [400, 404, 429],
      },
      async ({ person, params, body }) => {
        const viewer = await findViewer(person);
        const key = toSubjectKey(kind, params.id);
        const subject = await critique.ask(viewer, key, body);
        await changed(key);
        return reply(200, await presenter.answers(viewer, subject), NO_STORE);
      },
    ),
    helpedRoute('put'),
    helpedRoute('delete'),
  ];
}

export const critiqueRoutes = (dependencies: Dependencies): Route[] => [
  ...ANSWERED_KINDS.flatMap((kind) => subjectRoutes(kind, dependencies)),
  route(
    {
      method: 'get',
      path: '/api/critique',
      summary: 'List the works and blog posts whose makers want critique, the last asked first',
      permission: PUBLIC,
      query: critiqueQuerySchema,
      responses: { 200: { description: 'A page of works and blog posts', schema: wantedPageSchema } },
      errors: [400],
    },
    async ({ query, caller }) => {
      const { critique, presenter, findViewer } = dependencies;
      const viewer = await findViewer(await caller());
      return reply(200, await presenter.wanted(viewer, await critique.listWanted(viewer, query)), NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/members/:handle/critiques',
      summary: 'List a member’s critiques that helped, the last marked first',
      permission: PUBLIC,
      params: handleParamsSchema,
      notFoundMessage: UNKNOWN_MEMBER,
      query: critiqueQuerySchema,
      responses: { 200: { description: 'A page of critiques, and their number', schema: critiquesPageSchema } },
      errors: [400, 404],
    },
    async ({ params: { handle }, query, caller }) => {
      const { critique, presenter, findViewer, memberFor, findOpenOwner } = dependencies;
      const person = await caller();
      const viewer = await findViewer(person);
      const member = person ? (await memberFor(person, handle)).profile.memberId : await findOpenOwner(handle);
      if (member === undefined) throw new AppError('not-found', UNKNOWN_MEMBER);
      const found = await critique.listHelpful(viewer, member, query);
      return reply(200, await presenter.critiques(viewer, found), NO_STORE);
    },
  ),
];
