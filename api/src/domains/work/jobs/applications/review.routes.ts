import { z } from 'zod';
import {
  answersFormSchema,
  answersResultSchema,
  applicantNoteFormSchema,
  applicationRowListSchema,
  applicationRowQuerySchema,
  reviewedApplicationSchema,
  scoresFormSchema,
} from '@verse/api-contract/work/job-applications.schema';
import type { PrivateFiles } from '../../../../platform/files';
import { NO_STORE, optionalKey, type Person, reply, type Route, route } from '../../../../platform/http';
import type { Organisations } from '../../../../platform/ports';
import { byHandle, byHandleAndId, UNKNOWN_JOB } from '../job-calls';
import type { JobsService } from '../jobs.service';
import { type Admit, createAdmit } from '../organisations';
import { UNKNOWN_APPLICATION } from './application';
import { reviewedView, rowView } from './applications.view';
import type { Assessing } from './assessing.service';
import type { Correspondence } from './correspondence';
import type { Review } from './review.service';
import type { ReviewedApplication, ReviewedApplications } from './reviewed-applications';
import { threadRoutes } from './thread.routes';

interface Dependencies {
  jobs: Pick<JobsService, 'findOf'>;
  reviewed: ReviewedApplications;
  review: Review;
  assessing: Assessing;
  files: PrivateFiles;
  correspondence: Correspondence;
  organisations: Pick<Organisations, 'admit'>;
}

const OF_JOB = '/api/organisations/:handle/jobs/:id';
const ONE = '/api/organisations/:handle/applications/:id';
const applicationParams = byHandle.extend({ id: z.string().regex(/^[0-9a-f]{24}$/) });
const ofOne = { permission: 'jobs.hire', params: applicationParams, notFoundMessage: UNKNOWN_APPLICATION } as const;
const ofJob = { permission: 'jobs.hire', params: byHandleAndId, notFoundMessage: UNKNOWN_JOB } as const;
const application = { description: 'The application as the caller sees it', schema: reviewedApplicationSchema };

type View = (person: Person, one: ReviewedApplication) => Promise<ReturnType<typeof reply>>;
type Parts = Dependencies & { admit: Admit; view: View };

function assessmentRoutes({ reviewed, assessing, admit, view }: Parts): Route[] {
  const changed = async (person: Person, organisationId: string, id: string) =>
    view(person, await reviewed.view(person, await reviewed.find(organisationId, id)));
  return [
    route(
      {
        method: 'put',
        path: `${ONE}/scores`,
        summary: 'Set the caller’s scores; the scores of other reviewers are shown from then on',
        ...ofOne,
        body: scoresFormSchema,
        responses: { 200: application },
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) => {
        const { id } = await admit(person, params.handle);
        await assessing.score(person, id, params.id, body.scores);
        return changed(person, id, params.id);
      },
    ),
    route(
      {
        method: 'post',
        path: `${ONE}/notes`,
        summary: 'Add a note, visible to the people who hire for the organisation; idempotent by Idempotency-Key',
        ...ofOne,
        headers: optionalKey,
        body: applicantNoteFormSchema,
        responses: { 200: application },
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body, headers }) => {
        const { id } = await admit(person, params.handle);
        await assessing.addNote(person, id, params.id, { text: body.text, key: headers['Idempotency-Key'] });
        return changed(person, id, params.id);
      },
    ),
    route(
      {
        method: 'delete',
        path: `${ONE}/notes/:note`,
        summary: 'Delete the caller’s note',
        ...ofOne,
        params: applicationParams.extend({ note: z.string().regex(/^[\w-]{1,40}$/) }),
        responses: { 200: application },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        const { id } = await admit(person, params.handle);
        await assessing.removeNote(person, id, params.id, params.note);
        return changed(person, id, params.id);
      },
    ),
  ];
}

const jobRoutes = ({ jobs, reviewed, review, admit }: Parts): Route[] => [
  route(
    {
      method: 'get',
      path: `${OF_JOB}/applications`,
      summary: 'List the applications to a job, newest first; without names in a first look',
      ...ofJob,
      query: applicationRowQuerySchema,
      responses: { 200: { description: 'A page of applications', schema: applicationRowListSchema } },
      errors: [400, 404, 409],
    },
    async ({ person, params, query }) => {
      const { id } = await admit(person, params.handle, 'read');
      const { applications, next } = await reviewed.list(person, await jobs.findOf(id, params.id), query);
      return reply(200, { applications: applications.map(rowView), next }, NO_STORE);
    },
  ),
  route(
    {
      method: 'post',
      path: `${OF_JOB}/answers`,
      summary: 'Send one answer to up to 100 applicants; repeating the call answers no one twice',
      ...ofJob,
      body: answersFormSchema,
      responses: { 200: { description: 'The result for each application', schema: answersResultSchema } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      const { id } = await admit(person, params.handle);
      return reply(200, await review.answer(person, await jobs.findOf(id, params.id), body), NO_STORE);
    },
  ),
];

const applicationRoutes = ({ reviewed, review, files, admit, view }: Parts): Route[] => [
  route(
    {
      method: 'get',
      path: ONE,
      summary: 'Get an application',
      ...ofOne,
      responses: { 200: application },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      const { id } = await admit(person, params.handle, 'read');
      return view(person, await reviewed.view(person, await reviewed.find(id, params.id)));
    },
  ),
  route(
    {
      method: 'put',
      path: `${ONE}/opened`,
      summary: 'Mark an application as opened, which its applicant sees; idempotent',
      ...ofOne,
      responses: { 200: application },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      const { id } = await admit(person, params.handle);
      return view(person, await review.open(person, id, params.id));
    },
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/files/:file`,
      summary: 'Download a file of an application or of its messages; not in a first look',
      ...ofOne,
      params: applicationParams.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
      responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
      errors: [404, 409, 503],
    },
    async ({ person, params }) => {
      const { id } = await admit(person, params.handle, 'read');
      return files.send(await review.findFile(person, id, params.id, params.file));
    },
  ),
];

/** Routes for hiring members to review applications to their organisation's jobs. */
export function reviewRoutes(dependencies: Dependencies): Route[] {
  const { review, assessing, organisations, correspondence, files } = dependencies;
  const admit = createAdmit(organisations);
  const view: View = async (person, one) => {
    const notes = await assessing.notes(one.application.ref ?? '');
    const names = await assessing.findNames(one.others.map(({ memberId }) => memberId));
    return reply(200, reviewedView(one, notes, names, person.id), NO_STORE);
  };
  const parts = { ...dependencies, admit, view };
  const thread = threadRoutes({
    path: `${ONE}/thread`,
    params: applicationParams,
    other: 'an applicant',
    correspondence,
    files,
    permissions: { read: 'jobs.hire', write: 'jobs.hire' },
    open: async (person, { handle, id }, use) => review.openThread(person, await admit(person, handle, use), id),
  });
  return [...jobRoutes(parts), ...applicationRoutes(parts), ...assessmentRoutes(parts), ...thread];
}
