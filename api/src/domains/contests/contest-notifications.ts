import { addressOf } from '@verse/contract/addresses';
import { type NotificationSource, writeLines } from '../../platform/notify';
import type { ContestLines, ContestParts, LineFor } from './contest-parts';

/**
 * Notifications about contests. A subject consists of a type and what the notification is about, e.g. `receipt 7`. For
 * a confirmed place, it is only the contest's id.
 */
export function contestNotifications(
  { contests, seats }: Pick<ContestParts, 'contests' | 'seats'>,
  lines: ContestLines,
): NotificationSource {
  /** Omits members who have since left the contest. */
  const confirmedLine: LineFor = async (memberId, id) => {
    const contest = await contests.find(id);
    const seat = await seats.find(id, memberId);
    if (!contest || seat?.state !== 'confirmed') return undefined;
    return { text: `Your place in “${contest.title}” is confirmed.`, path: addressOf('contests') };
  };
  return {
    kinds: ['contests'],
    linesFor: (memberId, _kind, subjects) =>
      writeLines(subjects, (subject) => {
        const [, name, about = ''] = /^(\S+) (.+)$/.exec(subject) ?? [];
        return name === undefined ? confirmedLine(memberId, subject) : lines[name]?.(memberId, about);
      }),
  };
}
