import { DAY_MS } from '@verse/api-contract/time';
import { REVIEW_LIMITS } from '@verse/api-contract/work/project-reviews.values';
import type { StoredMilestone, StoredProject } from './project';

export interface ReviewPeriod {
  from: Date;
  /** When the last review can be written. */
  until: Date;
}

/** Whether the work was accepted and paid for. */
export const isSettled = ({ state, paidAt }: StoredMilestone): boolean => state === 'accepted' && paidAt !== undefined;

const settledAt = ({ acceptedAt, paidAt }: StoredMilestone): number =>
  Math.max(acceptedAt?.getTime() ?? 0, paidAt?.getTime() ?? 0);

/**
 * Returns when the sides can review each other: from the first milestone that is accepted and paid, until 60 days after
 * the last one or, once a side has written, 14 days after that. Undefined while nothing is paid, for
 * the house, and once a side has left.
 */
export function reviewPeriodOf(project: StoredProject): ReviewPeriod | undefined {
  const { clientId, sellerKey, milestones, reviewed } = project;
  const moments = milestones.filter(isSettled).map(settledAt);
  if (sellerKey === 'house' || sellerKey === 'member:' || clientId === '' || moments.length === 0) return undefined;
  const written = Object.values(reviewed ?? {}).map((at) => at.getTime());
  const until =
    written.length > 0
      ? Math.min(...written) + REVIEW_LIMITS.blindDays * DAY_MS
      : Math.max(...moments) + REVIEW_LIMITS.openDays * DAY_MS;
  return { from: new Date(Math.min(...moments)), until: new Date(until) };
}
