import type { ApplicantCounts, StoredPostingDraft } from '@verse/api-contract/api';
import { listQuerySchema } from '@verse/api-contract/paging.schema';
import { REVIEW_STAGES } from '@verse/api-contract/work/application-stages.values';
import { jobFilledFormSchema } from '@verse/api-contract/work/job-applications.schema';
import {
  jobPostingSchema,
  managedJobListSchema,
  managedJobSchema,
  postingDraftRequestSchema,
  postingStateChangeSchema,
  publicationSchema,
  storedPostingDraftSchema,
} from '@verse/api-contract/work/job-postings.schema';
import { NO_STORE, noContent, orConflict, type Person, reply, type Route, route } from '../../../../platform/http';
import type { Organisations } from '../../../../platform/ports';
import type { ApplicationRepository } from '../applications/applications.repository';
import type { Filling } from '../applications/filling';
import type { Job } from '../job';
import { byHandle, byHandleAndId, UNKNOWN_JOB } from '../job-calls';
import { type JobsService } from '../jobs.service';
import { jobView } from '../jobs.view';
import { type Admit, createAdmit } from '../organisations';
import { type Drafting, UNKNOWN_DRAFT } from './drafting.service';
import type { ManagedJobs } from './managed-jobs.service';
import type { StoredDraft } from './posting-drafts.repository';
import type { Publishing } from './publishing.service';

interface Dependencies {
  drafting: Drafting;
  publishing: Publishing;
  managedJobs: ManagedJobs;
  filling: Pick<Filling, 'fill'>;
  jobs: Pick<JobsService, 'findOf' | 'view' | 'viewAll'>;
  applications: Pick<ApplicationRepository, 'countStage'>;
  organisations: Pick<Organisations, 'admit'>;
  now: () => Date;
}

const JOBS = '/api/organisations/:handle/jobs';
const ONE = `${JOBS}/:id`;
const DRAFT = '/api/organisations/:handle/job-drafts/:id';
const ofJob = { permission: 'jobs.hire', params: byHandleAndId, notFoundMessage: UNKNOWN_JOB } as const;
const ofDraft = { permission: 'jobs.hire', params: byHandleAndId, notFoundMessage: UNKNOWN_DRAFT } as const;
const managed = { description: 'The job with the number of applications in each stage', schema: managedJobSchema };
const stored = { description: 'The draft', schema: storedPostingDraftSchema };

export const storedView = ({ id, state, version, draft, savedAt, reviewNote }: StoredDraft): StoredPostingDraft => ({
  id,
  state,
  version,
  draft,
  reviewNote,
  savedAt: savedAt.toISOString(),
});

type Parts = Dependencies & { admit: Admit } & ReturnType<typeof createViews>;

const draftRoutes = ({ drafting, admit }: Parts): Route[] => [
  route(
    {
      method: 'get',
      path: DRAFT,
      summary: 'Get a job draft',
      ...ofDraft,
      responses: { 200: stored },
      errors: [404, 409],
    },
    async ({ person, params: { handle, id } }) =>
      reply(200, storedView(await drafting.find((await admit(person, handle, 'read')).id, id)), NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: DRAFT,
      summary: 'Save a job draft, complete or not; version 0 creates it',
      ...ofDraft,
      body: postingDraftRequestSchema,
      responses: { 200: stored },
      errors: [400, 404, 409, 410, 413, 415],
    },
    async ({ person, params: { handle, id }, body }) => {
      const organisation = await admit(person, handle);
      const saved = await orConflict(drafting.save(person, organisation.id, id, body), (current) => ({
        message: 'A colleague just changed this draft, so we didn’t save yours.',
        details: { current: storedView(current) },
      }));
      return reply(200, storedView(saved), NO_STORE);
    },
  ),
  route(
    {
      method: 'delete',
      path: DRAFT,
      summary: 'Delete a job draft',
      ...ofDraft,
      responses: { 204: { description: 'It is deleted' } },
      errors: [404, 409],
    },
    async ({ person, params: { handle, id } }) => {
      await drafting.remove((await admit(person, handle)).id, id);
      return noContent();
    },
  ),
];

const publicationRoutes = ({ publishing, jobs, admit, now }: Parts): Route[] => [
  route(
    {
      method: 'put',
      path: `${DRAFT}/publication`,
      summary: 'Publish a job draft, or submit it for review; idempotent',
      ...ofDraft,
      responses: { 200: { description: 'The job, or the draft in review', schema: publicationSchema } },
      errors: [400, 404, 409],
    },
    async ({ person, params: { handle, id } }) => {
      const result = await publishing.publish(person, await admit(person, handle), id);
      if (result.state === 'review') return reply(200, { state: 'review', draft: storedView(result.draft) }, NO_STORE);
      const job = jobView(await jobs.view(person.id, result.job), now());
      return reply(200, { state: 'open', job }, NO_STORE);
    },
  ),
  route(
    {
      method: 'delete',
      path: `${DRAFT}/publication`,
      summary: 'Withdraw a posting from review',
      ...ofDraft,
      responses: { 200: stored },
      errors: [404, 409],
    },
    async ({ person, params: { handle, id } }) =>
      reply(200, storedView(await publishing.takeBack((await admit(person, handle)).id, id)), NO_STORE),
  ),
];

