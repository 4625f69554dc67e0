import { AppError } from '../../../platform/http';
import { isPublished } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from './entry';

type Dependencies = Pick<ContestParts, 'contests' | 'entries'>;

/**
 * Maximum number of attempts. Each concurrent first submission can cost one attempt, because it may take the number
 * first.
 */
const TRIES = 200;
const busy = () =>
  new AppError('unavailable', 'Lots of people are submitting. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

/**
 * Numbers entries in the order of their first submission. The contest first records which entry gets the next number,
 * and then the number is stored in that entry. If a process is killed in between, the entry receives its number before
 * another one is assigned, so no number is lost.
 */
export const createNumbering = ({ contests, entries }: Dependencies) =>
  /** Returns the entry's number, or undefined if the entrant has read different criteria. */
  async function numberFor(
    { id, contestId, number: known }: Pick<ContestEntry, 'id' | 'contestId' | 'number'>,
    criteriaHash: string,
  ): Promise<number | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const contest = await contests.find(contestId);
      if (!contest || !isPublished(contest) || contest.terms?.criteriaHash !== criteriaHash) return undefined;
      if (known !== undefined) return known;
      const { entryCount = 0, lastEntryId } = contest;
      if (lastEntryId !== undefined) await entries.giveNumber(lastEntryId, entryCount);
      if (lastEntryId === id) return entryCount;
      if (await contests.takeNumber(contestId, criteriaHash, { entryId: id, after: entryCount })) {
        await entries.giveNumber(id, entryCount + 1);
        return entryCount + 1;
      }
    }
    throw busy();
  };
