import { AWARD_LIMITS, type Prize, type PrizeWord } from '@verse/api-contract/contests/contest-awards.values';
import { DAY_MS } from '@verse/api-contract/time';
import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import type { DbPort, Filter, Update } from '../../../store';

/** A prize with a winner, and what the winner says about it. */
export interface WonPrize {
  id: string;
  contestId: string;
  prize: Prize;
  /** Empty if the site runs the contest. */
  organisationId: string;
  awardBy: Date;
  /** Members who had won the prize when it was last looked at. Only for finding prizes: the entry decides. */
  winnerIds: string[];
  /** Whether the prize is still to arrive. */
  isOpen: boolean;
  /** Absent until the winner says something. */
  word?: PrizeWord;
  saidAt?: Date;
  /** Empty once the account is erased. */
  saidBy?: string;
  /** Set until the organisation is notified of the word. */
  untoldSince?: Date;
  /** Since when the winner says that the prize is missing, until staff are notified. */
  missingSince?: Date;
  /** Staff look into the missing prize with this appeal. */
  appealId?: string;
  /** When the winner is asked next. */
  askAt?: Date;
}

type WonPrizeDocument = Omit<WonPrize, 'id'> & { _id: string };

const MOST_ASKED = 200;

export const toPrizeId = (contestId: string, prize: Prize): string => `${contestId} ${prize}`;

export async function createPrizeWordRepository(db: DbPort) {
  const prizes = await createDocuments<WonPrizeDocument, WonPrize>(db, {
    name: 'contest_prizes',
    indexes: [
      { winnerIds: 1, isOpen: 1, awardBy: 1 },
      { organisationId: 1, isOpen: 1, awardBy: 1 },
      [{ askAt: 1 }, { sparse: true }],
      [{ saidBy: 1, _id: 1 }, { sparse: true }],
    ],
    toDomain: ({ _id, ...prize }) => ({ id: _id, ...prize }),
  });
  const waiting = (filter: Filter, most: number) =>
    prizes.list({ ...filter, isOpen: true }, { sort: { awardBy: 1 }, limit: most });

  return {
    find: (id: string) => prizes.find(id),
    findAll: prizes.findAll,
    /** No-op if the prize is known. */
    insert: ({ id, ...prize }: WonPrize) => prizes.insert({ _id: id, ...prize }),
    /** Returns undefined if the winner has said something else in the meantime. */
    change: ({ id, word, saidAt }: WonPrize, update: Update) =>
      prizes.update({ _id: id, word: word ?? { $exists: false }, saidAt: saidAt ?? { $exists: false } }, update),
    /** Opens the outbox of words of which the organisation is not notified yet. */
    openUntold: ({ run, now }: Pick<PendingOptions<WonPrize>, 'run' | 'now'>) =>
      createPending(prizes, { field: 'untoldSince', run, now }),
    /** Opens the outbox of prizes that have been missing for so long that staff look into them. */
    openMissing: ({ run, now }: Pick<PendingOptions<WonPrize>, 'run' | 'now'>) =>
      createPending(prizes, { field: 'missingSince', run, now, lostAfterMs: AWARD_LIMITS.missingDays * DAY_MS }),
    /** Lists prizes whose winners are to be asked, the longest due first. */
    toAsk: (at: Date) => prizes.list({ askAt: { $lte: at } }, { sort: { askAt: 1 }, limit: MOST_ASKED }),
    /** Sets when the winner is asked again, unless that was set in the meantime. */
    askAgain: async (id: string, askAt: Date, next: Date | undefined) =>
      void (await prizes.collection.updateOne(
        { _id: id, askAt },
        next ? { $set: { askAt: next } } : { $unset: { askAt: '' } },
      )),
    /** Lists prizes that a member has won and not received, the earliest due first. */
    ofWinner: (memberId: string, most: number) => waiting({ winnerIds: memberId }, most),
    ofOrganisation: (organisationId: string, most: number) => waiting({ organisationId }, most),
    /** Removes a member from the prizes, and returns those that have no other winner. */
    async forget(memberId: string): Promise<WonPrize[]> {
      await prizes.collection.updateMany({ saidBy: memberId }, { $set: { saidBy: '' } });
      const alone: WonPrize[] = [];
      for await (const prize of prizes.each({ winnerIds: memberId })) {
        await prizes.collection.updateOne({ _id: prize.id }, { $pull: { winnerIds: memberId } });
        if (prize.winnerIds.length === 1) alone.push(prize);
      }
      return alone;
    },
    /** Yields what the member said about prizes. */
    saidBy: (memberId: string) => prizes.each({ saidBy: memberId }),
  };
}
