import { AWARD_LIMITS } from '@verse/api-contract/contests/contest-awards.values';
import { formatUtcMoment } from '@verse/api-contract/formats';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import { AppError } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { JudgingPlan } from './plan';

type Dependencies = Pick<ContestParts, 'appeals' | 'entries' | 'now'>;

/** Reason why results cannot be published yet, and the latest time until which it applies. */
export interface Hold {
  number: number;
  by: 'appeal' | 'removal';
  until: Date;
}

/**
 * Maximum time in milliseconds for which an undecided appeal delays the results. After that, they can be published
 * without a staff decision.
 */
const APPEAL_HOLD_MS = AWARD_LIMITS.appealHoldDays * DAY_MS;
const REMOVAL_HOLD_MS = AWARD_LIMITS.removalHoldHours * HOUR_MS;

/**
 * Delays results because of appeals. Published results are final, so an appeal that could readmit a removed entry must
 * be decided first. Both the makers' time to file it and the staff's time to decide it are limited.
 */
export function createHolds({ appeals, entries, now }: Dependencies) {
  async function findAppealHold(contestId: string): Promise<Hold | undefined> {
    const appeal = await appeals.openAgainstRemoval(contestId, new Date(now().getTime() - APPEAL_HOLD_MS));
    if (!appeal) return undefined;
    return { number: appeal.number, by: 'appeal', until: new Date(appeal.at.getTime() + APPEAL_HOLD_MS) };
  }

  /** Returns the latest removal against which the makers have not appealed, but still can. */
  async function findRemovalHold({ contestId, removals }: JudgingPlan): Promise<Hold | undefined> {
    const since = new Date(now().getTime() - REMOVAL_HOLD_MS);
    // Both sources are needed: only the entries have removals made before judging, and only the plan has removals not
    // yet applied to entries. Withdrawn entries, whose `by` is empty in the plan, are skipped.
    const plannedRemovals = removals.filter(({ at, by }) => at > since && by !== '');
    const removedEntries = await entries.removedSince(contestId, since);
    const moments = new Map([
      ...removedEntries.map(({ number = 0, removal }) => [number, removal!.at] as const),
      ...plannedRemovals.map(({ number, at }) => [number, at] as const),
    ]);
    const latestFirst = [...moments].toSorted(([, one], [, other]) => other.getTime() - one.getTime());
    for (const entry of await entries.byNumbers(contestId, [...moments.keys()])) {
      const { number = 0, state, memberIds } = entry;
      const isPossible = state !== 'withdrawn' && memberIds.length > 0;
      if (!isPossible || (await isAppealed(entry.id, moments.get(number)!))) moments.delete(number);
    }
    const hold = latestFirst.find(([number]) => moments.has(number));
    return hold && { number: hold[0], by: 'removal', until: new Date(hold[1].getTime() + REMOVAL_HOLD_MS) };
  }

  const isAppealed = async (entryId: string, removedAt: Date) =>
    (await appeals.ofEntry(entryId)).some(({ about, at }) => about === 'removal' && at >= removedAt);

  const find = async (plan: JudgingPlan): Promise<Hold | undefined> =>
    (await findAppealHold(plan.contestId)) ?? findRemovalHold(plan);

  return {
    find,
    /** @throws AppError `wrong-state` if an appeal is undecided or can still be filed */
    async assertNone(plan: JudgingPlan): Promise<void> {
      const hold = await find(plan);
      if (!hold) return;
      const until = formatUtcMoment(hold.until);
      throw new AppError(
        'wrong-state',
        hold.by === 'appeal'
          ? `The makers of Entry ${hold.number} appealed its removal. Close the contest after the ` +
              `decision, or after ${until} UTC.`
          : `Entry ${hold.number} was removed, and its makers can appeal. Close the contest after ${until} UTC.`,
      );
    },
  };
}

export type Holds = ReturnType<typeof createHolds>;
