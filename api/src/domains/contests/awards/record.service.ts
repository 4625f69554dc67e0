import type { ContestRecord } from '@verse/api-contract/api';
import { PRIZES } from '@verse/api-contract/contests/contest-awards.values';
import type { ContestParts } from '../contest-parts';
import { isRun, type RunContest } from '../find-contest';
import type { Step } from './award';
import { toPrizeId, type WonPrize } from './prize-words.repository';
import { toSaid } from './said';

type Dependencies = Pick<ContestParts, 'contests' | 'awards' | 'results' | 'prizeWords' | 'now'>;

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
  /** Number of entries in the ranking; 0 before the results. */
  entries: number;
  steps: readonly Step[];
  words: ReadonlyMap<string, WonPrize>;
}

/** Only the winners' word counts. A prize about which they say nothing is neither kept nor broken. */
function addPrizes(
  record: ContestRecord,
  { id, terms }: RunContest,
  { entries, steps, words }: Known,
  now: Date,
): void {
  if (entries === 0) return;
  for (const prize of PRIZES) {
    const known = words.get(toPrizeId(id, prize));
    const own = steps.filter((step) => step.contestId === id && step.prize === prize);
    const said = toSaid(known, own, terms.awardBy);
    if (said) {
      record.prizesDue += 1;
      if (said.word === 'received') record.prizesInTime += 1;
    } else if (now > terms.awardBy && (known || prize === 'judges')) record.prizesUnanswered += 1;
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
  record.feedback += known.entries;
  addPrizes(record, contest, known, now);
}

/** Counts how often an organisation has kept its promises. */
export const createContestRecord =
  ({ contests, awards, results, prizeWords, now }: Dependencies) =>
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
    // The award is stored when the results are announced, up to a minute after they are published.
    const countEntries = async ({ id, resultsAt }: RunContest) =>
      known.get(id)?.entries ?? (resultsAt ? (await results.find(id))?.ranking.length : undefined) ?? 0;
    for (const contest of over) add(record, contest, { entries: await countEntries(contest), steps, words }, at);
    return record;
  };
