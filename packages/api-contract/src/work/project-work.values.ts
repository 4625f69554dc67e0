import type { TextRule } from '../text';

/**
 * A milestone is `planned` until its first delivery, then `delivered` until it is accepted, cancelled, or sent back for
 * changes.
 */
export const MILESTONE_STATES = ['planned', 'delivered', 'changes-asked', 'accepted', 'cancelled'] as const;
export type MilestoneState = (typeof MILESTONE_STATES)[number];

export const DELIVERY_DECISIONS = ['accepted', 'changes'] as const;

/** A mark is `answered` if the seller has replied to it without doing it. */
export const MARK_STATES = ['open', 'answered', 'done'] as const;
export type MarkState = (typeof MARK_STATES)[number];

/** Possible staff decisions on a disputed milestone: the work continues, it counts as accepted, or it is cancelled. */
export const SETTLEMENTS = ['continue', 'accept', 'cancel'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** Why the seller's clock is paused: the client has to respond to a delivery, or staff have to decide. */
export const PAUSES = ['answer', 'dispute'] as const;
export type Pause = (typeof PAUSES)[number];

export const WORK_TEXTS = {
  note: { label: 'Note', max: 2000 },
  changes: { label: 'What to change', max: 2000 },
  mark: { label: 'What to change here', max: 500 },
  answer: { label: 'The answer', max: 500 },
  reason: { label: 'The reason', max: 1000 },
  reference: { label: 'The bank reference', max: 60 },
  settlement: { label: 'The statement of reasons', max: 2000 },
} as const satisfies Record<string, TextRule>;

export const WORK_LIMITS = {
  /** Maximum number of files per delivery. */
  files: 10,
  /** Maximum number of marks per request for changes. */
  marks: 50,
  /** Maximum number of deliveries per milestone. */
  deliveries: 22,
  /** Maximum number of events per side of a project. */
  eventsEach: 1000,
} as const;
