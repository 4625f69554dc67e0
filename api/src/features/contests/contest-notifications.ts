import { addressOf } from '@verse/contract/addresses';
import type { Line, NotificationSource } from '../../platform/notify';
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

/** Notifications about confirmed places; omits members who have since left. */
export const contestNotifications = ({ contests, seats }: Dependencies): NotificationSource => ({
  kinds: ['contests'],
  async linesFor(memberId, _kind, subjects) {
    const own = await seats.findOfMember(memberId);
    const kept = subjects.filter((id) => own.get(id)?.state === 'confirmed');
    const found = await Promise.all(kept.map((id) => contests.find(id)));
    return new Map(found.filter((one) => one !== undefined).map((one) => [one.id, toLine(one)]));
  },
});

/** One source for the notifications of all parts: each writes the lines of its own subjects. */
export const mergeSources = (sources: readonly NotificationSource[]): NotificationSource => ({
  kinds: [...new Set(sources.flatMap(({ kinds }) => kinds))],
  async linesFor(memberId, kind, subjects) {
    const lines = new Map<string, Line>();
    for (const source of sources.filter(({ kinds }) => kinds.includes(kind)))
      for (const [subject, line] of await source.linesFor(memberId, kind, subjects)) lines.set(subject, line);
    return lines;
  },
});
