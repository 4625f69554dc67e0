import { formatDay } from '@verse/api-contract/formats';
import { SITE } from '../../../platform/notify';
import type { ContestParts } from '../contest-parts';
import { isRun } from '../find-contest';
import { type ContestAppeal, toAppealId } from './appeal';
import type { Appeals } from './appeals.service';
import type { WonPrize } from './prize-words.repository';
import { nextAsk } from './prize-words.service';
import type { PrizeOfContest, PrizesService } from './prizes.service';

type Dependencies = Pick<ContestParts, 'prizeWords' | 'appeals' | 'contests' | 'notify' | 'now'> & {
  prizes: Pick<PrizesService, 'findOfContest'>;
  notifyAll: Appeals['notifyAll'];
};

/** What time does with prizes: silent winners are asked, and staff get the prizes that stay missing, as appeals. */
export async function createPrizeReminders(dependencies: Dependencies) {
  const { prizeWords, appeals, contests, prizes, notify, notifyAll, now } = dependencies;
  const missing = await prizeWords.openMissing({ run: escalate, now });

  async function findPrize({ contestId, prize }: WonPrize): Promise<PrizeOfContest | undefined> {
    const contest = await contests.find(contestId);
    if (!isRun(contest) || !contest.resultsAt) return undefined;
    return (await prizes.findOfContest(contest)).prizes.find((one) => one.prize === prize);
  }

  function toAppeal(row: WonPrize, { winner, promise }: PrizeOfContest): ContestAppeal | undefined {
    if (winner?.number === undefined) return undefined;
    const { contestId, organisationId, awardBy, missingSince, saidBy = '' } = row;
    return {
      id: toAppealId(winner.id, 'prize', missingSince),
      contestId,
      organisationId,
      entryId: winner.id,
      number: winner.number,
      about: 'prize',
      memberId: saidBy,
      reason: `The winner says it hasn’t arrived. It was promised by ${formatDay(awardBy)}.\n\n${promise}`,
      removal: null,
      at: now(),
      state: 'open',
    };
  }

  /** Files the appeal about a prize that stays missing. Idempotent. */
  async function escalate(row: WonPrize): Promise<void> {
    const one = await findPrize(row);
    const appeal = one && toAppeal(row, one);
    if (appeal) {
      await appeals.insert(appeal);
      await notifyAll(appeal, 'filed', SITE);
    }
    const update = appeal ? { $set: { appealId: appeal.id } } : {};
    await missing.clear(row.id, { missingSince: row.missingSince }, update);
  }

  async function ask(row: WonPrize, askAt: Date): Promise<void> {
    const { contestId, prize, winnerIds, awardBy } = row;
    const about = {
      kind: 'contests',
      subject: `ask ${contestId} ${prize}`,
      act: askAt.toISOString(),
      by: SITE,
    } as const;
    for (const to of winnerIds) await notify(to, about);
    await prizeWords.askAgain(row.id, askAt, nextAsk(awardBy, askAt));
  }

  return {
    async askAll(): Promise<number> {
      const all = await prizeWords.toAsk(now());
      for (const row of all) if (row.askAt) await ask(row, row.askAt);
      return all.length;
    },
    escalateAll: missing.complete,
  };
}

export type PrizeReminders = Awaited<ReturnType<typeof createPrizeReminders>>;
