import { z } from 'zod';
import {
  APPLICATION_TEXTS,
  JOB_CURRENCIES,
  JOB_LIMITS,
  JOB_LISTS,
  JOB_MESSAGES,
  JOB_PAY_STEPS,
  JOB_TEXTS,
  JOB_TYPES,
} from './jobs';
import { LONGEST_SEARCH } from './paging';
import { pageLength } from './paging.schema';
import { onOneLine } from './text';
import { requiredText, shortTexts } from './text.schema';
import { NUMBER_MESSAGES } from './typed-number';

const amount = z
  .number({ error: JOB_MESSAGES.pay })
  .positive(JOB_MESSAGES.payLimit)
  .max(JOB_LIMITS.pay, JOB_MESSAGES.payLimit)
  .multipleOf(0.01, NUMBER_MESSAGES.decimals(2));

/** Pay per hour. */
export const jobPaySchema = z
  .strictObject(
    { min: amount, max: amount, currency: z.enum(JOB_CURRENCIES, { error: JOB_MESSAGES.currency }) },
    { error: JOB_MESSAGES.pay },
  )
  .refine(({ min, max }) => min <= max, { path: ['max'], error: JOB_MESSAGES.payOrder });

/** `POST /api/jobs`. */
export const jobFormSchema = z.strictObject({
  title: requiredText(JOB_TEXTS.title, onOneLine),
  company: requiredText(JOB_TEXTS.company, onOneLine),
  description: requiredText(JOB_TEXTS.description),
  tags: shortTexts({ label: 'A tag', max: JOB_LIMITS.tag }, JOB_LIMITS.tags),
  pay: jobPaySchema,
  benefits: shortTexts({ label: 'A benefit', max: JOB_LIMITS.benefit }, JOB_LIMITS.benefits),
  isRemote: z.boolean(),
  type: z.enum(JOB_TYPES, { error: JOB_MESSAGES.type }),
});
export type JobForm = z.infer<typeof jobFormSchema>;

/** `PATCH /api/jobs/:id` with `If-Match`. `open` confirms that the job is open today, and reopens a closed one. */
export const jobChangeSchema = jobFormSchema
  .partial()
  .extend({ state: z.enum(['open', 'closed']).optional() })
  .refine((change) => Object.keys(change).length > 0, 'Say what is to be changed.')
  .refine(
    (change) => change.state === undefined || Object.keys(change).length === 1,
    'Change the state by itself, without anything else.',
  );

/** `PUT /api/jobs/:id/application`: free, and visible to the team alone. */
export const jobApplicationFormSchema = z.strictObject({
  note: requiredText(APPLICATION_TEXTS.note),
  link: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: JOB_MESSAGES.link })
    .max(300, JOB_MESSAGES.link)
    .nullable(),
});
export type JobApplicationForm = z.infer<typeof jobApplicationFormSchema>;

export const jobApplicationSchema = jobApplicationFormSchema.extend({
  state: z.enum(['received', 'withdrawn']),
  appliedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});

/** A job as the caller sees it. `version` increases with every change: send it as `If-Match: "1"`. */
export const jobSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  logoColor: z.string(),
  postedAt: z.iso.datetime(),
  /** When staff last confirmed that the job is open. */
  confirmedAt: z.iso.datetime(),
  description: z.string(),
  tags: z.array(z.string()),
  /** The pay as text, without "/hr". */
  salary: z.string(),
  pay: z.object({ min: z.number(), max: z.number(), currency: z.enum(JOB_CURRENCIES) }),
  benefits: z.array(z.string()),
  isRemote: z.boolean(),
  type: z.enum(JOB_TYPES),
  state: z.enum(['open', 'closed']),
  version: z.number().int(),
  saved: z.boolean(),
  application: jobApplicationSchema.nullable(),
  /** How many have applied; null for callers who do not post jobs. */
  applicants: z.number().int().nonnegative().nullable(),
});

/** `next` is the cursor of the next page. */
export const jobListSchema = z.object({ jobs: z.array(jobSchema), next: z.string().nullable() });

export const jobQuerySchema = z.strictObject({
  q: z.string().trim().max(LONGEST_SEARCH).optional(),
  type: z.enum(JOB_TYPES).optional(),
  remote: z.literal('yes').optional(),
  pay: z.enum(JOB_PAY_STEPS.map(String)).optional(),
  of: z.enum(JOB_LISTS).optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(20),
});
export type JobQuery = z.infer<typeof jobQuerySchema>;

/** An applicant, as those who post jobs see them. */
export const jobApplicantSchema = jobApplicationFormSchema.extend({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  appliedAt: z.iso.datetime(),
});

export const jobApplicantListSchema = z.object({
  applicants: z.array(jobApplicantSchema),
  next: z.string().nullable(),
});
export const jobApplicantQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: pageLength(20),
});