/** Adds the number of applications per stage to each job. */
function createViews({ jobs, applications, now }: Dependencies) {
  async function countsOf(id: string): Promise<ApplicantCounts> {
    const counts = REVIEW_STAGES.map(async (stage) => [stage, await applications.countStage(id, stage)] as const);
    return Object.fromEntries(await Promise.all(counts)) as ApplicantCounts;
  }
  async function viewAll(person: Person, all: readonly Job[]) {
    const views = await jobs.viewAll(person.id, all, false);
    return Promise.all(
      views.map(async (one) => ({
        job: jobView(one, now()),
        state: one.job.state,
        counts: await countsOf(one.job.id),
      })),
    );
  }
  const orCurrent = async (person: Person, changing: Promise<Job>) => {
    const changed = await orConflict(changing, (current: Job) => ({
      message: 'A colleague just changed this job, so we didn’t save yours.',
      details: { version: current.version },
    }));
    return reply(200, (await viewAll(person, [changed]))[0], NO_STORE);
  };
  return { viewAll, orCurrent };
}

const readingRoutes = ({ drafting, managedJobs, jobs, admit, viewAll }: Parts): Route[] => [
  route(
    {
      method: 'get',
      path: JOBS,
      summary: 'List an organisation’s drafts and jobs, last confirmed first',
      permission: 'jobs.hire',
      params: byHandle,
      notFoundMessage: 'There is no such organisation.',
      query: listQuerySchema,
      responses: { 200: { description: 'All drafts and a page of jobs', schema: managedJobListSchema } },
      errors: [400, 404, 409],
    },
    async ({ person, params: { handle }, query }) => {
      const { id } = await admit(person, handle, 'read');
      const drafts = await drafting.list(id);
      const page = await managedJobs.list(id, query);
      const body = { drafts: drafts.map(storedView), jobs: await viewAll(person, page.rows), next: page.next };
      return reply(200, body, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: ONE,
      summary: 'Get an organisation’s job as its managers see it',
      ...ofJob,
      responses: { 200: managed },
      errors: [404, 409],
    },
    async ({ person, params: { handle, id } }) => {
      const job = await jobs.findOf((await admit(person, handle, 'read')).id, id);
      return reply(200, (await viewAll(person, [job]))[0], NO_STORE);
    },
  ),
];

const changingRoutes = ({ managedJobs, filling, admit, viewAll, orCurrent }: Parts): Route[] => [
  route(
    {
      method: 'patch',
      path: ONE,
      summary: 'Update an organisation’s job',
      ...ofJob,
      ifMatch: true,
      body: jobPostingSchema,
      responses: { 200: managed },
      errors: [400, 404, 409, 413, 415, 428],
    },
    async ({ person, params: { handle, id }, version, body }) => {
      const organisation = await admit(person, handle);
      return orCurrent(person, managedJobs.change(person, organisation.id, id, version, body));
    },
  ),
  route(
    {
      method: 'put',
      path: `${ONE}/state`,
      summary: 'Confirm, close or archive an organisation’s job',
      ...ofJob,
      ifMatch: true,
      body: postingStateChangeSchema,
      responses: { 200: managed },
      errors: [400, 404, 409, 413, 415, 428],
    },
    async ({ person, params: { handle, id }, version, body }) => {
      const organisation = await admit(person, handle);
      return orCurrent(person, managedJobs.setState(person, organisation, { id, version }, body));
    },
  ),
  route(
    {
      method: 'put',
      path: `${ONE}/filled`,
      summary: 'Close a filled job, and decline the applicants who still wait; idempotent',
      ...ofJob,
      body: jobFilledFormSchema,
      responses: { 200: managed },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params: { handle, id }, body }) => {
      const organisation = await admit(person, handle);
      const job = await filling.fill(person, organisation.id, id, body.message);
      return reply(200, (await viewAll(person, [job]))[0], NO_STORE);
    },
  ),
];

/** Routes for hiring members to manage their organisation's jobs. */
export function postingRoutes(dependencies: Dependencies): Route[] {
  const parts = { ...dependencies, admit: createAdmit(dependencies.organisations), ...createViews(dependencies) };
  return [...draftRoutes(parts), ...publicationRoutes(parts), ...readingRoutes(parts), ...changingRoutes(parts)];
}
