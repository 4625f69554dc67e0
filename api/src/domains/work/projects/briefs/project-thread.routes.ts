import { z } from 'zod';
import { PROJECT_FILES } from '@verse/api-contract/files';
import {
  projectMessageFormSchema,
  projectMessageSchema,
  projectThreadQuerySchema,
  projectThreadSchema,
} from '@verse/api-contract/work/projects.schema';
import type { PrivateFiles } from '../../../../platform/files';
import { NO_STORE, reply, requiredKey, type Route, route } from '../../../../platform/http';
import { changing, reading } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import type { ProjectThreadService } from './project-thread.service';

type Dependencies = Pick<ProjectParts, 'sides'> & {
  thread: ProjectThreadService;
  files: Pick<PrivateFiles, 'form'>;
};

const PATH = '/api/projects/:number/thread';
const message = { description: 'The message', schema: projectMessageSchema };

export const projectThreadRoutes = ({ sides, thread, files }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'List the messages of both sides of a project, newest first',
      ...reading,
      query: projectThreadQuerySchema,
      responses: { 200: { description: 'A page of messages', schema: projectThreadSchema } },
      errors: [400, 404],
    },
    async ({ person, params, query: { cursor, limit } }) =>
      reply(200, await thread.page(await sides.open(person, params.number), cursor, limit), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: PATH,
      summary: 'Send a message to the other side of a project; idempotent by Idempotency-Key',
      ...changing,
      headers: requiredKey,
      body: projectMessageFormSchema,
      responses: { 201: message },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body: { text }, headers }) => {
      const key = headers['Idempotency-Key'];
      return reply(201, await thread.write(await sides.open(person, params.number), { text, key }), NO_STORE);
    },
  ),
  route(
    {
      method: 'post',
      path: `${PATH}/files`,
      summary: 'Send a file to the other side of a project; idempotent by Idempotency-Key',
      ...changing,
      headers: requiredKey,
      form: files.form(PROJECT_FILES),
      body: z.object({ file: z.string().meta({ format: 'binary' }) }),
      responses: { 201: message },
      errors: [400, 404, 409, 411, 413, 415, 429, 503],
    },
    async ({ person, params, body: file, headers }) => {
      const sent = { text: '', file, key: headers['Idempotency-Key'] };
      return reply(201, await thread.write(await sides.open(person, params.number), sent), NO_STORE);
    },
    async ({ person, params }) => thread.assertMayWrite(await sides.open(person, params.number)),
  ),
];
