import { addressOf } from '@verse/contract/addresses';
import type { NotificationSource } from '../../platform/notify';
import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';
import type { SeatRepository } from './seats.repository';

interface Dependencies {
  contests: Pick<ContestRepository, 'find'>;
  seats: Pick<SeatRepository, 'findOfMember'>;
}

const toLine = ({ title }: Contest) => ({
  text: `Your place in the contest “${title}” is confirmed.`,
  path: addressOf('contests'),
});

/** Notifications about confirmed places. Omits members who have since left the contest. */
export const contestNotifications = ({ contests, seats }: Dependencies): NotificationSource => ({
  kinds: ['contests'],
  async linesFor(memberId, _kind, subjects) {
    const own = await seats.findOfMember(memberId);
    const kept = subjects.filter((id) => own.get(id)?.state === 'confirmed');
    const found = await Promise.all(kept.map((id) => contests.find(id)));
    return new Map(found.filter((one) => one !== undefined).map((one) => [one.id, toLine(one)]));
  },
});
