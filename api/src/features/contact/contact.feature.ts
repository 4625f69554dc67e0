import { Router } from 'express';
import type { InboxMessage } from '@verse/api-contract/contact';
import { identify, jsonBody, pageHeaders, personOf, validated, type Authenticate, type Feature, type RateLimits } from '../../platform/http';
import type { StoredMessage } from './contact.repository';
import { contactOperations, contactRequestSchema, FORM_SECONDS_HEADER, formSecondsSchema, inboxChangeSchema, inboxQuerySchema } from './contact.schema';
import { createContactService, type ContactServiceDependencies } from './contact.service';

export interface ContactDependencies extends ContactServiceDependencies {
  requireStaff: Authenticate;
  rateLimits: RateLimits;
  limits: { jsonBytes: number; contactPer10Minutes: number };
}

function inboxView({ id, reference, name, email, subject, message, status, createdAt }: StoredMessage): InboxMessage {
  return { id, reference, name, email, subject, message, status, createdAt: createdAt.toISOString() };
}

export function createContactFeature(dependencies: ContactDependencies): Feature {
  const { requireStaff, rateLimits, limits } = dependencies;
  const service = createContactService(dependencies);
  const router = Router();

  const limit = rateLimits({
    name: 'contact',
    windowMs: 10 * 60_000,
    limit: limits.contactPer10Minutes,
    message: 'You have sent several messages just now. Please wait ten minutes; your text is kept.',
    onlyAccepted: true,
  });
  router.post('/api/contactus', limit, jsonBody(limits.jsonBytes), async (request, response) => {
    const { website, ...message } = validated(contactRequestSchema, request.body);
    const seconds = formSecondsSchema.parse(request.get(FORM_SECONDS_HEADER));
    const { reference } = await service.receive(message, { website, seconds });
    response.status(201).json({ reference, message: 'Thanks, your message has been sent.' });
  });

  router.get('/api/contactus', identify(requireStaff), async (request, response) => {
    const query = validated(inboxQuerySchema, request.query);
    const { messages, total } = await service.list(query.status, query.page, query.limit);
    response.set({ ...pageHeaders('/api/contactus', query, total), 'Cache-Control': 'no-store' }).json(messages.map(inboxView));
  });

  router.patch('/api/contactus/:id', identify(requireStaff), jsonBody(limits.jsonBytes), async (request, response) => {
    const { status } = validated(inboxChangeSchema, request.body);
    response.set('Cache-Control', 'no-store').json(inboxView(await service.setStatus(personOf(response), String(request.params.id), status)));
  });

  return { name: 'contact', router, operations: contactOperations };
}
