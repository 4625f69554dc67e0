import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import { type Contest, graceEnd, isPublished } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from './entry';

type Dependencies = Pick<ContestParts, 'entries' | 'contests' | 'now'>;

/** Maximum number of entries to read, regardless of how many contests have ended. */
const MOST_READ = 200;

/** Next steps for the member: entries not yet submitted and team invitations, for contests that accept submissions. */
export function entrySteps({ entries, contests, now }: Dependencies): NextStepSource {
  const isLive = (contest: Contest | undefined): contest is Contest =>
    contest !== undefined && isPublished(contest) && now() < graceEnd(contest);

  async function stepsOf(all: AsyncIterable<ContestEntry>, text: string, most: number) {
    const steps = [];
    let read = 0;
    for await (const { contestId, submission, state } of all) {
      read += 1;
      if (steps.length === most || read > MOST_READ) break;
      if (submission !== undefined || state !== 'open') continue;
      const contest = await contests.find(contestId);
      if (!isLive(contest)) continue;
      const path = addressOf('contest-entry', { id: contestId });
      steps.push({ title: contest.title, text, path, dueAt: contest.deadline.toISOString() });
    }
    return steps;
  }

  return {
    kind: 'contests',
    async find({ id }, most) {
      const own = stepsOf(entries.ofMemberEverywhere(id), 'Your entry is not submitted yet.', most);
      const invited = stepsOf(entries.inviting(id), 'A team invites you. Accept or decline.', most);
      return (await Promise.all([own, invited])).flat();
    },
  };
}
