import { AppError } from '../../../platform/http';
import { isPublished } from '../contest';
import type { ContestRepository } from '../contests.repository';
import type { EntryRepository } from './entries.repository';
import type { ContestEntry } from './entry';

interface Dependencies {
  contests: Pick<ContestRepository, 'find' | 'takeNumber'>;
  entries: Pick<EntryRepository, 'giveNumber'>;
}

/** Number of attempts. Each concurrent first submission of another entrant can take a number first. */
const TRIES = 200;
const busy = () =>
  new AppError('unavailable', 'Many entries are being submitted right now. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

/**
 * Numbers entries in the order of their first submissions. The contest stores which entry has the last number, and that
 * entry gets its number before the next number is assigned, so that a killed process loses none.
 */
export const createNumbering = ({ contests, entries }: Dependencies) =>
  /** Returns the number of the entry, undefined when the entrant has read other criteria. */
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
