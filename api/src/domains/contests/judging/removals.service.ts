import { AppError } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry, EntryRemoval } from '../entries/entry';
import { closed, UNKNOWN_ENTRY } from './judged-contest';
import type { JudgingPlan, Removal } from './plan';
import type { Planning } from './planning.service';

type Dependencies = Pick<ContestParts, 'entries' | 'logs' | 'notify' | 'announce' | 'now'> & {
  planning: Planning;
};

const unknown = () => new AppError('not-found', UNKNOWN_ENTRY);

/**
 * Removes entries, giving the makers a reason. The plan is changed first and the entries second. If the process crashes
 * in between, the entries are changed later.
 */
export function createRemovals({ entries, logs, planning, notify, announce, now }: Dependencies) {
  function assertSubmitted(entry: ContestEntry | undefined): asserts entry {
    if (!entry?.submission || entry.state === 'withdrawn') throw unknown();
  }

  async function find(contestId: string, number: number): Promise<ContestEntry> {
    const entry = await entries.byNumber(contestId, number);
    assertSubmitted(entry);
    return entry;
  }

  /** Returns undefined if the entry is already in the requested state. */
  async function mark(contestId: string, number: number, removal?: Removal): Promise<ContestEntry | undefined> {
    const state = removal ? 'removed' : 'open';
    const { id } = await find(contestId, number);
    return entries.update(id, (entry) => {
      assertSubmitted(entry);
      if (entry.state === state) return undefined;
      if (!removal) return { state };
      const { number: _, isApplied: __, ...kept } = removal;
      return { state, removal: kept };
    });
  }

  async function notifyMakers({ id, memberIds }: ContestEntry, by: string): Promise<void> {
    for (const memberId of memberIds) await notify(memberId, { kind: 'contests', subject: `removal ${id}`, by });
    await announce();
  }

  /** Marks the entry and logs the removal. Retried until both succeed. */
  async function apply(contestId: string, removal: Removal): Promise<void> {
    const { number, at } = removal;
    const changed = await mark(contestId, number, removal);
    await logs.append(contestId, 'removal', `${number} ${at.getTime()}`, { entry: number });
    if (changed) await notifyMakers(changed, removal.by);
    await planning.change(contestId, ({ removals }) =>
      removals.some((one) => one.number === number && !one.isApplied)
        ? { removals: removals.map((one) => (one.number === number ? { ...one, isApplied: true } : one)) }
        : undefined,
    );
  }

  return {
    find,
    /** @throws AppError `wrong-state` if the contest is closed */
    async remove(contest: Contest, number: number, made: Pick<EntryRemoval, 'by' | 'side' | 'reason'>): Promise<void> {
      const entry = await find(contest.id, number);
      if (contest.resultsAt) throw closed();
      if (entry.state === 'removed') return;
      const removal: Removal = { number, ...made, at: now(), isApplied: false };
      if (await planning.find(contest)) {
        await planning.change(contest.id, ({ state, removals }) => {
          if (state !== 'judging') throw closed();
          return removals.some((one) => one.number === number) ? undefined : { removals: [...removals, removal] };
        });
        await apply(contest.id, removal);
        return;
      }
      const changed = await mark(contest.id, number, removal);
      if (changed) await notifyMakers(changed, contest.organisationId ?? SITE);
    },
    async restore(contest: Contest, number: number): Promise<void> {
      const entry = await find(contest.id, number);
      if (contest.resultsAt) throw closed();
      const plan = await planning.find(contest);
      if (plan?.removals.some((one) => one.number === number)) {
        await planning.change(contest.id, ({ state, removals }) => {
          if (state !== 'judging') throw closed();
          const kept = removals.filter((one) => one.number !== number);
          return kept.length === removals.length ? undefined : { removals: kept };
        });
        await logs.append(contest.id, 'restoration', `${number} ${now().getTime()}`, { entry: number });
      }
      const changed = await mark(contest.id, number);
      if (plan) await planning.complete(contest.id);
      if (changed && entry.state === 'removed') await notifyMakers(changed, contest.organisationId ?? SITE);
    },
    /** Applies removals left unapplied when a process was killed, and returns their number. */
    async applyAll({ contestId, removals }: JudgingPlan): Promise<number> {
      const left = removals.filter(({ isApplied }) => !isApplied);
      for (const removal of left) await apply(contestId, removal);
      return left.length;
    },
  };
}

export type Removals = ReturnType<typeof createRemovals>;
