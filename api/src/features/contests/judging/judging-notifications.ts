import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, writeLines } from '../../../platform/notify';
import type { ContestRepository } from '../contests.repository';
import type { EntryRepository } from '../entries/entries.repository';

interface Dependencies {
  contests: Pick<ContestRepository, 'find'>;
  entries: Pick<EntryRepository, 'find'>;
}

/** Notifications to judges, and to makers whose entry was removed or restored. */
export function judgingNotifications({ contests, entries }: Dependencies): NotificationSource {
  async function judgingLine(memberId: string, id: string): Promise<Line | undefined> {
    const contest = await contests.find(id);
    if (!contest?.judgeIds?.includes(memberId)) return undefined;
    const text = `Judging of the contest “${contest.title}” has begun. Your entries are ready.`;
    return { text, path: addressOf('judged-contest', { id }) };
  }

  async function removalLine(memberId: string, id: string): Promise<Line | undefined> {
    const entry = await entries.find(id);
    const contest = entry?.memberIds.includes(memberId) ? await contests.find(entry.contestId) : undefined;
    if (!entry || !contest) return undefined;
    const text =
      entry.state === 'removed'
        ? `Your entry in the contest “${contest.title}” was removed: ${entry.removal?.reason ?? ''}`
        : `Your entry in the contest “${contest.title}” takes part again.`;
    return { text, path: addressOf('contest-entry', { id: contest.id }) };
  }

  const lineFor = (memberId: string, subject: string): Promise<Line | undefined> => {
    const [, kind, id = ''] = /^(\S+) (.+)$/.exec(subject) ?? [];
    if (kind === 'judging') return judgingLine(memberId, id);
    return kind === 'removal' ? removalLine(memberId, id) : Promise.resolve(undefined);
  };

  return {
    kinds: ['contests'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
}
