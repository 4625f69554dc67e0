import { z } from 'zod';
import { PROJECT_FILES } from '@verse/api-contract/files';
import { endingFormSchema, projectSchema } from '@verse/api-contract/work/projects.schema';
import type { PrivateFiles } from '../../../../platform/files';
import { NO_STORE, orConflict, reply, type Route, route } from '../../../../platform/http';
import { byNumber, changing } from '../project-calls';
import type { ProjectView } from '../projects.view';
import { type BriefFiles, UNKNOWN_FILE } from './brief-files.service';
import type { EndProject } from './endings.service';

interface Dependencies {
  briefFiles: BriefFiles;
  endProject: EndProject;
  view: Pick<ProjectView, 'one'>;
  files: Pick<PrivateFiles, 'form' | 'send'>;
}

const ONE = '/api/projects/:number';
const byFile = {
  params: byNumber.params.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
  notFoundMessage: UNKNOWN_FILE,
};
const project = { description: 'The project', schema: projectSchema };

const fileRoutes = ({ briefFiles, view, files }: Omit<Dependencies, 'endProject'>): Route[] => [
  route(
    {
      method: 'post',
      path: `${ONE}/files`,
      summary: 'Add a file to a brief, for its client, until there is an offer; the same file is added once',
      ...changing,
      form: files.form(PROJECT_FILES),
      body: z.object({ file: z.string().meta({ format: 'binary' }) }),
      responses: { 200: project },
      errors: [400, 403, 404, 409, 411, 413, 415, 429, 503],
    },
    async ({ person, params, body }) =>
      reply(200, await view.one(await briefFiles.add(person, params.number, body)), NO_STORE),
    ({ person, params }) => briefFiles.assertTakesFile(person, params.number),
  ),
  route(
    {
      method: 'delete',
      path: `${ONE}/files/:file`,
      summary: 'Remove a file from a brief, for its client, until there is an offer',
      permission: 'projects.act',
      ...byFile,
      responses: { 200: project },
      errors: [403, 404, 409],
    },
    async ({ person, params }) =>
      reply(200, await view.one(await briefFiles.remove(person, params.number, params.file)), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/files/:file`,
      summary: 'Download a file of a brief or of a message, for both sides',
      permission: 'projects.read',
      ...byFile,
      responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
      errors: [404, 503],
    },
    async ({ person, params }) => files.send(await briefFiles.find(person, params.number, params.file)),
  ),
];

export const projectChangeRoutes = (dependencies: Dependencies): Route[] => [
  ...fileRoutes(dependencies),
  route(
    {
      method: 'post',
      path: `${ONE}/ending`,
      summary: 'Withdraw a brief as its client, or decline it as its seller, with the reason',
      ...changing,
      ifMatch: true,
      body: endingFormSchema,
      responses: { 200: project },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, version, body }) => {
      const ending = dependencies.endProject(person, params.number, version, body.reason);
      const ended = await orConflict(ending, () => ({
        message: 'This project just changed. Look at it before you end it.',
        details: {},
      }));
      return reply(200, await dependencies.view.one(ended), NO_STORE);
    },
  ),
];
