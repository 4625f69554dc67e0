import type { AppealForm } from '@verse/api-contract/api';
import { type AppealSubject, AWARD_LIMITS } from '@verse/api-contract/contests/contest-awards.values';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError } from '../../../platform/http';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { ContestEntry } from '../entries/entry';
import type { RunContest } from '../find-contest';
import { type ContestAppeal, toAppealId } from './appeal';

type Dependencies = Pick<ContestParts, 'appeals' | 'entries' | 'organisations' | 'notify' | 'now' | 'findRunContest'>;

/** A numbered entry, with its contest. */
export interface OwnEntry {
  contest: RunContest;
  entry: ContestEntry & { number: number };
}

export const UNKNOWN_ENTRY = 'You didn’t submit an entry here.';
export const UNKNOWN_APPEAL = 'There is no such appeal.';
const unknownAppeal = () => new AppError('not-found', UNKNOWN_APPEAL);

const REFUSALS: Record<AppealSubject, string> = {
  removal: 'Your entry isn’t removed, or it’s too late to appeal.',
  result: `You can appeal a result for ${AWARD_LIMITS.appealDays} days.`,
};

/** Appeals against removals and results. */
export function createAppeals({ appeals, entries, findRunContest, organisations, notify, now }: Dependencies) {
  function isPossible({ contest, entry }: OwnEntry, about: AppealSubject): boolean {
    const { resultsAt } = contest;
    const isInTime =
      resultsAt === undefined || now().getTime() < resultsAt.getTime() + AWARD_LIMITS.appealDays * DAY_MS;
    if (about === 'removal') return isInTime && entry.state === 'removed';
    return isInTime && resultsAt !== undefined && entry.state === 'open';
  }

  async function findOwn(memberId: string, contestId: string): Promise<OwnEntry> {
    const contest = await findRunContest(contestId);
    const entry = await entries.ofMember(contestId, memberId);
    if (entry?.number === undefined || !entry.submission) throw new AppError('not-found', UNKNOWN_ENTRY);
    return { contest, entry: { ...entry, number: entry.number } };
  }

  async function notifyAll({ id, organisationId, entryId }: ContestAppeal, act: string, by: string): Promise<void> {
    const makers = (await entries.find(entryId))?.memberIds ?? [];
    const owners = await organisations.membersOf(organisationId, RUNNING_ROLES);
    for (const to of new Set([...makers, ...owners]))
      if (to !== by) await notify(to, { kind: 'contests', subject: `appeal ${id}`, act, by });
  }

  async function find(id: string): Promise<ContestAppeal> {
    const appeal = await appeals.find(id);
    if (!appeal) throw unknownAppeal();
    return appeal;
  }

  return {
    find,
    findOwn,
    notifyAll,

    async findOfMember(memberId: string, contestId: string, id: string): Promise<ContestAppeal> {
      const { entry } = await findOwn(memberId, contestId);
      const appeal = await find(id);
      if (appeal.entryId !== entry.id) throw unknownAppeal();
      return appeal;
    },

    async findOfOrganisation(organisationId: string, contestId: string, id: string): Promise<ContestAppeal> {
      const appeal = await find(id);
      if (appeal.organisationId !== organisationId || appeal.contestId !== contestId) throw unknownAppeal();
      return appeal;
    },

    async listPossible(own: OwnEntry): Promise<AppealSubject[]> {
      const existing = new Set((await appeals.ofEntry(own.entry.id)).map(({ id }) => id));
      return (['removal', 'result'] as const).filter(
        (about) =>
          isPossible(own, about) && !existing.has(toAppealId(own.entry.id, about, removalOf(own.entry, about)?.at)),
      );
    },

    /** Files an appeal. Idempotent: a repeated request does not change the text. */
    async file(memberId: string, contestId: string, { about, reason }: AppealForm): Promise<ContestAppeal> {
      const own = await findOwn(memberId, contestId);
      const { contest, entry } = own;
      const removal = removalOf(entry, about);
      const id = toAppealId(entry.id, about, removal?.at);
      const before = await appeals.find(id);
      if (before) return before;
      if (!isPossible(own, about)) throw new AppError('conflict', REFUSALS[about]);
      const appeal: ContestAppeal = {
        id,
        contestId,
        organisationId: contest.organisationId ?? '',
        entryId: entry.id,
        number: entry.number,
        about,
        memberId,
        reason,
        removal: removal?.reason ?? null,
        at: now(),
        state: 'open',
      };
      if (await appeals.insert(appeal)) await notifyAll(appeal, 'filed', memberId);
      return find(id);
    },
  };
}

const removalOf = ({ removal }: ContestEntry, about: AppealSubject) => (about === 'removal' ? removal : undefined);

export type Appeals = ReturnType<typeof createAppeals>;
