import { addressOf } from '@verse/contract/addresses';
import type { NotificationSource } from '../../platform/notify';
import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';
import type { SeatRepository } from './seats.repository';

interface Dependencies {
  contests: Pick<ContestRepository, 'find'>;
  seats: Pick<SeatRepository, 'ofMember'>;
}

const lineOf = ({ title }: Contest) => ({
  text: `Your place in the contest “${title}” is confirmed.`,
  path: addressOf('contests'),
});

/** Places whose fee has come. Whoever has left since is told of none. */
export const contestNotifications = ({ contests, seats }: Dependencies): NotificationSource => ({
  kinds: ['contests'],
  async linesFor(memberId, _kind, subjects) {
    const own = await seats.ofMember(memberId);
    const kept = subjects.filter((id) => own.get(id)?.state === 'confirmed');
    const found = await Promise.all(kept.map((id) => contests.find(id)));
    return new Map(found.filter((one) => one !== undefined).map((one) => [one.id, lineOf(one)]));
  },
});
