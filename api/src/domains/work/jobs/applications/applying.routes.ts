import { listQuerySchema } from '@verse/api-contract/paging.schema';
import { jobApplicantListSchema, jobApplicationFormSchema, jobSchema } from '@verse/api-contract/work/jobs.schema';
import { AppError, reply, type Route, route } from '../../../../platform/http';
import { byId, UNKNOWN_JOB } from '../job-calls';
import type { JobsService } from '../jobs.service';
import { jobView } from '../jobs.view';
import type { ListApplicants } from './applicants';
import type { Applying } from './applying.service';

interface Dependencies {
  jobs: Pick<JobsService, 'find' | 'view'>;
  applying: Pick<Applying, 'apply' | 'withdraw' | 'restore'>;
  listApplicants: ListApplicants;
  now: () => Date;
}

const PATH = '/api/jobs/:id';
const ofOne = { params: byId, notFoundMessage: UNKNOWN_JOB };
const job = { description: 'The job as the caller sees it now', schema: jobSchema };

/**
 * Routes to apply to a job, and for staff to list those who have applied to the jobs that they post. See
 * `own-applications.routes.ts` for drafts and sent applications.
 */
export function applyingRoutes({ jobs, applying, listApplicants, now }: Dependencies): Route[] {
  const view = async (memberId: string, id: string) =>
    reply(200, jobView(await jobs.view(memberId, await jobs.find(id)), now()));
  return [
    route(
      {
        method: 'put',
        path: `${PATH}/application`,
        summary: 'Submit an application to a job; idempotent, and possible again after withdrawal',
        permission: 'jobs.apply',
        ...ofOne,
        body: jobApplicationFormSchema,
        responses: { 200: job },
        errors: [400, 404, 409, 413, 415, 429],
      },
      async ({ person, params, body }) => {
        await applying.apply(person.id, params.id, body);
        return view(person.id, params.id);
      },
    ),
    route(
      {
        method: 'delete',
        path: `${PATH}/application`,
        summary: 'Withdraw an application',
        permission: 'jobs.read',
        ...ofOne,
        responses: { 200: job },
        errors: [404],
      },
      async ({ person, params }) => {
        await applying.withdraw(person.id, params.id);
        return view(person.id, params.id);
      },
    ),
    route(
      {
        method: 'post',
        path: `${PATH}/application/restore`,
        summary: 'Restore an application withdrawn in the last ten minutes',
        permission: 'jobs.apply',
        ...ofOne,
        responses: { 200: job },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        await applying.restore(person.id, params.id);
        return view(person.id, params.id);
      },
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/applications`,
        summary: 'List the applicants of a job, newest first',
        permission: 'jobs.write',
        ...ofOne,
        query: listQuerySchema,
        responses: { 200: { description: 'A page of applicants', schema: jobApplicantListSchema } },
        errors: [400, 404],
      },
      async ({ params, query }) => {
        const { id, organisationId } = await jobs.find(params.id);
        // Only the organisation can see who has applied to its jobs.
        if (organisationId !== undefined) throw new AppError('not-found', UNKNOWN_JOB);
        return reply(200, await listApplicants(id, query));
      },
    ),
  ];
}
