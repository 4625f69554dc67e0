import { z } from 'zod';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { truncateText } from '@verse/api-contract/truncate-text';
import {
  JOB_SEARCH_LIMITS,
  jobSearchFormSchema,
  jobSearchQuerySchema,
  savedJobSearchListSchema,
  savedJobSearchSchema,
} from '@verse/api-contract/work/job-searches.schema';
import { addressOf } from '@verse/contract/addresses';
import {
  AppError,
  createKeyedId,
  NO_STORE,
  noContent,
  optionalKey,
  PUBLIC,
  reply,
  type ResponseCache,
  type Route,
  route,
} from '../../../../platform/http';
import type { Quota } from '../../../../platform/quotas';
import { rss } from '../../../../platform/syndication';
import { ANY_JOB, toQueryTerms } from '../job';
import { byId } from '../job-calls';
import type { JobLists } from '../job-lists.service';
import { payText } from '../jobs.view';
import type { JobSearch, JobSearchRepository } from './job-searches.repository';

interface Dependencies {
  searches: JobSearchRepository;
  lists: Pick<JobLists, 'list'>;
  reserve: Quota;
  responses: Pick<ResponseCache, 'cachedResponse'>;
  publicOrigin: string;
  now: () => Date;
}

const SEARCHES = '/api/me/job-searches';
const FEED = '/api/job-feed';
const UNKNOWN_SEARCH = 'There is no such search.';
const FEED_LENGTH = 30;
const MOST_TEXT = 600;

const searchView = ({ id, name, query, savedAt }: JobSearch) => ({ id, name, query, savedAt: savedAt.toISOString() });
/** Ends with a term that every job has, so that a search without filters matches all jobs. */
export const termsOf = (query: JobSearch['query']): string[] => [...toQueryTerms(query), ANY_JOB];

/** Routes for a member's saved searches, and for a web feed of each search. */
export const jobSearchRoutes = ({ searches, lists, reserve, responses, publicOrigin, now }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: SEARCHES,
      summary: 'List the caller’s saved searches',
      permission: 'jobs.read',
      responses: { 200: { description: 'All of them', schema: savedJobSearchListSchema } },
    },
    async ({ person }) => {
      const all = await searches.list(person.id, JOB_SEARCH_LIMITS.searches);
      return reply(200, { searches: all.map(searchView) }, NO_STORE);
    },
  ),
  route(
    {
      method: 'post',
      path: SEARCHES,
      summary: 'Save a search, to be notified of new jobs that match it; idempotent by Idempotency-Key',
      permission: 'jobs.apply',
      headers: optionalKey,
      body: jobSearchFormSchema,
      responses: { 201: { description: 'The saved search', schema: savedJobSearchSchema } },
      errors: [400, 409, 413, 415],
    },
    async ({ person, body: { name, query }, headers }) => {
      const id = createKeyedId(headers['Idempotency-Key'], [SEARCHES, person.id, name, query]);
      const before = await searches.find(person.id, id);
      if (before) return reply(201, searchView(before), NO_STORE);
      await reserve(person.id);
      const search = { id, memberId: person.id, name, query, terms: termsOf(query), savedAt: now() };
      await searches.insert(search);
      return reply(201, searchView(search), NO_STORE);
    },
  ),
  route(
    {
      method: 'delete',
      path: `${SEARCHES}/:id`,
      summary: 'Delete the caller’s saved search',
      permission: 'jobs.read',
      params: byId,
      notFoundMessage: UNKNOWN_SEARCH,
      responses: { 204: { description: 'It is deleted' } },
    },
    async ({ person, params }) => {
      if (!(await searches.remove(person.id, params.id))) throw new AppError('not-found', UNKNOWN_SEARCH);
      return noContent();
    },
  ),
  route(
    {
      method: 'get',
      path: FEED,
      summary: 'List the open jobs that match a search, as RSS',
      permission: PUBLIC,
      query: z.strictObject(jobSearchQuerySchema.shape),
      responses: { 200: { description: 'RSS 2.0', type: 'application/rss+xml' }, 304: { description: 'Unchanged' } },
      errors: [400],
    },
    ({ query }) => {
      const asked = new URLSearchParams(
        Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      );
      const suffix = asked.size > 0 ? `?${asked}` : '';
      return responses.cachedResponse('jobs', `feed${suffix}`, async () => {
        const { jobs } = await lists.list(undefined, { ...query, limit: FEED_LENGTH });
        const body = rss({
          title: 'Jobs on Creativity Verse',
          description: 'Open jobs for digital creatives that match this search.',
          link: `${publicOrigin}${addressOf('public-jobs')}${suffix}`,
          self: `${publicOrigin}${FEED}${suffix}`,
          items: jobs.map((job) => ({
            title: `${job.title}, ${job.company}`,
            link: `${publicOrigin}${addressOf('public-job', { id: job.id })}`,
            categories: job.tags,
            at: job.postedAt,
            text: `${payText(job.pay)}

${truncateText(toPlainSmallText(job.description), MOST_TEXT, '…')}`,
          })),
        });
        return { body, type: 'application/rss+xml; charset=utf-8' };
      });
    },
  ),
];
