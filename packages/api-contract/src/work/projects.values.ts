import type { TextRule } from '../text';

/** Kinds of sellers: the site itself (`house`), a member, or an organisation. */
export const SELLER_KINDS = ['house', 'member', 'organisation'] as const;

export const SIDES = ['client', 'seller'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'client' ? 'seller' : 'client');

/**
 * A project is `open` until both sides agree on an offer or one of them ends it, and `agreed` until all milestones are
 * accepted or cancelled.
 */
export const PROJECT_STATES = ['open', 'agreed', 'completed', 'declined', 'withdrawn', 'cancelled'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const BRIEF_TEXTS = {
  title: { label: 'Title', max: 120 },
  aim: { label: 'What you want to achieve', max: 5000 },
  link: { label: 'A link', max: 500 },
  message: { label: 'Message', max: 2000 },
  reason: { label: 'The reason', max: 1000 },
} as const satisfies Record<string, TextRule>;

/** Working days within which the house answers a brief. */
export const HOUSE_WORKING_DAYS = 2;

export const PROJECT_LIMITS = {
  links: 10,
  /** Maximum number of files per brief. */
  files: 10,
  /** Maximum budget or price, in minor units. */
  minor: 1_000_000_000_00,
  /** Maximum number of offer versions per project. */
  versions: 20,
  /** Maximum number of milestones per offer. */
  milestones: 12,
  /** Maximum number of thread entries. */
  messages: 2000,
  /** Maximum number of open briefs per client; projects that began with a hire do not count. */
  open: 20,
  page: 20,
} as const;

/** Acts that a project can wait for, from the side whose turn it is. */
export const PROJECT_ACTS = [
  'offer',
  'answer-offer',
  'deliver',
  'answer-delivery',
  'pay',
  'book',
  'answer-cancellation',
  'review',
] as const;
export type ProjectAct = (typeof PROJECT_ACTS)[number];
