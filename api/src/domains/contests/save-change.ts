import { invalidField } from '../../platform/http';
import { type Contest, teamSizeOf } from './contest';
import type { ContestParts } from './contest-parts';
import type { ContestRepository } from './contests.repository';

type Dependencies = Pick<ContestParts, 'contests' | 'seats' | 'entries' | 'now'>;

/** A limit that can be lowered, but not below the amount in use. */
interface Limit {
  field: string;
  limitOf: (contest: Contest) => number;
  countUsed: (contestId: string) => Promise<number>;
  explain: (used: number) => string;
}

async function assertRoom(contest: Contest, limits: readonly Limit[]): Promise<void> {
  for (const { field, limitOf, countUsed, explain } of limits) {
    const used = await countUsed(contest.id);
    if (used > limitOf(contest)) throw invalidField(field, explain(used));
  }
}

/**
 * Changes a contest. The number of places cannot be lowered below the number taken, nor the team size below the largest
 * team. Members may join during the change, so both are checked again afterwards. If a new limit is then exceeded, the
 * limits and the terms are restored.
 */
export function createSaveChange({ contests, seats, entries, now }: Dependencies): ContestRepository['change'] {
  const limits: Limit[] = [
    {
      field: 'maxParticipants',
      limitOf: ({ maxParticipants }) => maxParticipants,
      countUsed: (id) => seats.count(id, now()),
      explain: (used) => `${used} places are taken: there cannot be fewer.`,
    },
    {
      field: 'teamSize',
      limitOf: teamSizeOf,
      countUsed: entries.largestTeam,
      explain: (used) => `One team already has ${used} people, so you can’t go smaller.`,
    },
  ];
  return async (before, change, only) => {
    const wanted = { ...before, ...change };
    const lowered = limits.filter(({ limitOf }) => limitOf(wanted) < limitOf(before));
    await assertRoom(wanted, lowered);
    const after = await contests.change(before, change, only);
    if (!after) return undefined;
    try {
      await assertRoom(after, lowered);
    } catch (error) {
      const { maxParticipants, terms } = before;
      await contests.change(after, { maxParticipants, ...(terms ? { terms } : {}) });
      throw error;
    }
    return after;
  };
}
