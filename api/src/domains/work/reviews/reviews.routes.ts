import { z } from 'zod';
import { handleParamsSchema } from '@verse/api-contract/identity/profiles.schema';
import {
  projectReviewFormSchema,
  projectReviewsSchema,
  reviewAnswerFormSchema,
  reviewPageQuerySchema,
  reviewPageSchema,
} from '@verse/api-contract/work/project-reviews.schema';
import { NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { UNKNOWN_MEMBER } from '../../../platform/people';
import type { ReviewPages } from './review-pages.service';
import { projectReviewsView } from './reviews.view';
import type { ReviewWriting } from './writing.service';

interface Dependencies {
  writing: ReviewWriting;
  pages: ReviewPages;
}

const OF_PROJECT = '/api/projects/:number/reviews';
const byNumber = {
  params: z.object({
    number: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .toUpperCase(),
  }),
  notFoundMessage: 'There is no such project.',
};
const both = {
  200: { description: 'The reviews of both sides, as the caller may see them', schema: projectReviewsSchema },
};
const page = { 200: { description: 'A page of reviews', schema: reviewPageSchema } };

const reviewRoutes = ({ writing }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: OF_PROJECT,
      summary: 'Get the reviews of a project; the other side’s once it is shown',
      permission: 'projects.read',
      ...byNumber,
      responses: both,
      errors: [404],
    },
    async ({ person, params }) => reply(200, projectReviewsView(await writing.open(person, params.number)), NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: `${OF_PROJECT}/mine`,
      summary: 'Set the review of the caller’s side, until it is shown',
      permission: 'projects.act',
      ...byNumber,
      body: projectReviewFormSchema,
      responses: both,
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body }) =>
      reply(200, projectReviewsView(await writing.write(person, params.number, body)), NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: `${OF_PROJECT}/mine`,
      summary: 'Withdraw the review of the caller’s side before it is shown',
      permission: 'projects.act',
      ...byNumber,
      responses: both,
      errors: [404, 409],
    },
    async ({ person, params }) =>
      reply(200, projectReviewsView(await writing.withdraw(person, params.number)), NO_STORE),
  ),
];

const answerRoutes = ({ writing }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${OF_PROJECT}/answer`,
      summary: 'Set the answer to the review about the caller’s side',
      permission: 'projects.act',
      ...byNumber,
      body: reviewAnswerFormSchema,
      responses: both,
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body }) =>
      reply(200, projectReviewsView(await writing.answer(person, params.number, body.text)), NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: `${OF_PROJECT}/answer`,
      summary: 'Remove the answer to the review about the caller’s side',
      permission: 'projects.act',
      ...byNumber,
      responses: both,
      errors: [404, 409],
    },
    async ({ person, params }) =>
      reply(200, projectReviewsView(await writing.answer(person, params.number, null)), NO_STORE),
  ),
];

/** Responses are not cached, because they depend on privacy settings. */
export const reviewsRoutes = (dependencies: Dependencies): Route[] => [
  ...reviewRoutes(dependencies),
  ...answerRoutes(dependencies),
  route(
    {
      method: 'get',
      path: '/api/members/:handle/reviews',
      summary: 'List the reviews of a member, newest first; the caller must be allowed to open the profile',
      permission: PUBLIC,
      params: handleParamsSchema,
      notFoundMessage: UNKNOWN_MEMBER,
      query: reviewPageQuerySchema,
      responses: page,
      errors: [400, 404],
    },
    async ({ caller, params, query }) =>
      reply(200, await dependencies.pages.ofMember(await caller(), params.handle, query), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: '/api/organisations/:handle/reviews',
      summary: 'List the reviews of an organisation, newest first',
      permission: PUBLIC,
      params: z.object({
        handle: z
          .string()
          .regex(/^[\w-]{1,60}$/)
          .toLowerCase(),
      }),
      notFoundMessage: 'There is no such organisation.',
      query: reviewPageQuerySchema,
      responses: page,
      errors: [400, 404],
    },
    async ({ caller, params, query }) =>
      reply(200, await dependencies.pages.ofOrganisation(await caller(), params.handle, query), NO_STORE),
  ),
];
