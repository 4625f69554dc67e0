import { AppError } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from './entry';

const UNKNOWN_ENTRY = 'You have no entry in this contest.';
const noPlace = () => new AppError('conflict', 'Join the contest first. Then start your entry.');

/** Finds a member's entry, and the place on which it depends. */
export function createOwnEntryFinder({ entries, seats }: Pick<ContestParts, 'entries' | 'seats'>) {
  /** Returns the member's entry. A claim is ignored if its entry does not list the member. */
  async function findOwn(contestId: string, memberId: string): Promise<ContestEntry | undefined> {
    const claim = await entries.claimOf(contestId, memberId);
    const claimed = claim && (await entries.find(claim.entryId));
    if (claimed?.memberIds.includes(memberId)) return claimed;
    // An entry may lack a claim because it predates claims, or because another part stored it.
    return entries.ofMember(contestId, memberId);
  }

  async function mustFind(contestId: string, memberId: string): Promise<ContestEntry> {
    const entry = await findOwn(contestId, memberId);
    if (!entry) throw new AppError('not-found', UNKNOWN_ENTRY);
    return entry;
  }

  const hasPlace = async (contestId: string, memberId: string) =>
    (await seats.find(contestId, memberId))?.state === 'confirmed';

  /** Checks that the captain has a place, which covers the whole team. */
  async function assertPlace(contestId: string, captainId: string): Promise<void> {
    if (!(await hasPlace(contestId, captainId))) throw noPlace();
  }

  return { findOwn, mustFind, hasPlace, assertPlace };
}

export type OwnEntryFinder = ReturnType<typeof createOwnEntryFinder>;
