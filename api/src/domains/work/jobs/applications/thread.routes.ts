import { z } from 'zod';
import type { Right } from '@verse/api-contract/rights';
import {
  threadEntrySchema,
  threadFormSchema,
  threadQuerySchema,
  threadSchema,
} from '@verse/api-contract/work/job-applications.schema';
import type { PrivateFiles } from '../../../../platform/files';
import { NO_STORE, type Person, reply, requiredKey, type Route, route } from '../../../../platform/http';
import { APPLICATION_FILES, UNKNOWN_APPLICATION } from './application';
import { threadView } from './applications.view';
import type { Correspondence, Message, OpenThread } from './correspondence';

interface ThreadCalls<P extends z.ZodObject> {
  path: string;
  params: P;
  /** The other side, as named in route summaries. */
  other: string;
  permissions: Record<'read' | 'write', Right>;
  /** @throws AppError if the person may not read or write the thread */
  open: (person: Person, params: z.infer<P>, use: 'read' | 'write') => Promise<OpenThread>;
  correspondence: Correspondence;
  files: Pick<PrivateFiles, 'form'>;
}

const entry = { description: 'The message', schema: threadEntrySchema };

export function threadRoutes<P extends z.ZodObject>(calls: ThreadCalls<P>): Route[] {
  const { path, other, permissions, correspondence, files } = calls;
  const common = { params: calls.params as z.ZodObject, notFoundMessage: UNKNOWN_APPLICATION };
  const open = (person: Person, params: unknown, use: 'read' | 'write') =>
    calls.open(person, params as z.infer<P>, use);

  async function write(person: Person, params: unknown, message: Message) {
    const thread = await open(person, params, 'write');
    const written = await correspondence.write(thread, message);
    return reply(201, threadView({ entries: [written], next: null }, thread).entries[0], NO_STORE);
  }

  return [
    route(
      {
        method: 'get',
        path,
        summary: `List the messages between the caller and ${other}, newest first`,
        permission: permissions.read,
        ...common,
        query: threadQuerySchema,
        responses: { 200: { description: 'A page of messages', schema: threadSchema } },
        errors: [400, 404, 409],
      },
      async ({ person, params, query }) => {
        const thread = await open(person, params, 'read');
        return reply(200, threadView(await correspondence.page(thread, query.cursor, query.limit), thread), NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path,
        summary: `Send a message to ${other}; idempotent by Idempotency-Key`,
        permission: permissions.write,
        ...common,
        headers: requiredKey,
        body: threadFormSchema,
        responses: { 201: entry },
        errors: [400, 404, 409, 413, 415, 429],
      },
      ({ person, params, body, headers }) =>
        write(person, params, { text: body.text, key: headers['Idempotency-Key'] }),
    ),
    route(
      {
        method: 'post',
        path: `${path}/files`,
        summary: `Send a file to ${other}; idempotent by Idempotency-Key`,
        permission: permissions.write,
        ...common,
        headers: requiredKey,
        form: files.form(APPLICATION_FILES),
        body: z.object({ file: z.string().meta({ format: 'binary' }) }),
        responses: { 201: entry },
        errors: [400, 404, 409, 411, 413, 415, 429, 503],
      },
      ({ person, params, body, headers }) =>
        write(person, params, { text: '', file: body, key: headers['Idempotency-Key'] }),
      ({ person, params }) => open(person, params, 'write'),
    ),
  ];
}
