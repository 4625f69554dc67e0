import { AppError } from '../../../platform/http';
import { mailboxKey, networkKey, type Share } from '../../../platform/shares';
import { type Contest, isTaken, statusOf } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { Joiner } from '../contests.service';
import type { Waiting, WaitingRepository } from './waiting.repository';

type Dependencies = Pick<ContestParts, 'seats' | 'contests' | 'service'> & {
  waiting: WaitingRepository;
  now: () => Date;
  /** Reserves room on waiting lists, or rejects. */
  reserve: (memberId: string) => Promise<void>;
  /** Maximum of places per network. */
  share: Share;
  findEmail: (memberId: string) => Promise<string | undefined>;
  isOrganiser: (contest: Contest, memberId: string) => Promise<boolean>;
  /** Notifies a member who got a place. */
  promoted: (memberId: string, contest: Contest) => Promise<void>;
  announce: () => Promise<void>;
};

/** Members promoted in one call: the job continues. */
const MOST_AT_ONCE = 100;
const conflict = (message: string) => new AppError('conflict', message);

/** Waiting lists of full contests. A place that becomes free goes to the member who has waited longest. */
export function createWaitingLists(dependencies: Dependencies) {
  const { waiting, seats, contests, service, now, reserve, share, findEmail, isOrganiser, promoted, announce } =
    dependencies;

  async function freeNumbers({ id, maxParticipants }: Contest): Promise<number[]> {
    const free = await seats.free(id, maxParticipants);
    if (free.length > 0 || (await seats.removeExpired(id, now())) === 0) return free;
    return seats.free(id, maxParticipants);
  }

  /** The slot of the member's network, as joining needs one; null while the network has its share of the places. */
  async function networkSlotFor({ id, maxParticipants }: Contest, { network }: Waiting) {
    const most = share(maxParticipants);
    if (network === undefined || most >= maxParticipants) return {};
    const [networkSlot] = await seats.freeSlots(id, network, most);
    return networkSlot === undefined ? null : { networkSlot };
  }

  /** Returns whether the member got the place; one who may have none leaves the list. */
  async function promote(contest: Contest, memberId: string, number: number, slot: object): Promise<boolean> {
    const at = now();
    const email = await findEmail(memberId);
    const seat = { contestId: contest.id, number, memberId, state: 'confirmed', at } as const;
    const mailboxSlot = `${contest.id} ${mailboxKey(email ?? memberId, true)}`;
    const isNew = email !== undefined && (await seats.insert(seat, { mailboxSlot, ...slot }));
    if (isNew) {
      // Staff may have lowered the maximum meanwhile.
      const after = await contests.find(contest.id);
      if (!after || after.maxParticipants < contest.maxParticipants) {
        await seats.release(seat);
        return false;
      }
      await waiting.remove(contest.id, memberId);
      await promoted(memberId, contest);
      return true;
    }
    const [own, holder] = [await seats.find(contest.id, memberId), await seats.findByMailbox(mailboxSlot)];
    const hasOwn = own !== undefined && isTaken(own, at);
    const isTwin = holder !== undefined && holder.memberId !== memberId && isTaken(holder, at);
    // Otherwise another request took this number: the next try finds another.
    if (email === undefined || hasOwn || isTwin) await waiting.remove(contest.id, memberId);
    return false;
  }

  /** Gives free places to those who wait, longest first. Returns the number of promotions. */
  async function fill(contestId: string): Promise<number> {
    let count = 0;
    let passed: Waiting | undefined;
    for (let tries = 0; tries < MOST_AT_ONCE; tries += 1) {
      const contest = await contests.find(contestId);
      if (!contest || statusOf(contest, now()) === 'ended' || contest.state === 'cancelled') {
        await waiting.removeContest(contestId);
        break;
      }
      const next = await waiting.next(contestId, passed);
      const [number] = next ? await freeNumbers(contest) : [];
      if (!next || number === undefined) break;
      const slot = await networkSlotFor(contest, next);
      // Others of the same network have to leave first. The member keeps the position.
      if (slot === null) passed = next;
      else if (await promote(contest, next.memberId, number, slot)) count += 1;
    }
    if (count > 0) {
      await service.recount(contestId);
      await announce();
    }
    return count;
  }

  async function positionOf(contestId: string, memberId: string): Promise<number | undefined> {
    const own = await waiting.find(contestId, memberId);
    return own && waiting.positionOf(own);
  }

  return {
    fill,
    positionOf,

    /** Returns the position. Idempotent: a member keeps the position. */
    async join({ id: memberId, address }: Joiner, contestId: string): Promise<number> {
      const contest = await service.find(contestId);
      const at = now();
      const known = await positionOf(contestId, memberId);
      if (known !== undefined) return known;
      if (statusOf(contest, at) === 'ended') throw conflict('This contest has ended.');
      if (contest.feeCents > 0) throw conflict('Places with an entry fee have no waiting list.');
      if (await isOrganiser(contest, memberId))
        throw conflict('Members of the organisation that runs the contest cannot take part.');
      const seat = await seats.find(contestId, memberId);
      if (seat && isTaken(seat, at)) throw conflict('You have a place in this contest.');
      if ((await freeNumbers(contest)).length > 0) throw conflict('There is a free place. Join the contest.');
      await reserve(memberId);
      await waiting.add({ contestId, memberId, at, network: networkKey(address) });
      // A place may have become free in between.
      await fill(contestId);
      return (await positionOf(contestId, memberId)) ?? 1;
    },

    async leave(memberId: string, contestId: string): Promise<void> {
      await service.find(contestId);
      await waiting.remove(contestId, memberId);
    },

    async fillAll(): Promise<number> {
      let count = 0;
      for (const id of await waiting.contestIds()) count += await fill(id);
      return count;
    },
  };
}

export type WaitingLists = ReturnType<typeof createWaitingLists>;
