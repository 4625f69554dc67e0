import type { TextRule } from './text';

/** `planned` until something is delivered, then `delivered` until it is accepted, cancelled, or sent back. */
export const MILESTONE_STATES = ['planned', 'delivered', 'changes-asked', 'accepted', 'cancelled'] as const;
export type MilestoneState = (typeof MILESTONE_STATES)[number];

export const DELIVERY_DECISIONS = ['accepted', 'changes'] as const;

export const WORK_TEXTS = {
  note: { label: 'Note', max: 2000 },
  changes: { label: 'What to change', max: 2000 },
  reason: { label: 'The reason', max: 1000 },
} as const satisfies Record<string, TextRule>;

export const WORK_LIMITS = {
  /** Files of one delivery. */
  files: 10,
  /** Deliveries of one milestone. */
  deliveries: 22,
} as const;
