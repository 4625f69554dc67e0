import {
  postingDecisionSchema,
  postingReviewListSchema,
  publicationSchema,
  storedPostingDraftSchema,
} from '@verse/api-contract/work/job-postings.schema';
import { AppError, NO_STORE, reply, type Route, route } from '../../../../platform/http';
import type { Organisations } from '../../../../platform/ports';
import { byId } from '../job-calls';
import type { JobsService } from '../jobs.service';
import { jobView } from '../jobs.view';
import { type Drafting, UNKNOWN_DRAFT } from './drafting.service';
import type { PostingReviews } from './posting-reviews.service';
import { storedView } from './postings.routes';

interface Dependencies {
  postingReviews: PostingReviews;
  drafting: Pick<Drafting, 'find'>;
  jobs: Pick<JobsService, 'view'>;
  organisations: Pick<Organisations, 'findAll'>;
  now: () => Date;
}

/** Routes for staff to review organisations' first jobs. */
export const postingReviewRoutes = ({ postingReviews, drafting, jobs, organisations, now }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/job-reviews',
      summary: 'List the postings of new organisations that wait for review, first submitted first',
      permission: 'jobs.write',
      responses: { 200: { description: 'At most 100 postings', schema: postingReviewListSchema } },
    },
    async () => {
      const waiting = await postingReviews.list();
      const known = await organisations.findAll(waiting.map(({ organisationId }) => organisationId));
      const shown = waiting.flatMap((draft) => {
        const organisation = known.get(draft.organisationId);
        if (!organisation) return [];
        const { handle, name } = organisation;
        return [{ ...storedView(draft), organisation: { handle, name } }];
      });
      return reply(200, { postings: shown }, NO_STORE);
    },
  ),
  route(
    {
      method: 'put',
      path: '/api/job-reviews/:id',
      summary: 'Publish a posting, or return it with a reason',
      permission: 'jobs.write',
      params: byId,
      notFoundMessage: UNKNOWN_DRAFT,
      body: postingDecisionSchema,
      responses: {
        200: { description: 'The job, or the draft', schema: publicationSchema.or(storedPostingDraftSchema) },
      },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params: { id }, body }) => {
      const draft = await postingReviews.find(id, body.version);
      if (body.decision === 'send-back') {
        await postingReviews.sendBack(person, draft, body.note);
        return reply(200, storedView(await drafting.find(draft.organisationId, id)), NO_STORE);
      }
      const organisation = (await organisations.findAll([draft.organisationId])).get(draft.organisationId);
      if (!organisation) throw new AppError('not-found', UNKNOWN_DRAFT);
      const view = await jobs.view(person.id, await postingReviews.approve(person, organisation, draft));
      return reply(200, { state: 'open', job: jobView(view, now()) }, NO_STORE);
    },
  ),
];
