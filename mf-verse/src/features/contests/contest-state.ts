import type { Contest } from '@verse/api-contract/api';
import { UNPAYABLE_MESSAGE } from '@verse/api-contract/contests/contests.values';

/** Returns whether the entry fee is the only reason why the member cannot join. */
export const isUnpayable = (contest: Contest): boolean =>
  contest.isPayable === false &&
  contest.isSample !== true &&
  contest.status !== 'ended' &&
  !contest.entry &&
  !isFull(contest);

/** Whether an example could be joined if it were real. */
export const isOpenExample = (contest: Contest): boolean =>
  contest.isSample === true && contest.status !== 'ended' && !isFull(contest) && !contest.entry;

/** Whether no one can join yet, because the rules are not set. */
export const isWithoutRules = ({ takesEntries, isSample, status, entry }: Contest): boolean =>
  takesEntries === false && isSample !== true && status !== 'ended' && !entry;

export const isFull = ({ participants, maxParticipants }: Contest): boolean => participants >= maxParticipants;

/**
 * The button label, or the reason why the button is disabled. For a contest that is both over and full, the reason is
 * that it is over.
 */
export function getButtonText(contest: Contest): string {
  if (contest.status === 'ended') return 'Contest Ended';
  if (contest.entry) return 'Leave';
  return isFull(contest) ? 'Contest Full' : 'Join Contest';
}

/** Explains why a contest that is neither over nor full cannot be joined. */
export function getClosedNote(contest: Contest): string | undefined {
  if (isWithoutRules(contest)) return 'You can join once the rules are out.';
  return isUnpayable(contest) ? UNPAYABLE_MESSAGE : undefined;
}
