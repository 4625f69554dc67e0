import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from './entry';

type Dependencies = Pick<ContestParts, 'seats' | 'findContacts'>;

/**
 * Returns the entries whose invitations are still valid. An invitation is void as soon as its captain could no longer
 * send it: the entry is out of the contest or has no place, or the captain is suspended or is leaving.
 */
export type FindValidInvitations = (entries: readonly ContestEntry[]) => Promise<ContestEntry[]>;

export function createFindValid({ seats, findContacts }: Dependencies): FindValidInvitations {
  return async (entries) => {
    const active = new Set((await findContacts(entries.map(({ captainId }) => captainId))).map(({ id }) => id));
    const canSend = async ({ state, contestId, captainId }: ContestEntry): Promise<boolean> =>
      state === 'open' && active.has(captainId) && (await seats.find(contestId, captainId))?.state === 'confirmed';
    const isValid = await Promise.all(entries.map(canSend));
    return entries.filter((_, index) => isValid[index]);
  };
}
