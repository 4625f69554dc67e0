import type { ContestParts } from '../contest-parts';
import type { ContestRecord } from '@verse/api-contract/contest-awards';
import type { Contest } from '../contest';
import type { Award, Step } from './award';
import { wasAwardedBy } from './prizes.service';
import { isRun, type RunContest } from '../find-contest';

type Dependencies = Pick<ContestParts, 'contests' | 'awards' | 'now'>;

/** Number of contests whose awards are loaded together. */
const GROUP = 50;
const NONE: ContestRecord = {
  ...{ run: 0, withResults: 0, resultsOverdue: 0, prizesDue: 0, prizesInTime: 0, feedback: 0, postponed: 0 },
};

function add(record: ContestRecord, contest: RunContest, award: Award | undefined, steps: Step[], now: Date): void {
  const { resultsAt, postponements = [], terms } = contest;
  record.run += 1;
  if (postponements.length > 0) record.postponed += 1;
  if (!resultsAt) {
    if (now > terms.resultsBy) record.resultsOverdue += 1;
    return;
  }
  record.withResults += 1;
  // Every entry has received feedback, because otherwise the contest could not have been closed.
  record.feedback += award?.entries ?? 0;
  if (!award || award.entries === 0) return;
  const isInTime = wasAwardedBy(steps, terms.awardBy);
  if (isInTime) record.prizesInTime += 1;
  if (isInTime || now > terms.awardBy) record.prizesDue += 1;
}

/** Counts how well an organisation has kept its promises. Of the prizes, only the judges' prize is counted. */
export const createContestRecord =
  ({ contests, awards, now }: Dependencies) =>
  async (organisationId: string): Promise<ContestRecord> => {
    const record = { ...NONE };
    const at = now();
    async function addAll(group: readonly RunContest[]): Promise<void> {
      const ids = group.map(({ id }) => id);
      const [known, steps] = [await awards.findAll(ids), await awards.stepsOf(ids)];
      for (const contest of group) {
        const own = steps.filter(({ contestId, prize }) => contestId === contest.id && prize === 'judges');
        add(record, contest, known.get(contest.id), own, at);
      }
    }
    const isOver = (contest: Contest): contest is RunContest => isRun(contest) && contest.deadline <= at;
    let group: RunContest[] = [];
    for await (const contest of contests.allOf(organisationId)) {
      if (isOver(contest)) group.push(contest);
      if (group.length < GROUP) continue;
      await addAll(group);
      group = [];
    }
    await addAll(group);
    return record;
  };
