import { z } from 'zod';
import type { ContactThread, InboxMessage } from '@verse/api-contract/api';
import {
  contactReceiptSchema,
  contactReplySchema,
  contactRequestSchema,
  contactThreadLinkSchema,
  contactThreadSchema,
  inboxAnswerSchema,
  inboxChangeSchema,
  inboxMessageSchema,
  inboxQuerySchema,
} from '@verse/api-contract/publishing/contact.schema';
import { CONTACT_WORKING_DAYS, FORM_SECONDS_HEADER, MOST_ANSWERS } from '@verse/api-contract/publishing/contact.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import { addWorkingDays } from '@verse/api-contract/working-days';
import {
  optionalKey,
  pageHeaders,
  PUBLIC,
  type RateLimits,
  reply,
  requiredKey,
  type Route,
  route,
} from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import type { StoredMessage } from './contact.repository';
import type { ContactService } from './contact.service';
import type { ThreadLinks } from './thread-links';

export interface ContactRoutesDependencies {
  service: ContactService;
  accounts: Pick<Accounts, 'findAllContacts'>;
  links: ThreadLinks;
  now: () => Date;
  rateLimits: RateLimits;
  limits: { contactPer10Minutes: number };
}

/** Falls back to undefined, so that an invalid header is ignored. */
const formSecondsSchema = z.coerce.number().min(0).optional().catch(undefined).meta({ type: 'number', minimum: 0 });

type NameOf = (id: string) => string;
const FORMER_MEMBER = 'A former member of the team';

function inboxView(stored: StoredMessage, nameOf: NameOf, now: Date): InboxMessage {
  const { id, reference, name, email, subject, message, status, createdAt, waitsSince, answers } = stored;
  const dueAt = waitsSince && addWorkingDays(waitsSince, CONTACT_WORKING_DAYS);
  return {
    id,
    reference,
    name,
    email,
    subject,
    message,
    status,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: dueAt !== undefined && dueAt <= now,
    answers: answers.map(({ side, text, at, by }) => ({
      side,
      text,
      at: at.toISOString(),
      by: by === null ? null : nameOf(by),
    })),
  };
}

const threadView = ({ reference, subject, message, createdAt, answers }: StoredMessage): ContactThread => ({
  reference,
  subject,
  message,
  createdAt: createdAt.toISOString(),
  entries: answers.map(({ side, text, at }) => ({ side, text, at: at.toISOString() })),
  mayReply: answers.length < MOST_ANSWERS,
});

/** Routes for senders with the link in an answer, who need not sign in. */
function threadRoutes({ service, links, rateLimits }: ContactRoutesDependencies): Route[] {
  const limit = rateLimits({
    name: 'contact-threads',
    windowMs: 10 * MINUTE_MS,
    limit: 30,
    message: 'Please wait a few minutes. We kept your text.',
  });
  return [
    route(
      {
        method: 'post',
        path: '/api/contact-threads/read',
        summary: 'Get a message to the team and its answers by the link in an email',
        permission: PUBLIC,
        limits: [limit],
        body: contactThreadLinkSchema,
        responses: { 200: { description: 'The thread', schema: contactThreadSchema } },
        errors: [400, 403, 404, 413, 415, 429],
      },
      async ({ body }) => reply(200, threadView(await service.find(links.read(body.token)))),
    ),
    route(
      {
        method: 'post',
        path: '/api/contact-threads',
        summary: 'Send a reply to the team by the link in an email; idempotent by Idempotency-Key',
        permission: PUBLIC,
        limits: [limit],
        headers: requiredKey,
        body: contactReplySchema,
        responses: { 200: { description: 'The thread', schema: contactThreadSchema } },
        errors: [400, 403, 404, 409, 413, 415, 429],
      },
      async ({ body, headers }) =>
        reply(200, threadView(await service.reply(links.read(body.token), body.text, headers['Idempotency-Key']))),
    ),
  ];
}

/** What staff do in the inbox. */
function inboxRoutes({ service, accounts, now }: ContactRoutesDependencies): Route[] {
  async function toViews(messages: readonly StoredMessage[]): Promise<InboxMessage[]> {
    const staff = new Set(messages.flatMap(({ answers }) => answers.flatMap(({ by }) => by ?? [])));
    const names = new Map((await accounts.findAllContacts([...staff])).map(({ id, name }) => [id, name]));
    return messages.map((one) => inboxView(one, (id) => names.get(id) ?? FORMER_MEMBER, now()));
  }
  const toView = async (message: StoredMessage) => (await toViews([message]))[0];

  return [
    route(
      {
        method: 'get',
        path: '/api/contactus',
        summary: 'List the messages in the inbox: new ones longest waiting first, all newest first',
        permission: 'messages.answer',
        query: inboxQuerySchema,
        responses: { 200: { description: 'A page of messages', schema: z.array(inboxMessageSchema) } },
        errors: [400, 401, 403],
      },
      async ({ query }) => {
        const { messages, total } = await service.list(query.status, query.page, query.limit);
        return reply(200, await toViews(messages), { headers: pageHeaders('/api/contactus', query, total) });
      },
    ),
    route(
      {
        method: 'patch',
        path: '/api/contactus/:id',
        summary: 'Change the status of a message',
        permission: 'messages.answer',
        params: z.object({ id: z.string() }),
        body: inboxChangeSchema,
        responses: { 200: { description: 'The message', schema: inboxMessageSchema } },
        errors: [400, 401, 403, 404, 413, 415],
      },
      async ({ person, params, body }) =>
        reply(200, await toView(await service.setStatus(person, params.id, body.status))),
    ),
    route(
      {
        method: 'post',
        path: '/api/contactus/:id/answers',
        summary: 'Send an answer to the sender of a message; idempotent by Idempotency-Key',
        permission: 'messages.answer',
        params: z.object({ id: z.string() }),
        headers: requiredKey,
        body: inboxAnswerSchema,
        responses: { 200: { description: 'The message', schema: inboxMessageSchema } },
        errors: [400, 401, 403, 404, 409, 413, 415],
      },
      async ({ person, params, body, headers }) =>
        reply(200, await toView(await service.answer(person, params.id, body.text, headers['Idempotency-Key']))),
    ),
  ];
}

export function contactRoutes(dependencies: ContactRoutesDependencies): Route[] {
  const { service, rateLimits, limits } = dependencies;
  const limit = rateLimits({
    name: 'contact',
    windowMs: 10 * MINUTE_MS,
    limit: limits.contactPer10Minutes,
    message: 'That’s a lot of messages. Please wait ten minutes. We kept your text.',
    onlyAccepted: true,
  });

  return [
    route(
      {
        method: 'post',
        path: '/api/contactus',
        summary: 'Send a message to the team; idempotent by Idempotency-Key',
        permission: PUBLIC,
        limits: [limit],
        headers: optionalKey.extend({ [FORM_SECONDS_HEADER]: formSecondsSchema }),
        body: contactRequestSchema,
        responses: {
          201: { description: 'Received, with a reference', schema: contactReceiptSchema },
        },
        errors: [400, 403, 413, 415, 429],
      },
      async ({ body: { website, ...message }, headers, caller }) => {
        // Allows a signed-in sender to export or erase the message later.
        const author = (await caller())?.id ?? null;
        const signals = { website, seconds: headers[FORM_SECONDS_HEADER], key: headers['Idempotency-Key'] };
        const { reference } = await service.receive(message, author, signals);
        return reply(201, { reference, message: 'Thanks, your message has been sent.' });
      },
    ),
    ...inboxRoutes(dependencies),
    ...threadRoutes(dependencies),
  ];
}
