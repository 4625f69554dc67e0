import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import { type Contest, graceEnd, isPublished } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from './entry';
import { createFindValid } from './valid-invitations';

type Dependencies = Pick<ContestParts, 'entries' | 'contests' | 'seats' | 'findContacts' | 'now'>;

/** Maximum number of entries to read, regardless of how many contests have ended. */
const MOST_READ = 200;

/** Next steps for the member: entries not yet submitted and team invitations, for contests that accept submissions. */
export function entrySteps({ entries, contests, seats, findContacts, now }: Dependencies): NextStepSource {
  const findValidInvitations = createFindValid({ seats, findContacts });
  const isLive = (contest: Contest | undefined): contest is Contest =>
    contest !== undefined && isPublished(contest) && now() < graceEnd(contest);

  const isValid = async (entry: ContestEntry): Promise<boolean> => (await findValidInvitations([entry])).length > 0;

  async function stepsOf(
    all: AsyncIterable<ContestEntry>,
    { text, most, isInvitation = false }: { text: string; most: number; isInvitation?: boolean },
  ) {
    const steps = [];
    let read = 0;
    for await (const found of all) {
      const { contestId, submission, state } = found;
      read += 1;
      if (steps.length === most || read > MOST_READ) break;
      if (submission !== undefined || state !== 'open') continue;
      const contest = await contests.find(contestId);
      if (!isLive(contest) || (isInvitation && !(await isValid(found)))) continue;
      const path = addressOf('contest-entry', { id: contestId });
      steps.push({ title: contest.title, text, path, dueAt: contest.deadline.toISOString() });
    }
    return steps;
  }

  return {
    kind: 'contests',
    async find({ id }, most) {
      const own = stepsOf(entries.ofMemberEverywhere(id), { text: 'Submit your entry.', most });
      const text = 'A team wants you. Accept or decline.';
      const invited = stepsOf(entries.inviting(id), { text, most, isInvitation: true });
      return (await Promise.all([own, invited])).flat();
    },
  };
}
