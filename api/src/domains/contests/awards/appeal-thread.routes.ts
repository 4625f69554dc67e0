import { z } from 'zod';
import type { AppealThread } from '@verse/api-contract/api';
import {
  appealMessageFormSchema,
  appealMessageSchema,
  appealThreadQuerySchema,
  appealThreadSchema,
} from '@verse/api-contract/contests/contest-awards.schema';
import type { Right } from '@verse/api-contract/rights';
import type { FileRecord, PrivateFiles } from '../../../platform/files';
import {
  NO_STORE,
  type Person,
  reply,
  requiredKey,
  type Route,
  route,
  type UploadedFile,
} from '../../../platform/http';
import { FILE } from '../contest-calls';
import { APPEAL_FILES } from './appeal';

/** A message to be sent. */
export interface Message {
  text: string;
  file?: UploadedFile;
  /** Idempotency key: a second message from the same writer with the same key is not stored. */
  key: string;
}

/** A thread about an appeal or a prize. `O` is what a reader has opened. */
export interface OpenThreads<O> {
  page: (open: O, cursor: string | undefined, limit: number) => Promise<AppealThread>;
  write: (open: O, message: Message) => Promise<AppealThread['entries'][number]>;
  findFile: (open: O, fileId: string) => Promise<FileRecord>;
}

export interface AppealThreadCalls<P extends z.ZodObject, O> {
  path: string;
  params: P;
  /** Subject of the thread, as named in route summaries. */
  about: 'an appeal' | 'a prize';
  /** Message of responses about unknown threads. */
  unknown: string;
  /** The reader's side, as named in route summaries. */
  side: string;
  permissions: Record<'read' | 'write', Right>;
  /** @throws AppError if the person may not read or write this thread */
  open: (person: Person, params: z.infer<P>, use: 'read' | 'write') => Promise<O>;
  threads: OpenThreads<O>;
  files: Pick<PrivateFiles, 'form' | 'send'>;
}

const message = { description: 'The message', schema: appealMessageSchema };
export const appealId = z.string().regex(/^[\w-]{1,40}$/);

function writingRoutes<P extends z.ZodObject, O>(calls: AppealThreadCalls<P, O>): Route[] {
  const { path, about, unknown, side, permissions, threads, files } = calls;
  const common = { params: calls.params as z.ZodObject, notFoundMessage: unknown, headers: requiredKey };
  const open = (person: Person, params: unknown) => calls.open(person, params as z.infer<P>, 'write');
  return [
    route(
      {
        method: 'post',
        path,
        summary: `Send a message about ${about}, as ${side}; idempotent by Idempotency-Key`,
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
        summary: `Send a file about ${about}, as ${side}; idempotent by Idempotency-Key`,
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

export function appealThreadRoutes<P extends z.ZodObject, O>(calls: AppealThreadCalls<P, O>): Route[] {
  const { path, about, unknown, side, permissions, threads, files } = calls;
  const open = (person: Person, params: unknown) => calls.open(person, params as z.infer<P>, 'read');
  return [
    route(
      {
        method: 'get',
        path,
        summary: `List the messages about ${about}, for ${side}, newest first`,
        permission: permissions.read,
        params: calls.params,
        notFoundMessage: unknown,
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
        summary: `Download a file about ${about}, for ${side}`,
        permission: permissions.read,
        params: (calls.params as z.ZodObject).extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
        notFoundMessage: unknown,
        responses: { 200: FILE },
        errors: [404, 409, 503],
      },
      async ({ person, params }) => files.send(await threads.findFile(await open(person, params), String(params.file))),
    ),
  ];
}
