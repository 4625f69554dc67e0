import { z } from 'zod';
import { LONGEST_SEARCH } from '../paging';
import { listQuerySchema } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine, trimText } from '../text';
import { requiredText, shortTexts } from '../text.schema';
import { NUMBER_MESSAGES } from '../typed-number';
import { isWebAddress } from '../web-address';
import { APPLICATION_STAGES } from './application-stages.values';
import { APPLICATION_LIMITS } from './job-applications.values';
import { APPLICATION_TEXTS, JOB_CURRENCIES, JOB_MESSAGES, JOB_TEXTS } from './job-form.values';
import { JOB_AGES, JOB_LIMITS, JOB_LISTS, JOB_PAY_STEPS, JOB_TYPES, PAY_UNITS, ZONE_LIMITS } from './jobs.values';

const amount = z
  .number({ error: JOB_MESSAGES.pay })
  .positive(JOB_MESSAGES.payLimit)
  .max(JOB_LIMITS.payOfOthers, JOB_MESSAGES.payLimit)
  .multipleOf(0.01, NUMBER_MESSAGES.decimals(2));

/** Pay per hour, unless `unit` says otherwise. */
export const jobPaySchema = z
  .strictObject(
    {
      min: amount,
      max: amount,
      currency: z.enum(JOB_CURRENCIES, { error: JOB_MESSAGES.currency }),
      unit: z.enum(PAY_UNITS, { error: JOB_MESSAGES.payUnit }).default('hour'),
    },
    { error: JOB_MESSAGES.pay },
  )
  .refine(({ min, max }) => min <= max, { path: ['max'], error: JOB_MESSAGES.payOrder })
  .refine(({ max, unit }) => unit !== 'hour' || max <= JOB_LIMITS.pay, { path: ['max'], error: JOB_MESSAGES.payLimit });

const offset = z.int().min(ZONE_LIMITS.west).max(ZONE_LIMITS.east);

/** Working hours of a remote job, as a range of UTC offsets from west to east. */
export const jobZonesSchema = z
  .strictObject({ from: offset, to: offset })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The second offset is west of the first.' });

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

/** `PATCH /api/jobs/:id` with `If-Match`. `open` confirms that the job is still open, or reopens a closed job. */
export const jobChangeSchema = jobFormSchema
  .partial()
  .extend({ state: z.enum(['open', 'closed']).optional() })
  .refine((change) => Object.keys(change).length > 0, 'Send at least one change.')
  .refine(
    (change) => change.state === undefined || Object.keys(change).length === 1,
    'Change the state without any other field.',
  );
export type JobChange = z.infer<typeof jobChangeSchema>;

const applicationFields = z.strictObject({
  note: requiredText(APPLICATION_TEXTS.note),
  link: z
    .string({ error: JOB_MESSAGES.link })
    .max(300, JOB_MESSAGES.link)
    .refine(isWebAddress, JOB_MESSAGES.link)
    .meta({ format: 'uri' })
    .nullable(),
});

/** `PUT /api/jobs/:id/application`. Applying is free, and only reviewers see the application. */
export const jobApplicationFormSchema = applicationFields.extend({
  /** Ids of the applicant's works. Each work is copied in its current version. */
  works: z
    .array(z.string().regex(/^[\w-]{1,80}$/, 'Send ids of works.'))
    .max(APPLICATION_LIMITS.works, `Choose at most ${APPLICATION_LIMITS.works} works.`)
    .default([]),
});
export type JobApplicationForm = z.infer<typeof jobApplicationFormSchema>;
export type JobApplicationRequest = z.input<typeof jobApplicationFormSchema>;

export const jobApplicationSchema = applicationFields.extend({
  /** `withdrawn` if the application has been withdrawn; otherwise `received`. */
  state: z.enum(['received', 'withdrawn']),
  /** The application's exact stage. */
  stage: z.enum(APPLICATION_STAGES),
  appliedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});

/** An organisation's response figures, calculated from its applications. */
export const responseFiguresSchema = z.object({
  /** Percentage of applications answered in time. */
  rate: z.int(),
  medianDays: z.int().nullable(),
  applications: z.int(),
});

/** `GET /api/organisations/:handle/answers`. */
export const organisationAnswersSchema = z.object({ figures: responseFiguresSchema.nullable() });

/** A job as the caller sees it. `version` increases with every change: send it as `If-Match: "1"`. */
export const jobSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  logoColor: z.string(),
  postedAt: z.iso.datetime(),
  /** When the job was last confirmed to be open. */
  confirmedAt: z.iso.datetime(),
  description: z.string(),
  tags: z.array(z.string()),
  /** Pay as text, without its unit. */
  salary: z.string(),
  pay: z.object({
    min: z.number(),
    max: z.number(),
    currency: z.enum(JOB_CURRENCIES),
    unit: z.enum(PAY_UNITS),
  }),
  benefits: z.array(z.string()),
  isRemote: z.boolean(),
  type: z.enum(JOB_TYPES),
  state: z.enum(['open', 'closed']),
  /** Whether the job is part of the sample data. */
  isSample: z.boolean().optional(),
  version: z.number().int(),
  saved: z.boolean(),
  application: jobApplicationSchema.nullable(),
  /** Null if the site's staff posted the job. */
  organisation: z
    .object({
      handle: z.string(),
      name: z.string(),
      isVerified: z.boolean(),
      logo: pictureSchema.nullable(),
      figures: responseFiguresSchema.nullable(),
    })
    .nullable(),
  place: z.string().nullable(),
  zones: jobZonesSchema.nullable(),
  positions: z.int(),
  /** Last day for answering all applicants; null if the job has no organisation. */
  answerBy: z.iso.datetime().nullable(),
  attributes: z.array(z.string()),
  isBlind: z.boolean(),
  /** When the organisation first posted the same job. */
  firstPostedAt: z.iso.datetime().nullable(),
  /** Number of applicants; null for callers who may not post jobs. */
  applicants: z.number().int().nonnegative().nullable(),
});

/** `next` is the cursor of the next page. */
export const jobListSchema = z.object({ jobs: z.array(jobSchema), next: z.string().nullable() });

const searchText = (most: number) =>
  z
    .string()
    .overwrite((typed) => trimText(onOneLine(typed)))
    .max(most);

export const jobQuerySchema = z.strictObject({
  q: searchText(LONGEST_SEARCH).optional(),
  type: z.enum(JOB_TYPES).optional(),
  remote: z.literal('yes').optional(),
  pay: z.enum(JOB_PAY_STEPS.map(String)).optional(),
  skill: searchText(JOB_LIMITS.tag).optional(),
  /** Matches words in the place name. */
  place: searchText(LONGEST_SEARCH).optional(),
  /** UTC offset in hours. Only remote jobs whose working hours include this offset match. */
  zone: z.coerce.number().int().min(ZONE_LIMITS.west).max(ZONE_LIMITS.east).optional(),
  /** Maximum number of days since the job was posted. */
  days: z.enum(JOB_AGES.map(String)).optional(),
  organisation: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'Enter the handle of an organisation.')
    .optional(),
  of: z.enum(JOB_LISTS).optional(),
  ...listQuerySchema.shape,
});
export type JobQuery = z.infer<typeof jobQuerySchema>;

/** An applicant as seen by the people who post jobs. */
export const jobApplicantSchema = applicationFields.extend({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  appliedAt: z.iso.datetime(),
});

export const jobApplicantListSchema = z.object({
  applicants: z.array(jobApplicantSchema),
  next: z.string().nullable(),
});
