import type { Right } from '../rights';

/** Counting waiting tasks stops at this number. */
export const WAITING_LIMIT = 100;

/** Staff work areas in display order, each with the right that it requires. */
export const STAFF_DESKS = [
  { name: 'contact-inbox', right: 'messages.answer' },
  { name: 'moderation', right: 'moderation.decide' },
  { name: 'review-queue', right: 'posts.edit-all' },
  { name: 'tool-suggestions', right: 'tools.moderate' },
  { name: 'store-orders', right: 'orders.manage' },
  { name: 'store-products', right: 'products.manage' },
  { name: 'jobs', right: 'jobs.write' },
  { name: 'job-reviews', right: 'jobs.write' },
  { name: 'contests', right: 'contests.write' },
  { name: 'contest-appeals', right: 'contests.write' },
  { name: 'house-projects', right: 'projects.sell-for-house' },
  { name: 'disputes', right: 'projects.settle' },
  { name: 'rewards', right: 'rewards.decide' },
  { name: 'featured-member', right: 'members.feature' },
  { name: 'waiting-lists', right: 'waiting-lists.open' },
  { name: 'promotions', right: 'promotions.manage' },
  { name: 'sections', right: 'sections.manage' },
] as const satisfies readonly { name: string; right: Right }[];

/** All desks. Releases before 2026-11-29 cannot show those that are not in `STAFF_DESKS`. */
export const ALL_DESKS = [
  ...STAFF_DESKS,
  { name: 'people', right: 'people.look-up' },
  { name: 'audit-log', right: 'audit.read' },
  { name: 'chosen-works', right: 'members.feature' },
] as const satisfies readonly { name: string; right: Right }[];

export type AnyDesk = (typeof ALL_DESKS)[number]['name'];
export type StaffDesk = (typeof STAFF_DESKS)[number]['name'];
