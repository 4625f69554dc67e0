import type { ContestRecord } from '@verse/api-contract/api';
import { PRIZES } from '@verse/api-contract/contests/contest-awards.values';
import type { ContestParts } from '../contest-parts';
import { isRun, type RunContest } from '../find-contest';
import type { Award, Step } from './award';
import { toPrizeId, type WonPrize } from './prize-words.repository';
import { toSaid } from './said';

type Dependencies = Pick<ContestParts, 'contests' | 'awards' | 'prizeWords' | 'now'>;

const NONE: ContestRecord = {
  run: 0,
  withResults: 0,
  resultsOverdue: 0,
  prizesDue: 0,
  prizesInTime: 0,
  prizesUnanswered: 0,
  feedback: 0,
  postponed: 0,
};

interface Known {
  award: Award | undefined;
  steps: readonly Step[];
  words: ReadonlyMap<string, WonPrize>;
}

/** Only the winners' word counts. A prize about which they say nothing is neither kept nor broken. */
function addPrizes(record: ContestRecord, { id, terms }: RunContest, { award, steps, words }: Known, now: Date): void {
  // The award is stored when the results are announced, up to a minute after they are published.
  if (award?.entries === 0) return;
  for (const prize of PRIZES) {
    const known = words.get(toPrizeId(id, prize));
    const own = steps.filter((step) => step.contestId === id && step.prize === prize);
    const said = toSaid(known, own, terms.awardBy);
    if (said) {
      record.prizesDue += 1;
      if (said.word === 'received') record.prizesInTime += 1;
    } else if (now > terms.awardBy && (known || (award && prize === 'judges'))) record.prizesUnanswered += 1;
  }
}

function add(record: ContestRecord, contest: RunContest, known: Known, now: Date): void {
  const { resultsAt, postponements = [], terms } = contest;
  record.run += 1;
  if (postponements.length > 0) record.postponed += 1;
  if (!resultsAt) {
    if (now > terms.resultsBy) record.resultsOverdue += 1;
    return;
  }
  record.withResults += 1;
  // Every entry has received feedback, because otherwise the contest could not have been closed.
  record.feedback += known.award?.entries ?? 0;
  addPrizes(record, contest, known, now);
}

/** Counts how often an organisation has kept its promises. */
export const createContestRecord =
  ({ contests, awards, prizeWords, now }: Dependencies) =>
  async (organisationId: string): Promise<ContestRecord> => {
    const record = { ...NONE };
    const at = now();
    const over: RunContest[] = [];
    for await (const contest of contests.allOf(organisationId))
      if (isRun(contest) && contest.deadline <= at) over.push(contest);
    const ids = over.map(({ id }) => id);
    const known = await awards.findAll(ids);
    const steps = await awards.stepsOf(ids);
    const words = await prizeWords.findAll(ids.flatMap((id) => PRIZES.map((prize) => toPrizeId(id, prize))));
    for (const contest of over) add(record, contest, { award: known.get(contest.id), steps, words }, at);
    return record;
  };
