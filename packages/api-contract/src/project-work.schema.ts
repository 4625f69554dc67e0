import { z } from 'zod';
import { moneySchema } from './money.schema';
import { bankAccountSchema, fileSchema } from './orders.schema';
import { DELIVERY_DECISIONS, MILESTONE_STATES } from './project-work.values';
import { SIDES } from './projects.values';

const moment = z.iso.datetime();

const deliverySchema = z.object({
  at: moment,
  note: z.string(),
  files: z.array(fileSchema),
  /** Null until the client answers. `isSilent`: nobody answered in time. */
  decision: z
    .object({ is: z.enum(DELIVERY_DECISIONS), note: z.string(), at: moment, isSilent: z.boolean() })
    .nullable(),
});

const milestoneSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(MILESTONE_STATES),
  amount: moneySchema,
  /** The agreed day, and the same day later by the time that the seller waited for the client. */
  dueOn: z.iso.date(),
  dueAt: moment,
  /** Whom the work waits for, and why the clock of the other side is paused. */
  waitsFor: z.enum(SIDES).nullable(),
  deliveries: z.array(deliverySchema),
  /** Rounds of changes that were asked for, and that the terms allow. */
  revisions: z.object({ used: z.int(), allowed: z.int() }),
  /** When silence counts as acceptance. */
  acceptedAt: moment.nullable(),
  payment: z.object({
    /** Null until the order is placed. */
    order: z.string().nullable(),
    state: z.enum(['due', 'paid', 'cancelled', 'refunded']),
    paid: moneySchema,
    account: bankAccountSchema.nullable(),
    dueOn: z.iso.date(),
    /** Days between the due date and the payment, or now. */
    lateDays: z.int().nonnegative(),
  }),
});

/** The work of an agreed project. */
export const workSchema = z.object({
  milestones: z.array(milestoneSchema),
  dispute: z
    .object({
      state: z.enum(['open', 'decided']),
      side: z.enum(SIDES),
      reason: z.string(),
      at: moment,
      decision: z.object({ text: z.string(), at: moment }).nullable(),
    })
    .nullable(),
});
