import { AWARD_LIMITS, type Prize, type PrizeWord } from '@verse/api-contract/contests/contest-awards.values';
import { formatUtcMoment } from '@verse/api-contract/formats';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Update } from '../../../store';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { RunContest } from '../find-contest';
import { toPrizeId, type WonPrize } from './prize-words.repository';
import type { PrizeOfContest, Prizes, PrizesService } from './prizes.service';

type Dependencies = Pick<
  ContestParts,
  'prizeWords' | 'appeals' | 'organisations' | 'notify' | 'stepsChanged' | 'announce' | 'now' | 'findRunContest'
> & {
  prizes: Pick<PrizesService, 'findOfContest'>;
};

/** Returns the first moment after `after` at which a winner is reminded. */
export function nextAsk(awardBy: Date, after: Date): Date | undefined {
  const moments = AWARD_LIMITS.reminderDays.map((days) => new Date(awardBy.getTime() + days * DAY_MS));
  return moments.find((moment) => moment > after);
}

const WORD_MS = AWARD_LIMITS.wordDays * DAY_MS;
const MOST_TRIES = 5;

const notWon = () => new AppError('not-found', 'You didn’t win this prize.');
const refuse = (message: string) => new AppError('conflict', message);

const hasArrived = (word: PrizeWord | null | undefined): boolean => word === 'received' || word === 'late';

/** Returns until when a winner can change a word, or null while the prize is missing. */
export const changeUntil = (word: PrizeWord | undefined, saidAt: Date | undefined): Date | null =>
  hasArrived(word) && saidAt ? new Date(saidAt.getTime() + WORD_MS) : null;

/** Returns the member's prizes in a contest. */
export const wonBy = (memberId: string, { prizes }: Pick<Prizes, 'prizes'>): PrizeOfContest[] =>
  prizes.filter(({ winner }) => winner?.memberIds.includes(memberId));

/** What winners say about their prizes. The organisation's record is made of nothing else. */
export async function createPrizeWords(dependencies: Dependencies) {
  const { prizeWords, appeals, organisations, prizes, findRunContest } = dependencies;
  const { notify, stepsChanged, announce, now } = dependencies;
  const untold = await prizeWords.openUntold({ run: tell, now });

  async function open(contest: RunContest, { prize, winner, said }: PrizeOfContest): Promise<void> {
    const { awardBy } = contest.terms;
    const askAt = said ? undefined : nextAsk(awardBy, now());
    await prizeWords.insert({
      id: toPrizeId(contest.id, prize),
      contestId: contest.id,
      prize,
      organisationId: contest.organisationId ?? '',
      awardBy,
      winnerIds: winner?.memberIds ?? [],
      isOpen: said === undefined,
      ...(said ? { word: said.word, saidAt: said.at } : {}),
      ...(askAt ? { askAt } : {}),
    });
  }

  /** Closes the appeal about a prize that has arrived after all. The parties are notified as of any decision. */
  async function closeAppeal({ appealId }: WonPrize): Promise<void> {
    if (!appealId) return;
    const at = now();
    const decision = { reason: 'The winner says it arrived.', at, by: '' };
    await appeals.decide(appealId, { state: 'upheld', decision, effectDueSince: at });
  }

  async function tell(row: WonPrize): Promise<void> {
    const { id, contestId, prize, organisationId, word, saidAt, saidBy, untoldSince } = row;
    await announce();
    if (hasArrived(word)) await closeAppeal(row);
    const act = `${word} ${saidAt?.toISOString()}`;
    if (word)
      for (const to of await organisations.membersOf(organisationId, RUNNING_ROLES))
        await notify(to, { kind: 'contests', subject: `word ${contestId} ${prize}`, act, by: saidBy || SITE });
    await untold.clear(id, { untoldSince });
  }

  function assertPossible({ awardBy, word, saidAt }: WonPrize, next: PrizeWord | null): void {
    const at = now();
    const until = changeUntil(word, saidAt);
    if (until && at >= until)
      throw refuse(`You said it arrived. You could change that until ${formatUtcMoment(until)} UTC.`);
    if (next !== null && next !== 'received' && at <= awardBy)
      throw refuse(`The prize is due by ${formatUtcMoment(awardBy)} UTC. After that, you can tell us it’s missing.`);
  }

  function toUpdate(row: WonPrize, memberId: string, word: PrizeWord | null): Update {
    const at = now();
    const askAt = nextAsk(row.awardBy, at);
    if (word === null)
      return {
        $set: { isOpen: true, untoldSince: at, ...(askAt ? { askAt } : {}) },
        $unset: { word: '', saidAt: '', saidBy: '', missingSince: '' },
      };
    const said = { word, saidAt: at, saidBy: memberId, isOpen: !hasArrived(word), untoldSince: at };
    return hasArrived(word)
      ? { $set: said, $unset: { askAt: '', missingSince: '' } }
      : { $set: { ...said, missingSince: at }, $unset: { askAt: '', appealId: '' } };
  }

  return {
    /** Makes the won prizes of a contest known to reminders and next steps. Idempotent. */
    async openAll(contest: RunContest): Promise<void> {
      const found = await prizes.findOfContest(contest);
      for (const one of found.prizes) if (one.winner) await open(found.contest, one);
    },

    /** Whether reminders and next steps know the contest's prizes. */
    isKnown: async (contestId: string): Promise<boolean> =>
      (await prizeWords.find(toPrizeId(contestId, 'judges'))) !== undefined,

    /**
     * Records what the winner says, or takes it back. Idempotent.
     *
     * @throws AppError `not-found` if the member has not won the prize, `conflict` if the word is final or too early
     */
    async say(memberId: string, contestId: string, prize: Prize, word: PrizeWord | null): Promise<void> {
      const found = await prizes.findOfContest(await findRunContest(contestId));
      const one = wonBy(memberId, found).find((won) => won.prize === prize);
      if (!one) throw notWon();
      await open(found.contest, one);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const row = await prizeWords.find(toPrizeId(contestId, prize));
        if (!row) throw notWon();
        if ((row.word ?? null) === word) return;
        assertPossible(row, word);
        const after = await prizeWords.change(row, toUpdate(row, memberId, word));
        if (!after) continue;
        await tell(after);
        for (const winnerId of one.winner?.memberIds ?? []) await stepsChanged(winnerId);
        return;
      }
      throw new AppError('unavailable', 'A teammate is answering right now. Please try again.');
    },

    tellAll: untold.complete,
  };
}

export type PrizeWords = Awaited<ReturnType<typeof createPrizeWords>>;
