import { z } from 'zod';
import { emailSchema } from '../email.schema';
import { pageLength, pageNumber } from '../paging.schema';
import { TEXT_MESSAGES, withoutDirectionMarks } from '../text';
import { requiredText } from '../text.schema';
import { ANSWER_TEXTS, CONTACT_LIMITS, CONTACT_STATUSES, REPLY_TEXTS } from './contact.values';

/** The fields of the contact form. */
export const contactMessageSchema = z.strictObject({
  name: requiredText({ label: 'Name', max: CONTACT_LIMITS.name }, withoutDirectionMarks),
  email: emailSchema({
    missing: TEXT_MESSAGES.missing('Email'),
    tooLong: TEXT_MESSAGES.tooLong('Email', CONTACT_LIMITS.email),
  }),
  subject: requiredText({ label: 'Subject', max: CONTACT_LIMITS.subject }, withoutDirectionMarks),
  message: requiredText({ label: 'Message', max: CONTACT_LIMITS.message }),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/**
 * Two optional checks that reject bots without a third-party CAPTCHA. `website` is a form field hidden from people, so
 * any value in it is rejected. The `X-Form-Seconds` header may state how long the form was open. If it was open for
 * less than {@link CONTACT_MIN_SECONDS}, the sender is asked to try again. Clients may omit both.
 */
export const contactRequestSchema = contactMessageSchema.extend({ website: z.string().max(200).optional() });

/** `POST /api/contactus` → 201. */
export const contactReceiptSchema = z.object({ reference: z.string(), message: z.string() });

const entry = { side: z.enum(['team', 'sender']), text: z.string(), at: z.iso.datetime() };

/**
 * A message in the staff inbox: `GET /api/contactus`, paginated like `GET /api/blogs`. New messages come longest
 * waiting first, messages in progress oldest first, and all others newest first.
 */
export const inboxMessageSchema = contactMessageSchema.extend({
  id: z.string(),
  reference: z.string(),
  status: z.enum(CONTACT_STATUSES),
  createdAt: z.iso.datetime(),
  /** By when an answer is due; null if none is. */
  dueAt: z.iso.datetime().nullable().optional(),
  isOverdue: z.boolean().optional(),
  /** Answers and replies after the message, oldest first. `by` names the member of staff. */
  answers: z.array(z.object({ ...entry, by: z.string().nullable() })).optional(),
});

/** `POST /api/contactus/{id}/answers`: answers the sender by email and on the page that the email links to. */
export const inboxAnswerSchema = z.strictObject({ text: requiredText(ANSWER_TEXTS.text) });

const token = z.string().max(200);
/** `POST /api/contact-threads/read`: reads a message and its answers by the link in an email. */
export const contactThreadLinkSchema = z.strictObject({ token });
/** `POST /api/contact-threads`: replies by the link in an email. */
export const contactReplySchema = z.strictObject({ token, text: requiredText(REPLY_TEXTS.text) });
export const contactThreadSchema = z.object({
  reference: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  entries: z.array(z.object(entry)),
  mayReply: z.boolean(),
});

export const inboxQuerySchema = z.strictObject({
  status: z.enum(CONTACT_STATUSES).optional(),
  page: pageNumber,
  limit: pageLength(20),
});

/** `PATCH /api/contactus/:id`. */
export const inboxChangeSchema = z.strictObject({ status: z.enum(CONTACT_STATUSES) });
