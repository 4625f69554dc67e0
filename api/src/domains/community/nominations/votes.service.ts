import { NOMINATION_MESSAGES } from '@verse/api-contract/community/nominations.values';
import { type Ballots, toVoterSlot, type Voter } from '../../../platform/ballots';
import { type Week, weekOf } from '../../../platform/calendar';
import { createKeyedQueue } from '../../../platform/http';
import { createPending } from '../../../platform/pending';
import { findFreeNetworkSlots, networkKey, type Share } from '../../../platform/shares';
import { runToCompletion } from '../../../store';
import { refuse } from './admission';
import { type Nomination, type NominationBallot, toPoll, weekWithId } from './nomination';
import type { NominationRepository } from './nominations.repository';

interface Dependencies {
  ballots: Ballots<NominationBallot>;
  nominations: Pick<NominationRepository, 'find' | 'setVotes'>;
  /** How many votes for a nomination may come from one network. */
  share: Share;
  now: () => Date;
}

/** Maximum number of attempts. Rarely reached, because only other processes change a count at the same time. */
const TRIES = 50;
/** Limits how many slots are read to find a free one. */
const MOST_PER_NETWORK = 100;

/** Stores votes, and keeps the counts of nominations equal to them, even if a process is killed in between. */
export async function createVotes({ ballots, nominations, share, now }: Dependencies) {
  const inTurn = createKeyedQueue();
  const uncounted = await createPending(ballots, { field: 'uncountedSince', run: count, now });

  /** Counts again if the count has changed in the meantime, so that the last one includes every ballot. */
  async function recount(id: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const nomination = await nominations.find(id);
      if (!nomination) return true;
      const votes = await ballots.collection.countDocuments({ nominationId: id });
      if (await nominations.setVotes(nomination, votes)) return true;
    }
    return false;
  }

  /** Counts the nominations of a changed ballot. If the ballot has changed since, it stays marked for that change. */
  async function count({ id, nominationId, touched, at }: NominationBallot): Promise<void> {
    for (const one of touched) if (!(await inTurn(one, () => recount(one)))) return;
    if (nominationId === null) await ballots.collection.deleteOne({ _id: id, nominationId, at });
    else await uncounted.clear(id, { nominationId, at }, { $set: { touched: [nominationId] } });
  }

  const countNow = (ballot: NominationBallot) => runToCompletion(() => count(ballot));

  async function findSlot(nomination: Nomination, address: string): Promise<string> {
    const most = Math.min(share(nomination.votes), MOST_PER_NETWORK);
    const free = await findFreeNetworkSlots(ballots.collection, nomination.id, networkKey(address), most);
    const slot = free[Math.floor(Math.random() * free.length)];
    if (slot === undefined) throw refuse(NOMINATION_MESSAGES.network);
    return slot;
  }

  return {
    completeCounts: uncounted.complete,
    /** Whether a ballot of the week awaits its count. */
    hasUncounted: async ({ id }: Week): Promise<boolean> =>
      (await ballots.collection.findOne({ week: id, uncountedSince: { $gt: new Date(0) } })) !== null,

    /** Returns the id of the nomination that the member has voted for this week. */
    async findVoted(memberId: string, list: Nomination['list']): Promise<string | null> {
      const ballot = await ballots.ofMember(toPoll(weekOf(now()), list), memberId);
      return ballot?.nominationId ?? null;
    },

    /** Gives the voter's vote to a nomination, or moves it there. */
    async vote(voter: Voter & { address: string }, nomination: Nomination): Promise<void> {
      const { id: nominationId, week, list } = nomination;
      const poll = toPoll(weekWithId(week), list);
      if ((await ballots.ofMember(poll, voter.id))?.nominationId === nominationId) return;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const at = now();
        const vote = {
          week,
          nominationId,
          at,
          uncountedSince: at,
          networkSlot: await findSlot(nomination, voter.address),
        };
        const ballot = await ballots.cast(
          poll,
          voter,
          { ...vote, touched: [nominationId] },
          { $set: vote, $addToSet: { touched: nominationId } },
        );
        if (ballot) return countNow(ballot);
        if (await ballots.isMailboxTaken(poll, voter)) throw refuse(NOMINATION_MESSAGES.mailbox);
      }
      throw refuse(NOMINATION_MESSAGES.network);
    },

    /** Withdraws the member's vote for a nomination, if it is still theirs. */
    async withdraw(memberId: string, { id: nominationId, week, list }: Nomination): Promise<void> {
      const at = now();
      const voterSlot = toVoterSlot(toPoll(weekWithId(week), list), memberId);
      const ballot = await ballots.update(
        { voterSlot, nominationId },
        { $set: { nominationId: null, at, uncountedSince: at }, $unset: { networkSlot: '' } },
      );
      if (ballot) await countNow(ballot);
    },

    /** Withdraws the member's votes of this week. Counted ballots are kept, without the voter's id. */
    async erase(memberId: string): Promise<void> {
      const current = weekOf(now()).id;
      for await (const { id, week } of ballots.allOfMember(memberId)) {
        const at = now();
        const withdrawn = { $set: { nominationId: null, at, uncountedSince: at } };
        const ballot = week === current ? await ballots.update({ _id: id }, withdrawn) : undefined;
        await ballots.forgetVoter(id);
        if (ballot) await countNow(ballot);
      }
    },
  };
}

export type Votes = Awaited<ReturnType<typeof createVotes>>;
