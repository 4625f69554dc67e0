import { z } from 'zod';
import { pageLength } from '@verse/api-contract/paging.schema';
import { rewardDecisionSchema, rewardListSchema } from '@verse/api-contract/referrals.schema';
import { cursorOf, nothing, readCursor, reply, type Route, route } from '../../platform/http';
import { rewardView } from './referrals.view';
import { type ReviewsService, UNKNOWN_REWARD } from './reviews.service';

/** Whose cursors these are. */
const LIST = 'rewards';

/** What staff do with rewards that are not booked by themselves. */
export function reviewsRoutes(reviews: ReviewsService): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/referrals/reviews',
        summary: 'Rewards that wait for a decision, the longest first',
        may: 'rewards.decide',
        query: z.strictObject({ cursor: z.string().max(200).optional(), limit: pageLength(20) }),
        answers: { 200: { description: 'A page of rewards', schema: rewardListSchema } },
        refusals: [400],
      },
      async ({ person, query }) => {
        const { rewards, last } = await reviews.page(person, readCursor(LIST, query.cursor), query.limit);
        const next = last ? cursorOf(LIST, { at: last.reviewSince!, id: last.inviteeId }) : null;
        return reply(200, { rewards: rewards.map(rewardView), next });
      },
    ),
    route(
      {
        method: 'patch',
        path: '/api/referrals/reviews/:id',
        summary: 'Approves a reward, which books it once, or declines it with words to the inviter',
        may: 'rewards.decide',
        params: z.object({ id: z.string().regex(/^[\w-]{1,80}$/) }),
        unknown: UNKNOWN_REWARD,
        body: rewardDecisionSchema,
        answers: { 204: { description: 'Decided' } },
        refusals: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) => {
        await reviews.decide(person, params.id, body);
        return nothing();
      },
    ),
  ];
}
