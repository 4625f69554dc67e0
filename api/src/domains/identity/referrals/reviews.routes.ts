import { z } from 'zod';
import { rewardDecisionSchema, rewardListSchema } from '@verse/api-contract/identity/referrals.schema';
import { listQuerySchema } from '@verse/api-contract/paging.schema';
import { noContent, reply, type Route, route } from '../../../platform/http';
import { rewardView } from './referrals.view';
import { type ReviewsService, UNKNOWN_REWARD } from './reviews.service';

export const reviewsRoutes = (reviews: ReviewsService): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/referrals/reviews',
      summary: 'List the rewards that wait for a decision, oldest first',
      permission: 'rewards.decide',
      query: listQuerySchema,
      responses: { 200: { description: 'A page of rewards', schema: rewardListSchema } },
      errors: [400],
    },
    async ({ person, query }) => {
      const { rewards, next } = await reviews.page(person, query);
      return reply(200, { rewards: rewards.map(rewardView), next });
    },
  ),
  route(
    {
      method: 'patch',
      path: '/api/referrals/reviews/:id',
      summary: 'Approve a reward, or decline it with a reason',
      permission: 'rewards.decide',
      params: z.object({ id: z.string().regex(/^[\w-]{1,80}$/) }),
      notFoundMessage: UNKNOWN_REWARD,
      body: rewardDecisionSchema,
      responses: { 204: { description: 'Decided' } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      await reviews.decide(person, params.id, body);
      return noContent();
    },
  ),
];
