import type { ContestRecord } from '@verse/api-contract/api';
import type { ContestParts } from '../contest-parts';
import { isRun, type RunContest } from '../find-contest';
import type { Award, Step } from './award';
import { wasAwardedBy } from './prizes.service';

type Dependencies = Pick<ContestParts, 'contests' | 'awards' | 'now'>;

const NONE: ContestRecord = {
  run: 0,
  withResults: 0,
  resultsOverdue: 0,
  prizesDue: 0,
  prizesInTime: 0,
  feedback: 0,
  postponed: 0,
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

/** Counts how often an organisation has kept its promises. Of the prizes, only the judges' prize counts. */
export const createContestRecord =
  ({ contests, awards, now }: Dependencies) =>
  async (organisationId: string): Promise<ContestRecord> => {
    const record = { ...NONE };
    const at = now();
    const over: RunContest[] = [];
    for await (const contest of contests.allOf(organisationId))
      if (isRun(contest) && contest.deadline <= at) over.push(contest);
    const ids = over.map(({ id }) => id);
    const known = await awards.findAll(ids);
    const steps = await awards.stepsOf(ids);
    for (const contest of over) {
      const own = steps.filter(({ contestId, prize }) => contestId === contest.id && prize === 'judges');
      add(record, contest, known.get(contest.id), own, at);
    }
    return record;
  };
