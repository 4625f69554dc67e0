import { z } from 'zod';
import { pageLength } from '../paging.schema';
import { requiredText } from '../text.schema';
import { PROJECT_REVIEW_TEXTS, REVIEW_LIMITS } from './project-reviews.values';
import { SIDES } from './projects.values';

const moment = z.iso.datetime();
const score = z.int('Choose a score from 1 to 5.').min(1).max(5);

/** `PUT /api/projects/:number/reviews/mine`. Scores follow the order of `REVIEW_CRITERIA`. */
export const projectReviewFormSchema = z.strictObject({
  scores: z.tuple([score, score, score]),
  text: requiredText(PROJECT_REVIEW_TEXTS.text),
});

/** `PUT /api/projects/:number/reviews/answer`: the caller's answer to the other side's review. */
export const reviewAnswerFormSchema = z.strictObject({ text: requiredText(PROJECT_REVIEW_TEXTS.answer) });

const reviewFields = z.object({
  id: z.string(),
  /** The side of the project that is reviewed. */
  as: z.enum(SIDES),
  scores: z.array(z.int()),
  /** Plain text; empty once the author's account was erased. */
  text: z.string(),
  /** When it was shown, or written if it is not shown yet. */
  at: moment,
  answer: z.object({ id: z.string(), text: z.string(), at: moment }).nullable(),
});

/** `GET /api/projects/:number/reviews`: the reviews of a project, as one of its sides sees them. */
export const projectReviewsSchema = z.object({
  /** The caller's own review; `showsAt` is when it is shown at the latest, and null once it is shown. */
  own: reviewFields.extend({ showsAt: moment.nullable(), isRemoved: z.boolean() }).nullable(),
  /** The other side's review; null until it is shown. */
  other: reviewFields.nullable(),
  /** Whether the other side has written its review, even if it is not shown yet. */
  hasOther: z.boolean(),
  /** Last moment at which the caller can write a review; null if none can be written. */
  until: moment.nullable(),
  may: z.object({ write: z.boolean(), withdraw: z.boolean(), answer: z.boolean() }),
});

/** A review on the page of the member or organisation that it is about. */
export const shownReviewSchema = reviewFields.extend({
  /** Null if the reader cannot see who wrote it. */
  by: z
    .object({ kind: z.enum(['member', 'organisation']), name: z.string(), handle: z.string().nullable() })
    .nullable(),
});

/** Averages of the reviews as client or as seller. */
export const reviewFiguresSchema = z.object({
  count: z.int().positive(),
  /** Average of all scores. */
  average: z.number(),
  /** Average of each score, in the order of `REVIEW_CRITERIA`. */
  averages: z.array(z.number()),
});

/** Figures of a seller's projects. */
export const sellerRecordSchema = z.object({
  /** Number of completed projects in which everything that was accepted is paid. */
  completed: z.int().nonnegative(),
  /** Of the last briefs, how many were answered in time, and the median of hours; null while there are too few. */
  response: z.object({ answered: z.int(), of: z.int(), hours: z.int().nullable() }).nullable(),
});

/** `GET /api/members/:handle/reviews` and `GET /api/organisations/:handle/reviews`: newest first. */
export const reviewPageSchema = z.object({
  /** Null until there are three reviews by three different people. */
  figures: z.object({ seller: reviewFiguresSchema.nullable(), client: reviewFiguresSchema.nullable() }),
  record: sellerRecordSchema,
  reviews: z.array(shownReviewSchema),
  next: z.string().nullable(),
});
export const reviewPageQuerySchema = z.strictObject({
  cursor: z.string().max(300).optional(),
  limit: pageLength(REVIEW_LIMITS.page),
});
