import { formatUtcMoment } from '@verse/api-contract/formats';
import { addressOf } from '@verse/contract/addresses';
import type { Line } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestLines, ContestParts } from '../contest-parts';

const NAMES = { deadline: 'deadline', results: 'date of the results' } as const;

function postponedLine({ id, title, postponements = [] }: Contest, index: number): Line | undefined {
  const one = postponements[index];
  if (!one) return undefined;
  const text = `“${title}”: the ${NAMES[one.what]} moved to ${formatUtcMoment(one.to)} UTC. Reason: ${one.reason}`;
  return { text, path: addressOf('contest', { id }) };
}

function cancelledLine({ title, cancellation }: Contest): Line | undefined {
  if (!cancellation) return undefined;
  return { text: `The contest “${title}” was cancelled. Reason: ${cancellation.reason}`, path: addressOf('contests') };
}

/** Notifications to judges and to members who take part. */
export function runningLines({
  contests,
  seats,
  entries,
}: Pick<ContestParts, 'contests' | 'seats' | 'entries'>): ContestLines {
  const isJudge = ({ judgeIds = [] }: Contest, memberId: string) => judgeIds.includes(memberId);

  /** Returns the contest if the member takes part in it or judges it. */
  async function findOwn(memberId: string, id: string): Promise<Contest | undefined> {
    const contest = await contests.find(id);
    if (!contest || isJudge(contest, memberId)) return contest;
    const takesPart = (await seats.find(id, memberId)) ?? (await entries.ofMember(id, memberId));
    return takesPart && contest;
  }

  return {
    async judge(memberId, id) {
      const contest = await contests.find(id);
      if (contest?.state !== 'published' || !isJudge(contest, memberId)) return undefined;
      return { text: `You judge the contest “${contest.title}”.`, path: addressOf('judged-contest', { id }) };
    },
    async postponed(memberId, subject) {
      const [id = '', index] = subject.split(' ');
      const contest = await findOwn(memberId, id);
      return contest && postponedLine(contest, Number(index));
    },
    async cancelled(memberId, id) {
      const contest = await findOwn(memberId, id);
      return contest && cancelledLine(contest);
    },
  };
}
