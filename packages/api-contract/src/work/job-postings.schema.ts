import { z } from 'zod';
import { onOneLine } from '../text';
import { optionalText, requiredText, shortTexts } from '../text.schema';
import { applicantCountsSchema } from './job-applications.schema';
import { JOB_CURRENCIES, JOB_TEXTS } from './job-form.values';
import { POSTING_LIMITS, POSTING_MESSAGES, POSTING_STATES, POSTING_TEXTS } from './job-postings.values';
import { jobFormSchema, jobPaySchema, jobSchema, jobZonesSchema } from './jobs.schema';
import { JOB_LIMITS, JOB_TYPES, PAY_UNITS } from './jobs.values';

const attributes = shortTexts(POSTING_TEXTS.attribute, POSTING_LIMITS.attributes);
const answerBy = z.iso.date(POSTING_MESSAGES.answerBy);

/** Omits `company`, because an organisation posts jobs under its own name. */
const postingFields = jobFormSchema.omit({ company: true }).extend({
  pay: jobPaySchema,
  /** Null if the job can be done anywhere. */
  place: requiredText(POSTING_TEXTS.place, onOneLine).nullable(),
  /** Working hours of a remote job; null if the working hours do not matter. */
  zones: jobZonesSchema.nullable(),
  positions: z
    .int(POSTING_MESSAGES.positions)
    .min(1, POSTING_MESSAGES.positions)
    .max(POSTING_LIMITS.positions, POSTING_MESSAGES.positions),
  /** Last day, in UTC, for answering all applicants. */
  answerBy,
  /** Criteria for assessing applicants. */
  attributes,
  /** Whether applicants' names, pictures, handles and links are hidden from reviewers until shortlisting. */
  isBlind: z.boolean(),
});

/** A complete posting to be published or edited. */
export const jobPostingSchema = postingFields.refine(({ place, isRemote }) => isRemote || place !== null, {
  path: ['place'],
  error: POSTING_MESSAGES.place,
});
export type JobPosting = z.infer<typeof jobPostingSchema>;

const typed = (max: number) => optionalText({ label: 'A number', max: 2 * max }, onOneLine);

/** A draft may be incomplete: its fields are saved as typed and validated only on publication. */
export const postingDraftSchema = z.strictObject({
  title: optionalText(JOB_TEXTS.title, onOneLine),
  description: optionalText(JOB_TEXTS.description),
  tags: shortTexts({ label: 'A skill', max: JOB_LIMITS.tag }, JOB_LIMITS.tags),
  pay: z.strictObject({
    min: typed(20),
    max: typed(20),
    currency: z.enum(JOB_CURRENCIES),
    unit: z.enum(PAY_UNITS),
  }),
  benefits: shortTexts({ label: 'A benefit', max: JOB_LIMITS.benefit }, JOB_LIMITS.benefits),
  isRemote: z.boolean(),
  place: optionalText(POSTING_TEXTS.place, onOneLine),
  zones: jobZonesSchema.nullable(),
  type: z.enum(JOB_TYPES),
  positions: typed(5),
  answerBy: z.union([answerBy, z.literal('')]),
  attributes,
  isBlind: z.boolean(),
});

/**
 * `PUT /api/organisations/:handle/drafts/:id`. `version` is the version on which the draft is based, or 0 for a new
 * draft.
 */
export const postingDraftRequestSchema = z.strictObject({ version: z.int().min(0), draft: postingDraftSchema });

export const storedPostingDraftSchema = z.object({
  id: z.string(),
  state: z.enum(['draft', 'review']),
  version: z.int(),
  draft: postingDraftSchema,
  savedAt: z.iso.datetime(),
  /** Why staff returned the posting; null if it has not been returned. */
  reviewNote: z.string().nullable(),
});

/** `PUT /api/organisations/:handle/jobs/:id/state` with `If-Match`. */
export const postingStateChangeSchema = z.discriminatedUnion('state', [
  /** Confirms that the job is still open, or reopens it, and sets a new answer date. */
  z.strictObject({ state: z.literal('open'), answerBy }),
  /** Closes the job to new applications. */
  z.strictObject({ state: z.literal('closed') }),
  /** Removes the job from the list. Rejected while any applicant is still waiting. */
  z.strictObject({ state: z.literal('archived') }),
]);

/** A job as seen by the organisation that manages it. */
export const managedJobSchema = z.object({
  job: jobSchema,
  state: z.enum(POSTING_STATES),
  counts: applicantCountsSchema,
});

export const managedJobListSchema = z.object({
  drafts: z.array(storedPostingDraftSchema),
  jobs: z.array(managedJobSchema),
  next: z.string().nullable(),
});

/** The result of publishing: the job, or the draft if it has to be reviewed first. */
export const publicationSchema = z.union([
  z.object({ state: z.literal('open'), job: jobSchema }),
  z.object({ state: z.literal('review'), draft: storedPostingDraftSchema }),
]);

/** A posting waiting for staff review. */
export const postingReviewSchema = storedPostingDraftSchema.extend({
  organisation: z.object({ handle: z.string(), name: z.string() }),
});
export const postingReviewListSchema = z.object({ postings: z.array(postingReviewSchema) });

/** `PUT /api/job-reviews/:id`. `version` is the version of the posting that was reviewed. */
export const postingDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), version: z.int() }),
  z.strictObject({ decision: z.literal('send-back'), version: z.int(), note: requiredText(POSTING_TEXTS.reviewNote) }),
]);
