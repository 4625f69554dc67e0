import { z } from 'zod';
import { pageLength } from '@verse/api-contract/paging.schema';
import { rewardDecisionSchema, rewardListSchema } from '@verse/api-contract/referrals.schema';
import { decodeCursor, encodeCursor, noContent, reply, type Route, route } from '../../platform/http';
import { rewardView } from './referrals.view';
import { type ReviewsService, UNKNOWN_REWARD } from './reviews.service';

/** Name that identifies the list in cursors. */
const LIST = 'rewards';

export function reviewsRoutes(reviews: ReviewsService): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/referrals/reviews',
        summary: 'Rewards waiting for a decision, oldest first',
        permission: 'rewards.decide',
        query: z.strictObject({ cursor: z.string().max(200).optional(), limit: pageLength(20) }),
        responses: { 200: { description: 'A page of rewards', schema: rewardListSchema } },
        errors: [400],
      },
      async ({ person, query }) => {
        const { rewards, last } = await reviews.page(person, decodeCursor(LIST, query.cursor), query.limit);
        const next = last ? encodeCursor(LIST, { at: last.reviewSince!, id: last.inviteeId }) : null;
        return reply(200, { rewards: rewards.map(rewardView), next });
      },
    ),
    route(
      {
        method: 'patch',
        path: '/api/referrals/reviews/:id',
        summary: 'Approves a reward, or declines it with a reason',
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
}
