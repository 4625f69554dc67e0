import { can } from '@verse/api-contract/rights';
import {
  jobChangeSchema,
  jobFormSchema,
  jobListSchema,
  type JobQuery,
  jobQuerySchema,
  jobSchema,
} from '@verse/api-contract/work/jobs.schema';
import {
  AppError,
  NO_STORE,
  optionalKey,
  orConflict,
  type Person,
  PUBLIC,
  reply,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import { byId, UNKNOWN_JOB } from './job-calls';
import type { JobLists } from './job-lists.service';
import type { JobOfMember, JobsService } from './jobs.service';
import { jobView } from './jobs.view';

interface JobsRoutesDependencies {
  service: JobsService;
  lists: JobLists;
  /** Cache for guest responses. */
  responses: Pick<ResponseCache, 'cachedResponse'>;
  now: () => Date;
}

const PATH = '/api/jobs/:id';
const ofOne = { params: byId, notFoundMessage: UNKNOWN_JOB };
const job = { description: 'The job as the caller sees it now', schema: jobSchema };
const isPoster = ({ role }: Person) => can(role, 'jobs.write');
const unchanged = { description: 'Unchanged' };

/**
 * Routes for reading jobs. All guests see the same open jobs; members also see which jobs they have saved or applied
 * to.
 */
function readingRoutes({ service, lists, responses, now }: JobsRoutesDependencies): Route[] {
  async function list(person: Person | undefined, query: JobQuery) {
    const page = await lists.list(person?.id, query);
    const all = await service.viewAll(person?.id, page.jobs, person !== undefined && isPoster(person));
    return { jobs: all.map((one) => jobView(one, now())), next: page.next };
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/jobs',
        summary: 'List the open jobs, last confirmed first; or the jobs that the caller saved or applied to',
        permission: PUBLIC,
        query: jobQuerySchema,
        responses: { 200: { description: 'A page of jobs', schema: jobListSchema }, 304: unchanged },
        errors: [400, 401],
      },
      async ({ caller, query }) => {
        const person = await caller();
        if (person) return reply(200, await list(person, query), NO_STORE);
        if (query.of) throw new AppError('unauthenticated', 'Please sign in to continue.');
        const load = async () => ({ body: await list(undefined, query) });
        return responses.cachedResponse('jobs', JSON.stringify(query), load);
      },
    ),
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'Get an open job; members also get closed jobs',
        permission: PUBLIC,
        ...ofOne,
        responses: { 200: job, 304: unchanged },
        errors: [404],
      },
      async ({ caller, params: { id } }) => {
        const person = await caller();
        if (!person) {
          const load = async () => ({ body: jobView(await service.findOpen(id), now()) });
          return responses.cachedResponse('jobs', `one/${id}`, load);
        }
        const view = await service.view(person.id, await service.find(id), isPoster(person));
        return reply(200, jobView(view, now()), NO_STORE);
      },
    ),
  ];
}

/** Idempotent routes for saving and unsaving a job. */
function savedRoutes({ service, now }: Pick<JobsRoutesDependencies, 'service' | 'now'>): Route[] {
  const kept = (method: 'put' | 'delete', summary: string) =>
    route(
      {
        method,
        path: `${PATH}/save`,
        summary,
        permission: 'jobs.read',
        ...ofOne,
        responses: { 200: job },
        errors: [404, 409, 503],
      },
      async ({ person, params }) =>
        reply(200, jobView(await service.setSaved(person.id, params.id, method === 'put'), now())),
    );
  return [kept('put', 'Save a job'), kept('delete', 'Remove a job from the saved jobs')];
}

const staffRoutes = ({ service, now }: JobsRoutesDependencies): Route[] => [
  route(
    {
      method: 'post',
      path: '/api/jobs',
      summary: 'Create a job; idempotent by Idempotency-Key',
      permission: 'jobs.write',
      headers: optionalKey,
      body: jobFormSchema,
      responses: { 201: job },
      errors: [400, 413, 415],
    },
    async ({ person, body, headers }) =>
      reply(201, jobView(await service.post(person, body, headers['Idempotency-Key']), now())),
  ),
  route(
    {
      method: 'patch',
      path: PATH,
      summary: 'Update a job, close it, or confirm that it is open',
      permission: 'jobs.write',
      ...ofOne,
      ifMatch: true,
      body: jobChangeSchema,
      responses: { 200: job },
      errors: [400, 404, 409, 413, 415, 428],
    },
    async ({ person, params, version, body }) => {
      const changed = await orConflict(service.change(person, params.id, version, body), (current: JobOfMember) => ({
        message: 'Someone else just changed this job, so we didn’t save yours.',
        details: { current: jobView(current, now()) },
      }));
      return reply(200, jobView(changed, now()));
    },
  ),
];

export const jobsRoutes = (dependencies: JobsRoutesDependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...savedRoutes(dependencies),
  ...staffRoutes(dependencies),
];
