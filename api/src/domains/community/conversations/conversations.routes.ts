import { z } from 'zod';
import {
  blockFormSchema,
  conversationExportSchema,
  conversationFormSchema,
  conversationListSchema,
  conversationQuerySchema,
  conversationSchema,
  directMessageListSchema,
  directMessageSchema,
  messageFormSchema,
  messageQuerySchema,
  readFormSchema,
} from '@verse/api-contract/community/conversations.schema';
import { NO_STORE, noContent, type Person, reply, requiredKey, type Route, route } from '../../../platform/http';
import type { ConversationsService } from './conversations.service';
import { UNKNOWN_CONVERSATION } from './opening';
import type { Writing } from './writing.service';

interface Dependencies {
  service: ConversationsService;
  writing: Writing;
  /** Blocks the other member. If `isReported` is true, also reports their last message. */
  block: (person: Person, id: string, isReported: boolean) => Promise<void>;
  now: () => Date;
}

const PATH = '/api/conversations';
const ONE = `${PATH}/:id`;
const byId = { params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }), notFoundMessage: UNKNOWN_CONVERSATION };
const reading = { permission: 'conversations.read', ...byId } as const;

const readingRoutes = ({ service, now }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'List the caller’s conversations, last changed first',
      permission: 'conversations.read',
      query: conversationQuerySchema,
      responses: { 200: { description: 'A page of conversations', schema: conversationListSchema } },
      errors: [400],
    },
    async ({ person, query }) =>
      reply(200, await service.list(person.id, query.box, query.cursor, query.limit), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: ONE,
      summary: 'Get a conversation of the caller',
      ...reading,
      responses: { 200: { description: 'The conversation', schema: conversationSchema } },
      errors: [404],
    },
    async ({ person, params }) => reply(200, await service.see(person.id, params.id), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/messages`,
      summary: 'List the messages of a conversation, newest first',
      ...reading,
      query: messageQuerySchema,
      responses: { 200: { description: 'A page of messages', schema: directMessageListSchema } },
      errors: [400, 404],
    },
    async ({ person, params, query }) =>
      reply(200, await service.messages(person.id, params.id, query.cursor, query.limit), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/export`,
      summary: 'Download all messages in the caller’s copy of a conversation',
      ...reading,
      responses: { 200: { description: 'The messages, oldest first', schema: conversationExportSchema } },
      errors: [404],
    },
    async ({ person, params }) =>
      reply(
        200,
        { ...(await service.export(person, params.id)), exportedAt: now().toISOString() },
        {
          headers: {
            ...NO_STORE.headers,
            'Content-Disposition': `attachment; filename="conversation-${params.id}.json"`,
          },
        },
      ),
  ),
];

const writingRoutes = ({ service, writing }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: PATH,
      summary: 'Send a message to a member about a profile, work, job or contest; idempotent by Idempotency-Key',
      permission: 'conversations.write',
      headers: requiredKey,
      body: conversationFormSchema,
      responses: { 201: { description: 'The conversation', schema: conversationSchema } },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, body, headers }) => {
      const message = { text: body.text, key: headers['Idempotency-Key'] };
      const { conversationId } = await writing.begin(person, body.subject, message);
      return reply(201, await service.see(person.id, conversationId), NO_STORE);
    },
  ),
  route(
    {
      method: 'post',
      path: `${ONE}/messages`,
      summary: 'Send a message in a conversation; idempotent by Idempotency-Key',
      permission: 'conversations.write',
      ...byId,
      headers: requiredKey,
      body: messageFormSchema,
      responses: { 201: { description: 'The message', schema: directMessageSchema } },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body, headers }) => {
      const { entry } = await writing.write(person, params.id, { text: body.text, key: headers['Idempotency-Key'] });
      return reply(201, await service.viewMessage(person.id, params.id, entry), NO_STORE);
    },
  ),
];

const copyRoutes = ({ service, block }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${ONE}/read`,
      summary: 'Mark messages as read, for the caller only',
      ...reading,
      body: readFormSchema,
      responses: { 204: { description: 'Marked' } },
      errors: [400, 404, 413, 415],
    },
    async ({ person, params, body }) => {
      await service.read(person.id, params.id, new Date(body.upTo));
      return noContent(NO_STORE);
    },
  ),
  route(
    {
      method: 'put',
      path: `${ONE}/ignored`,
      summary: 'Mark a first message as ignored; its sender is not notified',
      ...reading,
      responses: { 204: { description: 'Ignored' } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      await service.ignore(person.id, params.id);
      return noContent(NO_STORE);
    },
  ),
  route(
    {
      method: 'put',
      path: `${ONE}/block`,
      summary: 'Block the other member, and report their last message if requested',
      permission: 'conversations.write',
      ...byId,
      body: blockFormSchema,
      responses: { 204: { description: 'Blocked' } },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body }) => {
      await block(person, params.id, body.report);
      return noContent(NO_STORE);
    },
  ),
  route(
    {
      method: 'delete',
      path: ONE,
      summary: 'Delete the caller’s copy of a conversation',
      ...reading,
      responses: { 204: { description: 'Deleted' } },
      errors: [404, 503],
    },
    async ({ person, params }) => {
      await service.delete(person.id, params.id);
      return noContent(NO_STORE);
    },
  ),
];

export const conversationsRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...writingRoutes(dependencies),
  ...copyRoutes(dependencies),
];
