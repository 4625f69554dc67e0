import { AppError } from '../../../platform/http';
import { changeLatest } from '../change-latest';
import type { ContestParts } from '../contest-parts';
import type { Submission, SubmittedEntry } from '../entries/entry';
import { completeLog } from './closing-log';
import type { Holds } from './holds.service';
import { closed, type JudgedContestTerms } from './judged-contest';
import { JUDGES_EACH, type JudgingPlan, pairsOf, pseudonymOf, type Removal, scoredIn, takesFewerJudges } from './plan';
import type { Planning } from './planning.service';
import { rank, type ScoredEntry, winnersWithoutJudge } from './ranking';
import type { Removals } from './removals.service';
import { lastOf, type Score } from './scores.repository';
import type { Scoring } from './scoring.service';

type Dependencies = Pick<
  ContestParts,
  'plans' | 'scores' | 'logs' | 'results' | 'contests' | 'entries' | 'announce' | 'now'
> & {
  planning: Planning;
  removals: Removals;
  scoring: Scoring;
  holds: Pick<Holds, 'assertNone'>;
};

/** An entry without its text and files, which closing does not need. */
type CountedEntry = Pick<SubmittedEntry, 'id' | 'number'> & { submission: Pick<Submission, 'at' | 'sha256'> };

const MOST_NAMED = 20;
const NO_JUDGE = 'Every judge has a conflict with this entry, so nobody could score it.';

/**
 * Returns the numbers of the entries that still lack scores, in ascending order.
 *
 * @param takesFewer whether an entry may have fewer judges, see `takesFewerJudges`
 */
export const missingOf = (plan: JudgingPlan, scored: ReadonlySet<string>, takesFewer: boolean): number[] =>
  pairsOf(plan)
    .filter(
      ({ number, judges }) =>
        (judges.length < JUDGES_EACH && !takesFewer) || judges.some((judge) => !scored.has(`${number} ${judge}`)),
    )
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);

function incomplete(missing: readonly number[]): AppError {
  const named = missing.slice(0, MOST_NAMED).map((number) => `Entry ${number}`);
  const more = missing.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const message = `Each entry needs ${JUDGES_EACH} scores with feedback first. Missing: ${list}.`;
  return new AppError('wrong-state', message, { details: { missing } });
}

/** Returns the removals of the entries that no judge may score. They cannot be ranked. */
const unjudged = (plan: JudgingPlan, at: Date): Removal[] =>
  pairsOf(plan)
    .filter(({ judges }) => judges.length === 0)
    .map(({ number }) => ({ number, reason: NO_JUDGE, at, by: '', isApplied: false }));

/** Closes contests: seals the scores, completes the log, and publishes the final results. */
export function createClosing(dependencies: Dependencies) {
  const { plans, scores, logs, results, contests, entries, planning, removals, scoring } = dependencies;
  const { holds, announce, now } = dependencies;

  async function takingPart(plan: JudgingPlan): Promise<Map<number, CountedEntry>> {
    const numbers = new Set(pairsOf(plan).map(({ number }) => number));
    const found = new Map<number, CountedEntry>();
    for await (const entry of entries.listSubmitted(plan.contestId))
      if (numbers.has(entry.number)) {
        const { id, number, submission } = entry;
        found.set(number, { id, number, submission: { at: submission.at, sha256: submission.sha256 } });
      }
    return found;
  }

  /** Returns the entries with the scores that count, i.e. those given by judges in the plan. */
  async function scoredEntries(plan: JudgingPlan, all: ReadonlyMap<number, CountedEntry>): Promise<ScoredEntry[]> {
    const given = new Map<number, Score[]>();
    for await (const score of scores.ofContest(plan.contestId)) {
      if (score.unloggedSince) await scoring.commit(score);
      given.set(score.number, [...(given.get(score.number) ?? []), score]);
    }
    return pairsOf(plan).flatMap(({ number, judges }) => {
      const entry = all.get(number);
      if (!entry) return [];
      const counted = (given.get(number) ?? []).filter(({ judge }) => judges.includes(judge));
      return [
        {
          entryId: entry.id,
          number,
          submittedAt: entry.submission.at,
          scores: counted.map((score) => ({ judge: pseudonymOf(score.judge), scores: lastOf(score).scores })),
        },
      ];
    });
  }

  /** Publishes the results of a plan in the state `closing`. Idempotent. */
  async function finish(plan: JudgingPlan): Promise<void> {
    const { contestId, closedAt } = plan;
    const contest = await contests.find(contestId);
    if (!contest?.terms || !closedAt) return;
    await removals.applyAll(plan);
    await scores.seal(contestId);
    if (!(await results.find(contestId))) {
      const weights = contest.terms.criteria.map(({ weight }) => weight);
      const all = await takingPart(plan);
      const scored = await scoredEntries(plan, all);
      const ranking = rank(scored, weights);
      const withoutJudge = winnersWithoutJudge(scored, weights);
      const logHead = await completeLog(logs, plan, all);
      await results.insert({ contestId, closedAt, ranking, withoutJudge, logHead });
    }
    const find = async () => (await contests.find(contestId)) ?? contest;
    await changeLatest(contests, find, ({ resultsAt }) => (resultsAt ? undefined : { resultsAt: closedAt }));
    await planning.change(contestId, ({ state }) => (state === 'closing' ? { state: 'closed' } : undefined));
    await announce();
  }

  return {
    /**
     * @throws AppError `wrong-state` if entries lack scores, the vote is still open, or an appeal delays the results
     */
    async close(contest: JudgedContestTerms): Promise<void> {
      const { vote } = contest.terms;
      if (contest.resultsAt) return;
      if (vote && now() < vote.until)
        throw new AppError('wrong-state', 'Members are still voting. Close the contest after that.');
      await planning.find(contest);
      const begun = await plans.find(contest.id);
      if (!begun) throw new AppError('wrong-state', 'Judging hasn’t started yet.');
      if (begun.state === 'judging') await removals.applyAll(begun);
      await planning.complete(contest.id);
      const plan = await planning.change(contest.id, async (before) => {
        if (before.state !== 'judging') return undefined;
        const at = now();
        const takesFewer = takesFewerJudges(before, contest.terms.resultsBy, at);
        const missing = missingOf(before, scoredIn(before, await scores.givenIn(contest.id)), takesFewer);
        if (missing.length > 0) throw incomplete(missing);
        await holds.assertNone(before);
        return { state: 'closing', closedAt: at, removals: [...before.removals, ...unjudged(before, at)] };
      });
      if (plan.state === 'judging') throw closed();
      await finish(plan);
    },
    finish,
  };
}

export type Closing = ReturnType<typeof createClosing>;
