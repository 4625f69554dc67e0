import { z } from 'zod';
import { MADE_HOW } from '../community/community-posts.values';
import { listQuerySchema, pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { optionalText, requiredText } from '../text.schema';
import { APPLICATION_STAGES } from './application-stages.values';
import {
  ANSWERS,
  APPLICANT_TEXTS,
  APPLICATION_LIMITS,
  DECLINE_REASONS,
  OFFER_DECLINE_REASONS,
  SCORES,
} from './job-applications.values';

const stage = z.enum(APPLICATION_STAGES);
const score = z.literal([...SCORES]).meta({ type: 'integer', enum: [...SCORES] });

/** Number of applications in each stage. */
export const applicantCountsSchema = z.object({
  received: z.int(),
  opened: z.int(),
  shortlisted: z.int(),
  offered: z.int(),
  hired: z.int(),
  declined: z.int(),
  unanswered: z.int(),
});

export const applicationFileSchema = z.object({ id: z.string(), name: z.string(), bytes: z.int() });

/** A work as it was when the application was submitted. */
export const workSnapshotSchema = z.object({
  title: z.string(),
  description: z.string(),
  role: z.string(),
  year: z.int().nullable(),
  link: z.string(),
  madeHow: z.enum(MADE_HOW),
  pictures: z.array(pictureSchema),
});

/** An application that has not been submitted yet, stored on the server. */
export const applicationDraftSchema = z.object({
  note: z.string(),
  link: z.string(),
  works: z.array(z.string()),
  files: z.array(applicationFileSchema),
});

/** `PUT /api/jobs/:id/application/draft`. */
export const applicationDraftFormSchema = z.strictObject({
  note: optionalText({ label: 'Note', max: 2 * APPLICATION_LIMITS.note }),
  link: optionalText({ label: 'Link', max: 600 }),
  works: z.array(z.string().regex(/^[\w-]{1,80}$/, 'Send ids of works.')).max(APPLICATION_LIMITS.works),
});

const answerSchema = z.object({
  reason: z.enum(DECLINE_REASONS).nullable(),
  message: z.string(),
  at: z.iso.datetime(),
});

/** How the applicant answered the offer. Accepted means `hired`; declined means `declined`, by the applicant. */
export const jobOfferAnswerSchema = z.object({
  kind: z.enum(['accepted', 'declined']),
  /** Null if the offer was accepted. */
  reason: z.enum(OFFER_DECLINE_REASONS).nullable(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** When the offer was made, from `answer.at`: an offer made since then is not answered. */
const offeredAt = z.iso.datetime({ error: 'Send when the offer was made.' });

/** `PUT /api/me/applications/:id/offer-answer`. */
export const jobOfferAnswerFormSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accepted'), offeredAt }),
  z.strictObject({
    kind: z.literal('declined'),
    offeredAt,
    reason: z.enum(OFFER_DECLINE_REASONS, { error: 'Choose a reason. They’ll read it.' }),
    text: optionalText(APPLICANT_TEXTS.offerText),
  }),
]);
export type JobOfferAnswerForm = z.infer<typeof jobOfferAnswerFormSchema>;

const historySchema = z.array(z.object({ stage, at: z.iso.datetime() }));

/** An application as seen by its applicant. */
export const ownApplicationSchema = z.object({
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  organisation: z.object({ handle: z.string(), name: z.string() }).nullable(),
  stage,
  appliedAt: z.iso.datetime(),
  /** Last day for the organisation to respond; null if the job has no organisation. */
  answerBy: z.iso.datetime().nullable(),
  history: historySchema,
  answer: answerSchema.nullable(),
  /** Null unless the applicant has answered an offer. */
  offerAnswer: jobOfferAnswerSchema.nullable(),
  /** Number of the project with the organisation's hiring member; null unless hired. */
  project: z.string().nullable(),
  note: z.string(),
  link: z.string().nullable(),
  works: z.array(workSnapshotSchema),
  files: z.array(applicationFileSchema),
  /** Whether the applicant and the organisation can message each other. */
  isThreadOpen: z.boolean(),
});
export const ownApplicationListSchema = z.object({
  applications: z.array(ownApplicationSchema),
  next: z.string().nullable(),
});

const scoresSchema = z.record(z.string(), score);

/** `PUT /api/organisations/:handle/applications/:id/scores`: one score for each of the job's attributes. */
export const scoresFormSchema = z.strictObject({ scores: z.record(z.string().max(120), score) });

/** The applicant; null while the review is anonymous. */
const applicantPersonSchema = z.object({
  name: z.string(),
  handle: z.string().nullable(),
  picture: pictureSchema.nullable(),
  email: z.string(),
});

/** `GET /api/jobs/:id/application/preview`: the draft as reviewers would see it. */
export const applicationPreviewSchema = z.object({
  /** Whether the review is anonymous, hiding the applicant, the link and the files. */
  isBlind: z.boolean(),
  person: applicantPersonSchema.nullable(),
  note: z.string(),
  link: z.string().nullable(),
  works: z.array(workSnapshotSchema),
  files: z.array(applicationFileSchema),
});

/** An application in the organisation's list. */
export const applicationRowSchema = z.object({
  id: z.string(),
  /** E.g. `Applicant 7`; the same for every reviewer. */
  label: z.string(),
  stage,
  appliedAt: z.iso.datetime(),
  answerBy: z.iso.datetime().nullable(),
  version: z.int(),
  person: applicantPersonSchema.nullable(),
  note: z.string(),
  works: z.int(),
  /** The first picture of each work. */
  covers: z.array(pictureSchema),
  files: z.int(),
  /** Mean of all scores; null until the caller has scored the application. */
  mean: z.number().nullable(),
  /** Null unless the applicant has answered an offer. */
  offerAnswer: jobOfferAnswerSchema.nullable(),
  /** Whether the applicant has answered the offer and no reviewer has opened the application since. */
  isOfferAnswerNew: z.boolean(),
});
export const applicationRowListSchema = z.object({
  applications: z.array(applicationRowSchema),
  next: z.string().nullable(),
});
export const applicationRowQuerySchema = listQuerySchema.extend({ stage: stage.optional() });
export type ApplicationRowQuery = z.infer<typeof applicationRowQuerySchema>;

/** An application as seen by the reviewing organisation. */
export const reviewedApplicationSchema = applicationRowSchema.omit({ covers: true }).extend({
  jobId: z.string(),
  jobTitle: z.string(),
  attributes: z.array(z.string()),
  /** Whether the review is still anonymous. Shortlisting reveals the applicant. */
  isBlind: z.boolean(),
  link: z.string().nullable(),
  works: z.array(workSnapshotSchema),
  files: z.array(applicationFileSchema),
  history: historySchema,
  answer: answerSchema.nullable(),
  ownScores: scoresSchema.nullable(),
  /** Scores given by other reviewers; empty until the caller has scored the application. */
  otherScores: z.array(z.object({ by: z.string(), scores: scoresSchema })),
  notes: z.array(
    z.object({ id: z.string(), by: z.string(), text: z.string(), at: z.iso.datetime(), isOwn: z.boolean() }),
  ),
  isThreadOpen: z.boolean(),
  /** Number of the project with the hired applicant; null unless the caller is its client. */
  project: z.string().nullable(),
});

/** `POST /api/organisations/:handle/jobs/:id/answers`: sends the same answer to up to 100 applications. */
export const answersFormSchema = z
  .strictObject({
    applications: z
      .array(z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'Send ids of applications.'), version: z.int() }))
      .min(1, 'Choose an application.')
      .max(APPLICATION_LIMITS.answers, `Answer at most ${APPLICATION_LIMITS.answers} applications at once.`),
    stage: z.enum(ANSWERS),
    reason: z.enum(DECLINE_REASONS).nullable(),
    message: optionalText(APPLICANT_TEXTS.message),
  })
  .refine(({ stage: to, reason }) => to !== 'declined' || reason !== null, {
    path: ['reason'],
    error: 'Choose a reason. The applicant reads it.',
  });

export const answersResultSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      /** `answered` even if the application already had the same answer. */
      result: z.enum(['answered', 'changed', 'not-possible']),
      stage,
      version: z.int(),
    }),
  ),
});

/** `PUT /api/organisations/:handle/jobs/:id/filled`: the text that each applicant still waiting receives. */
export const jobFilledFormSchema = z.strictObject({ message: optionalText(APPLICANT_TEXTS.message) });

export const applicantNoteFormSchema = z.strictObject({ text: requiredText(APPLICANT_TEXTS.note) });

export const threadEntrySchema = z.object({
  id: z.string(),
  from: z.enum(['applicant', 'organisation']),
  /** The sender's name; for messages from the organisation's side, the organisation's name. */
  by: z.string(),
  text: z.string(),
  files: z.array(applicationFileSchema),
  at: z.iso.datetime(),
  isOwn: z.boolean(),
});
export const threadSchema = z.object({ entries: z.array(threadEntrySchema), next: z.string().nullable() });
export const threadQuerySchema = listQuerySchema.extend({ limit: pageLength(50) });
export const threadFormSchema = z.strictObject({ text: requiredText(APPLICANT_TEXTS.thread) });
