import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, writeLines } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';

const NAMES = { deadline: 'deadline', results: 'date of the results' } as const;

const momentText = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`;

function postponedLine({ id, title, postponements = [] }: Contest, index: number): Line | undefined {
  const one = postponements[index];
  if (!one) return undefined;
  const text = `“${title}”: the ${NAMES[one.what]} moved to ${momentText(one.to)}. Reason: ${one.reason}`;
  return { text, path: addressOf('contest', { id }) };
}

function cancelledLine({ title, cancellation }: Contest): Line | undefined {
  if (!cancellation) return undefined;
  return { text: `The contest “${title}” was cancelled. Reason: ${cancellation.reason}`, path: addressOf('contests') };
}

/** Notifications to judges and to members who take part. */
export const runningNotifications = ({
  contests,
  seats,
  entries,
}: Pick<ContestParts, 'contests' | 'seats' | 'entries'>): NotificationSource => {
  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [what, id = '', index = ''] = subject.split(' ');
    const contest = id === '' ? undefined : await contests.find(id);
    if (!contest) return undefined;
    const isJudge = contest.judgeIds?.includes(memberId) ?? false;
    if (what === 'judge' && isJudge && contest.state === 'published')
      return { text: `You judge the contest “${contest.title}”.`, path: addressOf('judged-contest', { id }) };
    const takesPart = isJudge || (await seats.find(id, memberId)) || (await entries.ofMember(id, memberId));
    if (!takesPart) return undefined;
    if (what === 'postponed') return postponedLine(contest, Number(index));
    return what === 'cancelled' ? cancelledLine(contest) : undefined;
  }
  return {
    kinds: ['contests'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
};
