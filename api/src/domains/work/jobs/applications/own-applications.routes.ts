import { z } from 'zod';
import { listQuerySchema } from '@verse/api-contract/paging.schema';
import {
  applicationDraftFormSchema,
  applicationDraftSchema,
  applicationFileSchema,
  applicationPreviewSchema,
  jobOfferAnswerFormSchema,
  ownApplicationListSchema,
  ownApplicationSchema,
} from '@verse/api-contract/work/job-applications.schema';
import type { PrivateFiles } from '../../../../platform/files';
import { NO_STORE, reply, type Route, route } from '../../../../platform/http';
import type { Organisations } from '../../../../platform/ports';
import { byId, UNKNOWN_JOB } from '../job-calls';
import { APPLICATION_FILES, UNKNOWN_APPLICATION } from './application';
import { draftView, filesView, ownView, previewView } from './applications.view';
import type { Correspondence } from './correspondence';
import type { OwnApplication, OwnApplications } from './own-applications.service';
import type { OwnDrafts } from './own-drafts.service';
import { threadRoutes } from './thread.routes';

interface Dependencies {
  ownDrafts: OwnDrafts;
  own: OwnApplications;
  correspondence: Correspondence;
  files: PrivateFiles;
  organisations: Pick<Organisations, 'findAll'>;
}

const JOB_PATH = '/api/jobs/:id/application';
const OWN_PATH = '/api/me/applications/:id';
const fileParams = byId.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) });
const fileList = z.object({ files: z.array(applicationFileSchema) });
const ofJob = { permission: 'jobs.apply', params: byId, notFoundMessage: UNKNOWN_JOB } as const;
const ofOwn = { permission: 'jobs.read', params: byId, notFoundMessage: UNKNOWN_APPLICATION } as const;

const draftRoutes = ({ ownDrafts }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${JOB_PATH}/draft`,
      summary: 'Get the caller’s unsent application to a job, or an empty one',
      ...ofJob,
      responses: { 200: { description: 'The draft', schema: applicationDraftSchema } },
      errors: [404],
    },
    async ({ person, params }) => reply(200, draftView(await ownDrafts.find(person.id, params.id)), NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: `${JOB_PATH}/draft`,
      summary: 'Save an unsent application as typed',
      ...ofJob,
      body: applicationDraftFormSchema,
      responses: { 200: { description: 'The saved draft', schema: applicationDraftSchema } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      await ownDrafts.save(person.id, params.id, body);
      return reply(200, draftView(await ownDrafts.find(person.id, params.id)), NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: `${JOB_PATH}/preview`,
      summary: 'Get a preview of the unsent application, as the people who hire would see it',
      ...ofJob,
      responses: { 200: { description: 'The preview', schema: applicationPreviewSchema } },
      errors: [400, 404],
    },
    async ({ person, params }) => reply(200, previewView(await ownDrafts.preview(person.id, params.id)), NO_STORE),
  ),
];

const draftFileRoutes = ({ ownDrafts, files }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: `${JOB_PATH}/draft/files`,
      summary: 'Add a file to an unsent application',
      ...ofJob,
      form: files.form(APPLICATION_FILES),
      body: z.object({ file: z.string().meta({ format: 'binary' }) }),
      responses: { 200: { description: 'All files of the draft', schema: fileList } },
      errors: [400, 404, 409, 411, 413, 415, 429, 503],
    },
    async ({ person, params, body }) =>
      reply(200, filesView(await ownDrafts.addFile(person.id, params.id, body)), NO_STORE),
    ({ person, params }) => ownDrafts.assertTakesFile(person.id, params.id),
  ),
  route(
    {
      method: 'delete',
      path: `${JOB_PATH}/draft/files/:file`,
      summary: 'Remove a file from an unsent application',
      ...ofJob,
      params: fileParams,
      responses: { 200: { description: 'The remaining files', schema: fileList } },
    },
    async ({ person, params }) =>
      reply(200, filesView(await ownDrafts.removeFile(person.id, params.id, params.file)), NO_STORE),
  ),
];

const offerAnswerRoute = (
  { own }: Pick<Dependencies, 'own'>,
  viewAll: (all: readonly OwnApplication[]) => Promise<ReturnType<typeof ownView>[]>,
): Route =>
  route(
    {
      method: 'put',
      path: `${OWN_PATH}/offer-answer`,
      summary: 'Accept or decline the offer of an application; final and idempotent',
      ...ofOwn,
      permission: 'jobs.apply',
      body: jobOfferAnswerFormSchema,
      responses: { 200: { description: 'The answered application', schema: ownApplicationSchema } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) =>
      reply(200, (await viewAll([await own.answerOffer(person.id, params.id, body)]))[0], NO_STORE),
  );

export function ownApplicationRoutes(dependencies: Dependencies): Route[] {
  const { own, files, organisations, correspondence } = dependencies;
  async function viewAll(all: readonly OwnApplication[]) {
    const known = await organisations.findAll(all.flatMap(({ application }) => application.organisationId ?? []));
    return all.map((one) => ownView(one, known.get(one.application.organisationId ?? '')));
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/me/applications',
        summary: 'List all applications of the caller with their stages, newest first',
        permission: 'jobs.read',
        query: listQuerySchema,
        responses: { 200: { description: 'A page of applications', schema: ownApplicationListSchema } },
        errors: [400],
      },
      async ({ person, query }) => {
        const { applications, next } = await own.list(person.id, query);
        return reply(200, { applications: await viewAll(applications), next }, NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: OWN_PATH,
        summary: 'Get the caller’s application to a job',
        ...ofOwn,
        responses: { 200: { description: 'The application', schema: ownApplicationSchema } },
        errors: [404],
      },
      async ({ person, params }) => reply(200, (await viewAll([await own.find(person.id, params.id)]))[0], NO_STORE),
    ),
    offerAnswerRoute(dependencies, viewAll),
    route(
      {
        method: 'get',
        path: `${OWN_PATH}/files/:file`,
        summary: 'Download a file of the caller’s application or of its messages',
        ...ofOwn,
        params: fileParams,
        responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
        errors: [404, 503],
      },
      async ({ person, params }) => files.send(await own.findFile(person.id, params.id, params.file)),
    ),
    ...draftRoutes(dependencies),
    ...draftFileRoutes(dependencies),
    ...threadRoutes({
      path: `${OWN_PATH}/thread`,
      params: byId,
      other: 'the organisation of a job',
      correspondence,
      files,
      permissions: { read: 'jobs.read', write: 'jobs.apply' },
      open: ({ id }, params) => own.openThread(id, params.id),
    }),
  ];
}
