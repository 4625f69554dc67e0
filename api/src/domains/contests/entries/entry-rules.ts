import { CONTEST_MESSAGES } from '@verse/api-contract/contests/contest-form.values';
import { formatUtcMoment } from '@verse/api-contract/formats';
import { AppError } from '../../../platform/http';
import { type Contest, graceEnd, stageOf } from '../contest';
import type { ContestEntry } from './entry';

/**
 * Returns why an entry cannot currently be changed or submitted, or null if it can. An entry begun before the deadline
 * can be submitted during the grace period.
 */
export function findClosedReason(contest: Contest, entry: ContestEntry | undefined, now: Date): string | null {
  if (!contest.terms || contest.state === 'draft') return CONTEST_MESSAGES.noEntries;
  if (contest.state === 'cancelled') return 'This contest was cancelled.';
  if (entry?.state === 'removed') return 'This entry was removed from the contest.';
  const stage = stageOf(contest, now);
  if (stage === 'upcoming') return `Entries open on ${formatUtcMoment(contest.startsAt)} UTC.`;
  if (stage === 'live') return null;
  const deadline = `${formatUtcMoment(contest.deadline)} UTC`;
  const wasBegun = entry !== undefined && entry.startedAt < contest.deadline;
  if (stage === 'grace' && wasBegun) return null;
  if (stage === 'grace') return `The deadline was ${deadline}. You can only finish an entry you started before it.`;
  const kept = entry ? ' We kept your draft.' : '';
  return `Entries closed on ${formatUtcMoment(graceEnd(contest))} UTC.${kept}`;
}

/** @throws AppError `conflict` with the reason from `findClosedReason` */
export function assertOpen(contest: Contest, entry: ContestEntry | undefined, now: Date): void {
  const reason = findClosedReason(contest, entry, now);
  if (reason !== null) throw new AppError('conflict', reason);
}
