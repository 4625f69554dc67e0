import { z } from 'zod';
import type { ProjectWork } from '../api';
import { bankAccountSchema, storedFileSchema } from '../commerce/orders.schema';
import { moneySchema } from '../money.schema';
import { onOneLine } from '../text';
import { optionalText, requiredText } from '../text.schema';
import {
  DELIVERY_DECISIONS,
  MARK_STATES,
  MILESTONE_STATES,
  PAUSES,
  SETTLEMENTS,
  WORK_LIMITS,
  WORK_TEXTS,
} from './project-work.values';
import { PROJECT_LIMITS, SIDES } from './projects.values';

const moment = z.iso.datetime();

/** Position on a picture, in percent of its width or height from its left or upper edge. */
const percent = z.number().min(0).max(100);

const markFormSchema = z.strictObject({
  /** Id of the marked picture, a file of the delivery. */
  file: z.string().regex(/^[0-9a-f]{16}$/),
  x: percent,
  y: percent,
  text: requiredText(WORK_TEXTS.mark),
});

/** A change that the client wants at one place of a delivered picture. */
const markSchema = markFormSchema.extend({
  text: z.string(),
  id: z.string(),
  /** Number on the pin, starting at 1 for each delivery. */
  number: z.int(),
  state: z.enum(MARK_STATES),
  /** The seller's answer; empty if the mark has no answer. */
  answer: z.string(),
});

const deliverySchema = z.object({
  at: moment,
  note: z.string(),
  /** A picture can be shown on the page, and marked. */
  files: z.array(storedFileSchema.extend({ isPicture: z.boolean() })),
  /**
   * Null until the client responds. If `isSilent` is true, the delivery counts as accepted because the client did not
   * respond in time.
   */
  decision: z
    .object({
      is: z.enum(DELIVERY_DECISIONS),
      note: z.string(),
      at: moment,
      isSilent: z.boolean(),
      marks: z.array(markSchema),
    })
    .nullable(),
});

export const milestonePaymentSchema = z.object({
  /** Number of the order for this payment; null until the order is placed. */
  order: z.string().nullable(),
  state: z.enum(['due', 'paid', 'cancelled', 'refunded']),
  paid: moneySchema,
  /** Outstanding amount; 0 unless the payment is due. */
  left: moneySchema,
  /** Amount that the seller owes the client. */
  owed: moneySchema,
  account: bankAccountSchema.nullable(),
  /** The agreed date, or the date of acceptance if that is later. */
  dueOn: z.iso.date(),
  /** Number of days from the due date to the payment, or to today if unpaid; 0 until the milestone is accepted. */
  lateDays: z.int().nonnegative(),
  transfers: z.array(z.object({ amount: moneySchema, reference: z.string(), on: z.iso.date() })),
  /** Proofs of payment that the client uploaded on the order page. */
  receipts: z.array(storedFileSchema),
});

const milestoneSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(MILESTONE_STATES),
  amount: moneySchema,
  /**
   * `dueOn` is the agreed date; `dueAt` is the end of that day plus the time that the seller spent waiting for the
   * client.
   */
  dueOn: z.iso.date(),
  dueAt: moment,
  /** The side that has to act next, and why the seller's clock is paused. */
  waitsFor: z.enum(SIDES).nullable(),
  pause: z.object({ why: z.enum(PAUSES), since: moment }).nullable(),
  deliveries: z.array(deliverySchema),
  /** Files uploaded for a delivery that has not been sent yet; only visible to the seller. */
  upload: z.array(storedFileSchema),
  /** Number of revisions requested so far, and the number allowed by the terms. */
  revisions: z.object({ used: z.int(), allowed: z.int() }),
  /** Time at which the delivery counts as accepted if the client does not respond. */
  acceptedAt: moment.nullable(),
  payment: milestonePaymentSchema,
  /** Invoice number; null until the milestone is accepted or paid. */
  invoice: z.string().nullable(),
  /** Credit note number; null unless the milestone was cancelled after being invoiced. */
  creditNote: z.string().nullable(),
  may: z.object({
    deliver: z.boolean(),
    decide: z.boolean(),
    askChanges: z.boolean(),
    answerMarks: z.boolean(),
    bookPayment: z.boolean(),
    sendBack: z.boolean(),
    dispute: z.boolean(),
  }),
});

/** The work in an agreed project. */
export const projectWorkSchema = z.object({
  milestones: z.array(milestoneSchema),
  /** A pending request to cancel all milestones that have not been accepted; null if no request is pending. */
  cancellation: z.object({ side: z.enum(SIDES), reason: z.string(), at: moment }).nullable(),
  dispute: z
    .object({
      state: z.enum(['open', 'decided']),
      side: z.enum(SIDES),
      milestone: z.string(),
      reason: z.string(),
      at: moment,
      decision: z.object({ is: z.enum(SETTLEMENTS), text: z.string(), at: moment }).nullable(),
    })
    .nullable(),
  may: z.object({ askToCancel: z.boolean(), agreeToCancel: z.boolean(), keepWorking: z.boolean() }),
});
export type Milestone = ProjectWork['milestones'][number];
export type Mark = NonNullable<Milestone['deliveries'][number]['decision']>['marks'][number];

/** `POST /api/projects/:number/milestones/:milestone/deliveries`: delivers the uploaded files with a note. */
export const deliveryFormSchema = z.strictObject({ note: optionalText(WORK_TEXTS.note) });

/** `POST …/milestones/:milestone/decision`. Requesting changes requires a note or marks. */
export const decisionFormSchema = z
  .strictObject({
    is: z.enum(DELIVERY_DECISIONS),
    note: optionalText(WORK_TEXTS.changes),
    marks: z.array(markFormSchema).max(WORK_LIMITS.marks, `At most ${WORK_LIMITS.marks} marks.`).optional(),
  })
  .refine(({ is, note, marks = [] }) => is === 'accepted' || note !== '' || marks.length > 0, {
    path: ['note'],
    error: 'Write what to change.',
  })
  .refine(({ is, marks = [] }) => is === 'changes' || marks.length === 0, {
    path: ['marks'],
    error: 'Only a request for changes has marks.',
  });

/** `PUT …/milestones/:milestone/marks/:mark`: the seller's answer to a mark. An empty one removes it. */
export const markAnswerFormSchema = z.strictObject({ answer: optionalText(WORK_TEXTS.answer), isDone: z.boolean() });

/** `POST …/milestones/:milestone/payments`: a transfer received in the seller's account. */
export const paymentFormSchema = z.strictObject({
  minor: z.int().positive('Enter an amount above zero.').max(PROJECT_LIMITS.minor),
  reference: requiredText(WORK_TEXTS.reference, onOneLine),
  /** Date on which the bank received the transfer. */
  on: z.iso.date(),
});

/** `POST …/milestones/:milestone/refund`: the refund transfer to the client. */
export const sentBackFormSchema = z.strictObject({ reference: requiredText(WORK_TEXTS.reference, onOneLine) });

/** `POST /api/projects/:number/cancellation` and `POST …/milestones/:milestone/dispute`. */
export const workReasonFormSchema = z.strictObject({ reason: requiredText(WORK_TEXTS.reason) });
