import { z } from 'zod';
import { contactReceiptSchema, contactRequestSchema, FORM_SECONDS_HEADER, inboxChangeSchema, inboxMessageSchema, inboxQuerySchema } from '@verse/api-contract/contact';
import type { Operation } from '../../platform/http';

export { contactRequestSchema, FORM_SECONDS_HEADER, inboxChangeSchema, inboxQuerySchema };

/** A header that is no number says nothing. */
export const formSecondsSchema = z.coerce.number().min(0).optional().catch(undefined);

export const contactOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/contactus',
    summary: 'Send a message to the team',
    access: 'public',
    headers: z.object({ [FORM_SECONDS_HEADER]: z.number().min(0).optional() }),
    body: contactRequestSchema,
    answers: { 201: { description: 'Received; the reference is for asking again', schema: contactReceiptSchema } },
    refusals: [400, 403, 413, 415, 429],
  },
  {
    method: 'get',
    path: '/api/contactus',
    summary: 'The inbox, newest first',
    access: 'staff',
    query: inboxQuerySchema,
    answers: { 200: { description: 'A page of messages', schema: z.array(inboxMessageSchema) } },
    refusals: [400, 401, 403],
  },
  {
    method: 'patch',
    path: '/api/contactus/:id',
    summary: 'Say how far a message has got',
    access: 'staff',
    params: z.object({ id: z.string() }),
    body: inboxChangeSchema,
    answers: { 200: { description: 'The message', schema: inboxMessageSchema } },
    refusals: [400, 401, 403, 404, 413, 415],
  },
];
