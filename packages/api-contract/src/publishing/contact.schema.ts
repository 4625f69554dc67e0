import { z } from 'zod';
import { emailSchema } from '../email.schema';
import { pageLength, pageNumber } from '../paging.schema';
import { TEXT_MESSAGES, withoutDirectionMarks } from '../text';
import { requiredText } from '../text.schema';
import { CONTACT_LIMITS, CONTACT_STATUSES } from './contact.values';

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

/** A message in the staff inbox: `GET /api/contactus`, newest first, paginated like `GET /api/blogs`. */
export const inboxMessageSchema = contactMessageSchema.extend({
  id: z.string(),
  reference: z.string(),
  status: z.enum(CONTACT_STATUSES),
  createdAt: z.iso.datetime(),
});

export const inboxQuerySchema = z.strictObject({
  status: z.enum(CONTACT_STATUSES).optional(),
  page: pageNumber,
  limit: pageLength(20),
});

/** `PATCH /api/contactus/:id`. */
export const inboxChangeSchema = z.strictObject({ status: z.enum(CONTACT_STATUSES) });
