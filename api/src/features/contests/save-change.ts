import { AppError } from '../../platform/http';
import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';
import type { SeatRepository } from './seats.repository';

interface Dependencies {
  contests: Pick<ContestRepository, 'change'>;
  seats: Pick<SeatRepository, 'count'>;
  now: () => Date;
}

function tooFew(taken: number): AppError {
  const message = `${taken} places are taken: there cannot be fewer.`;
  return new AppError('invalid', message, { fields: { maxParticipants: message } });
}

/**
 * Changes a contest, but never lowers the maximum below the number of taken places. Members may join during the change,
 * so the places are counted again afterwards. If there are more than the new maximum, the change is reverted.
 */
export const createSaveChange =
  ({ contests, seats, now }: Dependencies): ContestRepository['change'] =>
  async (before, change: Partial<Contest>, only) => {
    const { maxParticipants: most = before.maxParticipants } = change;
    const isFewer = most < before.maxParticipants;
    const taken = isFewer ? await seats.count(before.id, now()) : 0;
    if (taken > most) throw tooFew(taken);
    const after = await contests.change(before, change, only);
    if (!after || !isFewer) return after;
    const takenNow = await seats.count(before.id, now());
    if (takenNow <= most) return after;
    await contests.change(after, { maxParticipants: before.maxParticipants });
    throw tooFew(takenNow);
  };
