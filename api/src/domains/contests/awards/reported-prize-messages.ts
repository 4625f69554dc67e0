import { CONVERSATION_LIMITS } from '@verse/api-contract/community/conversations.values';
import type { Prize } from '@verse/api-contract/contests/contest-awards.values';
import { addressOf } from '@verse/contract/addresses';
import type { ReportableContent } from '../../../platform/feature';
import { AppError, type Person } from '../../../platform/http';
import type { Threads } from '../../../platform/threads';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import { PRIZE_THREAD, type PrizeThreads } from './prize-threads';

type Dependencies = Pick<ContestParts, 'organisations' | 'contests'> & {
  threads: Pick<Threads, 'findOfKind' | 'around'>;
  prizeThreads: Pick<PrizeThreads, 'openForWinner'>;
};

/** Creates the lookup of a reported message about a prize. It copies the message and the messages around it. */
export function createReportedPrizeMessages(dependencies: Dependencies): ReportableContent {
  const { organisations, contests, threads, prizeThreads } = dependencies;

  async function hasWon(person: Person, contestId: string, prize: Prize): Promise<boolean> {
    try {
      await prizeThreads.openForWinner(person, contestId, prize);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return false;
      throw error;
    }
  }

  async function mayRead(person: Person, contestId: string, prize: Prize): Promise<boolean> {
    const { organisationId = '' } = (await contests.find(contestId)) ?? {};
    if ((await organisations.membersOf(organisationId, RUNNING_ROLES)).includes(person.id)) return true;
    return hasWon(person, contestId, prize);
  }

  return {
    async find(person, reported) {
      const entry = await threads.findOfKind(PRIZE_THREAD, reported);
      if (!entry) return undefined;
      const { id, subject, authorId, text } = entry;
      const [, contestId = '', prize = ''] = subject.split(' ');
      if (!(await mayRead(person, contestId, prize as Prize))) return undefined;
      const around = await threads.around(subject, id, CONVERSATION_LIMITS.aroundReport);
      return {
        id,
        authorId,
        text,
        path: addressOf('contest', { id: contestId }),
        entries: around.map((one) => ({
          isAuthors: one.authorId === authorId,
          isReported: one.id === id,
          text: one.text,
          at: one.at,
        })),
      };
    },
  };
}
