import type { Prize } from '@verse/api-contract/contests/contest-awards.values';
import { AppError, type Person } from '../../../platform/http';
import { ANONYMOUS, GUEST } from '../../../platform/people';
import type { Threads } from '../../../platform/threads';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { ContestEntry } from '../entries/entry';
import type { RunContest } from '../find-contest';
import { APPEAL_FILES } from './appeal';
import type { OpenThreads } from './appeal-thread.routes';
import { GONE_ORGANISATION, threadView } from './appeals.view';
import { toPrizeId } from './prize-words.repository';
import type { PrizesService } from './prizes.service';

type Dependencies = Pick<
  ContestParts,
  'files' | 'organisations' | 'notify' | 'findMembers' | 'peopleFor' | 'findRunContest'
> & {
  threads: Pick<Threads, 'append' | 'page' | 'findFile'>;
  prizes: Pick<PrizesService, 'findOfContest'>;
  countMessage: (memberId: string) => Promise<void>;
};

/** A thread that the current reader may read and write. */
export interface OpenPrize {
  contest: RunContest;
  prize: Prize;
  winner: ContestEntry;
  side: 'entrant' | 'organisation';
  readerId: string;
}

export const UNKNOWN_PRIZE = 'There is no such prize.';

export const PRIZE_THREAD = 'contest-prize';

export const prizeThreadOf = (contestId: string, prize: Prize): string =>
  `${PRIZE_THREAD} ${toPrizeId(contestId, prize)}`;

/** Messages between an organisation and the winner of a prize. Results are public by then, so nothing is redacted. */
export function createPrizeThreads(dependencies: Dependencies) {
  const { threads, files, organisations, notify, findMembers, peopleFor, prizes, findRunContest, countMessage } =
    dependencies;

  async function open(contest: RunContest, prize: Prize): Promise<Omit<OpenPrize, 'side' | 'readerId'>> {
    const winner = (await prizes.findOfContest(contest)).prizes.find((one) => one.prize === prize)?.winner;
    if (!winner || winner.memberIds.length === 0) throw new AppError('not-found', UNKNOWN_PRIZE);
    return { contest, prize, winner };
  }

  /** Returns the winners with their names, which their organisation needs even if they hide their profiles. */
  async function findMakers({ memberIds }: Pick<ContestEntry, 'memberIds'>) {
    const [members, people] = await Promise.all([findMembers(memberIds), peopleFor(GUEST, memberIds)]);
    return members.map(({ id, name }) => ({ name, handle: people.get(id)?.handle ?? null }));
  }

  async function readingOf({ contest, winner, readerId }: OpenPrize) {
    const organisation = (await organisations.findAll([contest.organisationId ?? ''])).get(
      contest.organisationId ?? '',
    );
    const makers = await findMakers(winner);
    const names = {
      entrant: makers.map(({ name }) => name).join(', ') || ANONYMOUS.name,
      organisation: organisation?.name ?? GONE_ORGANISATION,
      staff: 'Creativity Verse',
    };
    return { readerId, names, redact: null };
  }

  async function notifyOthers({ contest, prize, winner, side, readerId }: OpenPrize, act: string): Promise<void> {
    const owners = await organisations.membersOf(contest.organisationId ?? '', RUNNING_ROLES);
    for (const to of side === 'entrant' ? owners : winner.memberIds)
      await notify(to, { kind: 'contests', subject: `letter ${contest.id} ${prize}`, act, by: readerId });
  }

  const calls: OpenThreads<OpenPrize> = {
    page: async (one, cursor, limit) =>
      threadView(await threads.page(prizeThreadOf(one.contest.id, one.prize), cursor, limit), await readingOf(one)),

    async write(one, { text, file, key }) {
      const { contest, prize, side, readerId } = one;
      await countMessage(readerId);
      const records = file ? [await files.save(file, APPEAL_FILES, readerId)] : [];
      const subject = prizeThreadOf(contest.id, prize);
      const { entry, isNew } = await threads.append({ subject, authorId: readerId, side, text, files: records, key });
      if (isNew) await notifyOthers(one, entry.id);
      return threadView({ entries: [entry], next: null }, await readingOf(one)).entries[0]!;
    },

    async findFile(one, fileId) {
      const record = await threads.findFile(prizeThreadOf(one.contest.id, one.prize), fileId);
      if (!record) throw new AppError('not-found', UNKNOWN_PRIZE);
      return record;
    },
  };

  return {
    ...calls,
    findMakers,

    /** @throws AppError `not-found` if the member has not won the prize */
    async openForWinner({ id: readerId }: Pick<Person, 'id'>, contestId: string, prize: Prize): Promise<OpenPrize> {
      const found = await open(await findRunContest(contestId), prize);
      if (!found.winner.memberIds.includes(readerId)) throw new AppError('not-found', UNKNOWN_PRIZE);
      return { ...found, side: 'entrant', readerId };
    },

    async openForOrganisation(readerId: string, contest: RunContest, prize: Prize): Promise<OpenPrize> {
      return { ...(await open(contest, prize)), side: 'organisation', readerId };
    },
  };
}

export type PrizeThreads = ReturnType<typeof createPrizeThreads>;
