import { z } from 'zod';
import {
  jobApplicantListSchema,
  jobApplicantQuerySchema,
  jobApplicationFormSchema,
  jobChangeSchema,
  jobFormSchema,
  jobListSchema,
  jobQuerySchema,
  jobSchema,
} from '@verse/api-contract/jobs.schema';
import { can } from '@verse/api-contract/rights';
import { orConflict, type Person, reply, type Route, route } from '../../platform/http';
import type { JobLists } from './job-lists.service';
import { type JobOfMember, type JobsService, UNKNOWN_JOB } from './jobs.service';
import { jobView } from './jobs.view';

/** Somebody whom applicants have told that they may be written to. */
export interface Contact {
  id: string;
  name: string;
  email: string;
}

interface JobsRoutesDependencies {
  service: JobsService;
  lists: JobLists;
  contacts: (ids: readonly string[]) => Promise<Contact[]>;
  now: () => Date;
}

const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const keySchema = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.')
  .optional();
const PATH = '/api/jobs/:id';
const ofOne = { params: byId, unknown: UNKNOWN_JOB };
const job = { description: 'The job as the caller sees it now', schema: jobSchema };
const isPoster = ({ role }: Person) => can(role, 'jobs.write');

function memberRoutes({ service, lists, now }: JobsRoutesDependencies): Route[] {
  const answer = (one: JobOfMember) => reply(200, jobView(one, now()));
  return [
    route(
      {
        method: 'get',
        path: '/api/jobs',
        summary: 'Open jobs, the last confirmed first; or those that the caller has saved or applied to',
        may: 'jobs.read',
        query: jobQuerySchema,
        answers: { 200: { description: 'A page of jobs', schema: jobListSchema } },
        refusals: [400],
      },
      async ({ person, query }) => {
        const page = await lists.list(person.id, query);
        const all = await service.viewAll(person.id, page.jobs, isPoster(person));
        return reply(200, { jobs: all.map((one) => jobView(one, now())), next: page.next });
      },
    ),
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'One job; one that is closed says so',
        may: 'jobs.read',
        ...ofOne,
        answers: { 200: job },
        refusals: [404],
      },
      async ({ person, params }) =>
        answer(await service.view(person.id, await service.find(params.id), isPoster(person))),
    ),
    ...savedRoutes({ service, now }),
  ];
}

/** Saving is putting it into one's list, so it is the same however often it is asked. */
function savedRoutes({ service, now }: Pick<JobsRoutesDependencies, 'service' | 'now'>): Route[] {
  const kept = (method: 'put' | 'delete', summary: string) =>
    route(
      {
        method,
        path: `${PATH}/save`,
        summary,
        may: 'jobs.read',
        ...ofOne,
        answers: { 200: job },
        refusals: [404, 409, 503],
      },
      async ({ person, params }) =>
        reply(200, jobView(await service.setSaved(person.id, params.id, method === 'put'), now())),
    );
  return [kept('put', 'Saves a job'), kept('delete', 'Takes a job out of the saved ones')];
}

const applicationRoutes = ({ service, now }: JobsRoutesDependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${PATH}/application`,
      summary: 'Applies to a job, once however often it is asked; again after withdrawing',
      may: 'jobs.apply',
      ...ofOne,
      body: jobApplicationFormSchema,
      answers: { 200: job },
      refusals: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body }) => reply(200, jobView(await service.apply(person.id, params.id, body), now())),
  ),
  route(
    {
      method: 'delete',
      path: `${PATH}/application`,
      summary: 'Withdraws an application',
      may: 'jobs.read',
      ...ofOne,
      answers: { 200: job },
      refusals: [404],
    },
    async ({ person, params }) => reply(200, jobView(await service.withdraw(person.id, params.id), now())),
  ),
];

const staffRoutes = ({ service, now }: JobsRoutesDependencies): Route[] => [
  route(
    {
      method: 'post',
      path: '/api/jobs',
      summary: 'Posts a job; the same Idempotency-Key posts it once',
      may: 'jobs.write',
      headers: z.object({ 'Idempotency-Key': keySchema }),
      body: jobFormSchema,
      answers: { 201: job },
      refusals: [400, 413, 415],
    },
    async ({ person, body, headers }) =>
      reply(201, jobView(await service.post(person, body, headers['Idempotency-Key']), now())),
  ),
  route(
    {
      method: 'patch',
      path: PATH,
      summary: 'Edits a job, closes it, or confirms that it is open',
      may: 'jobs.write',
      ...ofOne,
      ifMatch: true,
      body: jobChangeSchema,
      answers: { 200: job },
      refusals: [400, 404, 409, 413, 415, 428],
    },
    async ({ person, params, version, body }) => {
      const changed = await orConflict(service.change(person, params.id, version, body), (current: JobOfMember) => ({
        message: 'Someone else has changed this job in the meantime. Nothing of yours was saved.',
        details: { current: jobView(current, now()) },
      }));
      return reply(200, jobView(changed, now()));
    },
  ),
];

const applicantsRoute = ({ service, lists, contacts }: JobsRoutesDependencies): Route =>
  route(
    {
      method: 'get',
      path: `${PATH}/applications`,
      summary: 'Who has applied to a job, the last first',
      may: 'jobs.write',
      ...ofOne,
      query: jobApplicantQuerySchema,
      answers: { 200: { description: 'A page of applicants', schema: jobApplicantListSchema } },
      refusals: [400, 404],
    },
    async ({ params, query }) => {
      const { id } = await service.find(params.id);
      const { applications, next } = await lists.applicants(id, query.cursor, query.limit);
      const people = await contacts(applications.map(({ memberId }) => memberId));
      const applicants = applications.flatMap(({ memberId, note, link, appliedAt }) => {
        const person = people.find((one) => one.id === memberId);
        return person ? [{ ...person, note, link, appliedAt: appliedAt.toISOString() }] : [];
      });
      return reply(200, { applicants, next });
    },
  );

export const jobsRoutes = (dependencies: JobsRoutesDependencies): Route[] => [
  ...memberRoutes(dependencies),
  ...applicationRoutes(dependencies),
  ...staffRoutes(dependencies),
  applicantsRoute(dependencies),
];
