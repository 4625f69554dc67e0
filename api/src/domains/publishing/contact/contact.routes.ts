import { z } from 'zod';
import type { InboxMessage } from '@verse/api-contract/api';
import {
  contactReceiptSchema,
  contactRequestSchema,
  inboxChangeSchema,
  inboxMessageSchema,
  inboxQuerySchema,
} from '@verse/api-contract/publishing/contact.schema';
import { FORM_SECONDS_HEADER } from '@verse/api-contract/publishing/contact.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import { pageHeaders, PUBLIC, type RateLimits, reply, type Route, route } from '../../../platform/http';
import type { StoredMessage } from './contact.repository';
import type { ContactService } from './contact.service';

export interface ContactRoutesDependencies {
  service: ContactService;
  rateLimits: RateLimits;
  limits: { contactPer10Minutes: number };
}

/** Falls back to undefined, so that an invalid header is ignored. */
const formSecondsSchema = z.coerce.number().min(0).optional().catch(undefined).meta({ type: 'number', minimum: 0 });

function inboxView({ id, reference, name, email, subject, message, status, createdAt }: StoredMessage): InboxMessage {
  return { id, reference, name, email, subject, message, status, createdAt: createdAt.toISOString() };
}

export function contactRoutes({ service, rateLimits, limits }: ContactRoutesDependencies): Route[] {
  const limit = rateLimits({
    name: 'contact',
    windowMs: 10 * MINUTE_MS,
    limit: limits.contactPer10Minutes,
    message: 'You have sent several messages just now. Please wait ten minutes; your text is kept.',
    onlyAccepted: true,
  });

  return [
    route(
      {
        method: 'post',
        path: '/api/contactus',
        summary: 'Send a message to the team',
        permission: PUBLIC,
        limits: [limit],
        headers: z.object({ [FORM_SECONDS_HEADER]: formSecondsSchema }),
        body: contactRequestSchema,
        responses: {
          201: { description: 'Received, with a reference', schema: contactReceiptSchema },
        },
        errors: [400, 403, 413, 415, 429],
      },
      async ({ body: { website, ...message }, headers, caller }) => {
        // Allows a signed-in sender to export or erase the message later.
        const author = (await caller())?.id ?? null;
        const signals = { website, seconds: headers[FORM_SECONDS_HEADER] };
        const { reference } = await service.receive(message, author, signals);
        return reply(201, { reference, message: 'Thanks, your message has been sent.' });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/contactus',
        summary: 'List the messages in the inbox, newest first',
        permission: 'messages.answer',
        query: inboxQuerySchema,
        responses: { 200: { description: 'A page of messages', schema: z.array(inboxMessageSchema) } },
        errors: [400, 401, 403],
      },
      async ({ query }) => {
        const { messages, total } = await service.list(query.status, query.page, query.limit);
        return reply(200, messages.map(inboxView), { headers: pageHeaders('/api/contactus', query, total) });
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
        reply(200, inboxView(await service.setStatus(person, params.id, body.status))),
    ),
  ];
}
