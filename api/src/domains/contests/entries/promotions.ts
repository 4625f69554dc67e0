import { type Contest, isTaken, mailboxSlotOf, statusOf } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { Waiting, WaitingRepository } from './waiting.repository';

type Dependencies = Pick<
  ContestParts,
  'seats' | 'contests' | 'recount' | 'now' | 'share' | 'announce' | 'findContacts'
> & {
  waiting: WaitingRepository;
  promoted: (memberId: string, contest: Contest) => Promise<void>;
};

/** Maximum number of attempts per call to assign a place. The job assigns any remaining places. */
const MOST_AT_ONCE = 100;

/** Gives free places to waiting members. A place goes to the member who has waited longest. */
export function createPromotions(dependencies: Dependencies) {
  const { waiting, seats, contests, recount, now, share, announce, findContacts, promoted } = dependencies;

  async function hasPlace({ id }: Contest, memberId: string): Promise<boolean> {
    const seat = await seats.find(id, memberId);
    return seat !== undefined && isTaken(seat, now());
  }

  /**
   * Returns the network slot that the member needs, chosen as for a direct join, or null if the network's share is used
   * up.
   */
  async function networkSlotFor({ id, maxParticipants }: Contest, { network }: Waiting) {
    const most = share(maxParticipants);
    if (network === undefined || most >= maxParticipants) return {};
    const [networkSlot] = await seats.freeSlots(id, network, most, now());
    return networkSlot === undefined ? null : { networkSlot };
  }

  /** Notifies the member, then removes them from the list. After a crash, the next run repeats both steps. */
  async function finishPromotion(contest: Contest, memberId: string): Promise<void> {
    await promoted(memberId, contest);
    await waiting.remove(contest.id, memberId);
  }

  /**
   * Assigns a place to the member. Returns false if this fails. A member who is not eligible is also removed from the
   * list.
   */
  async function promote(contest: Contest, memberId: string, number: number, slot: object): Promise<boolean> {
    const at = now();
    const email = (await findContacts([memberId]))[0]?.email;
    const seat = { contestId: contest.id, number, memberId, state: 'confirmed', at } as const;
    const mailboxSlot = mailboxSlotOf(contest.id, email ?? memberId);
    const isNew = email !== undefined && (await seats.insert(seat, { mailboxSlot, ...slot }));
    if (isNew) {
      // Staff may have lowered the maximum in the meantime.
      const after = await contests.find(contest.id);
      if (!after || after.maxParticipants < contest.maxParticipants) {
        await seats.release(seat);
        return false;
      }
      await finishPromotion(contest, memberId);
      return true;
    }
    const own = await seats.find(contest.id, memberId);
    const holder = await seats.findByMailbox(mailboxSlot);
    const hasOwn = own !== undefined && isTaken(own, at);
    const isSameMailbox = holder !== undefined && holder.memberId !== memberId && isTaken(holder, at);
    // A member who is not eligible for a place is removed from the list. If the member is eligible, another request has
    // taken this number, and the next attempt will find a different one.
    if (email === undefined || hasOwn || isSameMailbox) await waiting.remove(contest.id, memberId);
    return false;
  }

  /** Assigns free places to waiting members, longest wait first. Returns the number of places assigned. */
  async function fill(contestId: string): Promise<number> {
    let count = 0;
    let lastPassedOver: Waiting | undefined;
    for (let tries = 0; tries < MOST_AT_ONCE; tries += 1) {
      const contest = await contests.find(contestId);
      if (!contest || statusOf(contest, now()) === 'ended' || contest.state === 'cancelled') {
        await waiting.removeContest(contestId);
        break;
      }
      const next = await waiting.next(contestId, lastPassedOver);
      if (next && (await hasPlace(contest, next.memberId))) {
        await finishPromotion(contest, next.memberId);
        continue;
      }
      const [number] = next ? await seats.free(contestId, contest.maxParticipants, now()) : [];
      if (!next || number === undefined) break;
      const slot = await networkSlotFor(contest, next);
      // Skips the member until someone from the same network leaves. The member keeps their position.
      if (slot === null) lastPassedOver = next;
      else if (await promote(contest, next.memberId, number, slot)) count += 1;
    }
    if (count > 0) {
      await recount(contestId);
      await announce();
    }
    return count;
  }

  return {
    fill,

    async fillAll(): Promise<number> {
      let count = 0;
      for (const id of await waiting.contestIds()) count += await fill(id);
      return count;
    },
  };
}

export type Promotions = ReturnType<typeof createPromotions>;
