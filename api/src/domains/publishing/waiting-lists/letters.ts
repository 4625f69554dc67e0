import {
  UNCONFIRMED_HOURS,
  WAITING_LISTS,
  type WaitingListName,
  WRITTEN_DAYS,
} from '@verse/api-contract/publishing/waiting-lists.values';
import { HOUR_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Accounts } from '../../../platform/ports';
import { createId } from '../../../store';
import { OPEN_EMAIL } from './mail-kinds';
import type { OpeningRepository } from './openings.repository';
import type { Place, PlaceRepository } from './places.repository';

interface Dependencies extends Pick<Accounts, 'queueMail'> {
  places: PlaceRepository;
  openings: Pick<OpeningRepository, 'find'>;
  now: () => Date;
}

/** A letter that has not been sent after this time is queued again under a new id, which voids the old one. */
const STALE_MS = 10 * MINUTE_MS;

/**
 * Writes to everyone on the open lists.
 *
 * Each place is claimed under the id of its letter before the letter is queued. If the process is killed in between,
 * a later run claims the place again. Composing the letter marks the place as written, and a letter whose id is not
 * the claimed one is not composed. Both are atomic updates of the place, so each place is written to once.
 */
export function createLetters({ places, openings, queueMail, now }: Dependencies) {
  /** Whether a member's place covers this guest's place, because both belong to the same mailbox. */
  async function isCovered({ memberId, mailbox, list }: Place): Promise<boolean> {
    if (memberId !== undefined) return false;
    return (await places.listOfMailbox(mailbox, list)).some((other) => other.memberId !== undefined);
  }

  async function writeTo(list: WaitingListName): Promise<number> {
    const stale = new Date(now().getTime() - STALE_MS);
    for (let count = 0; ;) {
      const job = createId();
      const place = await places.claim(list, job, stale);
      if (!place) return count;
      if (await isCovered(place)) {
        await places.remove(place.id);
        continue;
      }
      await queueMail(OPEN_EMAIL, { place: place.id, job }, 'unlimited', job);
      count += 1;
    }
  }

  return {
    /** Returns the number of letters queued. */
    async write(): Promise<number> {
      let count = 0;
      for (const list of WAITING_LISTS) if (await openings.find(list)) count += await writeTo(list);
      return count;
    },
    /** Removes requests that were not confirmed, and places whose letter was written some time ago. */
    async removeOld(): Promise<number> {
      const hoursAgo = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
      const unconfirmed = await places.removeBefore('asked', hoursAgo(UNCONFIRMED_HOURS));
      return unconfirmed + (await places.removeBefore('written', hoursAgo(WRITTEN_DAYS * 24)));
    },
  };
}
