import { z } from 'zod';
import {
  appealMessageFormSchema,
  appealMessageSchema,
  appealThreadQuerySchema,
  appealThreadSchema,
} from '@verse/api-contract/contests/contest-awards.schema';
import type { Right } from '@verse/api-contract/rights';
import type { PrivateFiles } from '../../../platform/files';
import { NO_STORE, type Person, reply, type Route, route } from '../../../platform/http';
import { FILE, idempotencyKey } from '../contest-calls';
import { APPEAL_FILES } from './appeal';
import type { AppealThreads, OpenAppeal } from './appeal-threads';
import { UNKNOWN_APPEAL } from './appeals.service';

export interface AppealThreadCalls<P extends z.ZodObject> {
  path: string;
  params: P;
  /** The reader's side, as named in route summaries. */
  side: string;
  permissions: Record<'read' | 'write', Right>;
  /** @throws AppError if the person may not read or write this thread */
  open: (person: Person, params: z.infer<P>, use: 'read' | 'write') => Promise<OpenAppeal>;
  threads: AppealThreads;
  files: Pick<PrivateFiles, 'form' | 'send'>;
}

const requiredKey = z.object({ 'Idempotency-Key': idempotencyKey });
const message = { description: 'The message', schema: appealMessageSchema };
export const appealId = z.string().regex(/^[\w-]{1,40}$/);

function writingRoutes<P extends z.ZodObject>(calls: AppealThreadCalls<P>): Route[] {
  const { path, side, permissions, threads, files } = calls;
  const common = { params: calls.params as z.ZodObject, notFoundMessage: UNKNOWN_APPEAL, headers: requiredKey };
  const open = (person: Person, params: unknown) => calls.open(person, params as z.infer<P>, 'write');
  return [
    route(
      {
        method: 'post',
        path,
        summary: `Send a message about an appeal, as ${side}; idempotent by Idempotency-Key`,
        permission: permissions.write,
        ...common,
        body: appealMessageFormSchema,
        responses: { 201: message },
        errors: [400, 404, 409, 413, 415, 429],
      },
      async ({ person, params, body, headers }) => {
        const key = headers['Idempotency-Key'];
        return reply(201, await threads.write(await open(person, params), { text: body.text, key }), NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path: `${path}/files`,
        summary: `Send a file about an appeal, as ${side}; idempotent by Idempotency-Key`,
        permission: permissions.write,
        ...common,
        form: files.form(APPEAL_FILES),
        body: z.object({ file: z.string().meta({ format: 'binary' }) }),
        responses: { 201: message },
        errors: [400, 404, 409, 411, 413, 415, 429, 503],
      },
      async ({ person, params, body, headers }) => {
        const key = headers['Idempotency-Key'];
        return reply(201, await threads.write(await open(person, params), { text: '', file: body, key }), NO_STORE);
      },
      ({ person, params }) => open(person, params),
    ),
  ];
}

export function appealThreadRoutes<P extends z.ZodObject>(calls: AppealThreadCalls<P>): Route[] {
  const { path, side, permissions, threads, files } = calls;
  const open = (person: Person, params: unknown) => calls.open(person, params as z.infer<P>, 'read');
  return [
    route(
      {
        method: 'get',
        path,
        summary: `List the messages about an appeal, for ${side}, newest first`,
        permission: permissions.read,
        params: calls.params,
        notFoundMessage: UNKNOWN_APPEAL,
        query: appealThreadQuerySchema,
        responses: { 200: { description: 'A page of messages', schema: appealThreadSchema } },
        errors: [400, 404, 409],
      },
      async ({ person, params, query }) =>
        reply(200, await threads.page(await open(person, params), query.cursor, query.limit), NO_STORE),
    ),
    ...writingRoutes(calls),
    route(
      {
        method: 'get',
        path: `${path}/files/:file`,
        summary: `Download a file of an appeal, for ${side}`,
        permission: permissions.read,
        params: (calls.params as z.ZodObject).extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
        notFoundMessage: UNKNOWN_APPEAL,
        responses: { 200: FILE },
        errors: [404, 409, 503],
      },
      async ({ person, params }) => files.send(await threads.findFile(await open(person, params), String(params.file))),
    ),
  ];
}
