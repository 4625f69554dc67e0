import { z } from 'zod';
import { moneySchema } from './money.schema';
import { bankAccountSchema, fileSchema } from './orders.schema';
import { DELIVERY_DECISIONS, MILESTONE_STATES, PAUSES, SETTLEMENTS, WORK_TEXTS } from './project-work.values';
import { PROJECT_LIMITS, SIDES } from './projects.values';
import { onOneLine } from './text';
import { optionalText, requiredText } from './text.schema';

const moment = z.iso.datetime();

const deliverySchema = z.object({
  at: moment,
  note: z.string(),
  files: z.array(fileSchema),
  /** Null until the client answers. `isSilent`: accepted because no answer came in time. */
  decision: z
    .object({ is: z.enum(DELIVERY_DECISIONS), note: z.string(), at: moment, isSilent: z.boolean() })
    .nullable(),
});

export const milestonePaymentSchema = z.object({
  /** Null until the order is placed. */
  order: z.string().nullable(),
  state: z.enum(['due', 'paid', 'cancelled', 'refunded']),
  paid: moneySchema,
  /** Still to be paid; 0 unless the payment is due. */
  left: moneySchema,
  /** The amount that the seller has to send back. */
  owed: moneySchema,
  account: bankAccountSchema.nullable(),
  /** The agreed day, or the day of acceptance where that is later. */
  dueOn: z.iso.date(),
  /** Days between the due date and the payment, or now; 0 until the milestone is accepted. */
  lateDays: z.int().nonnegative(),
  transfers: z.array(z.object({ amount: moneySchema, reference: z.string(), on: z.iso.date() })),
  /** Receipts that the client has sent on the page of the order. */
  receipts: z.array(fileSchema),
});

const milestoneSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(MILESTONE_STATES),
  amount: moneySchema,
  /** The agreed day, and the end of it later by the time that the seller waited for the client. */
  dueOn: z.iso.date(),
  dueAt: moment,
  /** The side that the work waits for, and why the clock of the other side is paused. */
  waitsFor: z.enum(SIDES).nullable(),
  pause: z.object({ why: z.enum(PAUSES), since: moment }).nullable(),
  deliveries: z.array(deliverySchema),
  /** Files of a delivery that is not sent, for the seller. */
  upload: z.array(fileSchema),
  /** Rounds of changes that were asked for, and that the terms allow. */
  revisions: z.object({ used: z.int(), allowed: z.int() }),
  /** When silence counts as acceptance. */
  acceptedAt: moment.nullable(),
  payment: milestonePaymentSchema,
  /** Number of its invoice; null until it is accepted or paid. */
  invoice: z.string().nullable(),
  /** Number of the credit note; null unless it was cancelled after its invoice. */
  creditNote: z.string().nullable(),
  may: z.object({
    deliver: z.boolean(),
    decide: z.boolean(),
    askChanges: z.boolean(),
    bookPayment: z.boolean(),
    sendBack: z.boolean(),
    dispute: z.boolean(),
  }),
});

/** The work of an agreed project. */
export const workSchema = z.object({
  milestones: z.array(milestoneSchema),
  /** A request to cancel the milestones that are not accepted, until the other side answers. */
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

/** `POST /api/projects/:number/milestones/:milestone/deliveries`: the uploaded files and a note. */
export const deliveryFormSchema = z.strictObject({ note: optionalText(WORK_TEXTS.note) });

/** `POST …/milestones/:milestone/decision`. Changes need a note. */
export const decisionFormSchema = z
  .strictObject({ is: z.enum(DELIVERY_DECISIONS), note: optionalText(WORK_TEXTS.changes) })
  .refine(({ is, note }) => is === 'accepted' || note !== '', {
    path: ['note'],
    error: 'Write what to change.',
  });

/** `POST …/milestones/:milestone/payments`: a transfer that arrived on the account of the seller. */
export const paymentFormSchema = z.strictObject({
  minor: z.int().positive('Enter an amount above zero.').max(PROJECT_LIMITS.minor),
  reference: requiredText(WORK_TEXTS.reference, onOneLine),
  /** The day of arrival according to the bank. */
  on: z.iso.date(),
});

/** `POST …/milestones/:milestone/refund`: the transfer back to the client. */
export const sentBackFormSchema = z.strictObject({ reference: requiredText(WORK_TEXTS.reference, onOneLine) });

/** `POST /api/projects/:number/cancellation`, and `POST …/milestones/:milestone/dispute`. */
export const workReasonFormSchema = z.strictObject({ reason: requiredText(WORK_TEXTS.reason) });
