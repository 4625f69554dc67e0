import type { JudgedContest, JudgedContestPage, JudgingProgress, OwnScore } from '@verse/api-contract/api';
import type {
  ContestResultsAnswer,
  JudgedEntry,
  RankedEntryAnswer,
} from '@verse/api-contract/contests/contest-judging';
import { JUDGING_LIMITS } from '@verse/api-contract/contests/contest-judging.values';
import { graceEnd } from '../contest';
import type { JudgingStage } from './judged-contest';
import type { ContestOfJudge, EntryOfJudge } from './judges.service';
import type { Progress } from './organisers.service';
import { isUnconfirmed, pseudonymOf } from './plan';
import { listGivenScores, type PublicEntry, type PublicResults } from './public-results.service';
import { lastOf, type Score } from './scores.repository';

export const judgedContestView = ({
  contest,
  organisation,
  stage,
  numbers,
  scored,
}: ContestOfJudge): JudgedContest => ({
  id: contest.id,
  title: contest.title,
  organisation,
  stage,
  judgingFrom: graceEnd(contest).toISOString(),
  resultsBy: contest.terms.resultsBy.toISOString(),
  assigned: numbers.length,
  scored: scored.size,
});

/** Returns the conflicts that a judge declared, with their own reasons. */
const declaredConflictsOf = ({ plan, judge }: ContestOfJudge): { number: number; reason: string }[] =>
  (plan?.conflicts ?? [])
    .flatMap(({ judge: by, number, reason }) => (by === judge && reason !== null ? [{ number, reason }] : []))
    .toSorted((one, other) => one.number - other.number);

export function judgedContestPageView(of: ContestOfJudge, sentence: string, after: number): JudgedContestPage {
  const { contest, numbers, scored, stage } = of;
  const rest = numbers.filter((number) => number > after);
  const page = rest.slice(0, JUDGING_LIMITS.page);
  return {
    contest: judgedContestView(of),
    rules: contest.terms.rules,
    criteria: contest.terms.criteria,
    conflicts: stage === 'judging' ? declaredConflictsOf(of) : [],
    entries: page.map((number) => ({ number, isScored: scored.has(number) })),
    sentence,
    next: rest.length > page.length ? page.at(-1)! : null,
  };
}

export function ownScoreView(score: Score): OwnScore {
  const { scores, feedback, revision, at, commitment } = lastOf(score);
  return { scores, feedback, revision, at: at.toISOString(), commitment };
}

export const judgedEntryView = ({ of, entry, own, others, next }: EntryOfJudge): JudgedEntry => ({
  contest: judgedContestView(of),
  entry,
  criteria: of.contest.terms.criteria,
  own: own ? ownScoreView(own) : null,
  isUnconfirmed: own !== undefined && isUnconfirmed(of.plan!, own),
  others: others.map((score) => ({ judge: pseudonymOf(score.judge), ...listGivenScores(score) })),
  next,
});

export function progressView({ contest, ...progress }: Progress, stage: JudgingStage): JudgingProgress {
  const { id, title, terms } = contest;
  const dates = { judgingFrom: graceEnd(contest).toISOString(), resultsBy: terms.resultsBy.toISOString() };
  return { id, title, stage, ...dates, ...progress };
}

const rankedView = ({ ranked, entry, makers, scores }: PublicEntry): RankedEntryAnswer => ({
  rank: ranked.rank,
  number: ranked.number,
  title: entry?.submission?.title ?? null,
  team: entry?.teamName ?? '',
  makers,
  points: ranked.points,
  judges: ranked.judges,
  criteria: ranked.criteria,
  scores: scores.map((score) => ({ judge: pseudonymOf(score.judge), scores: lastOf(score).scores })),
});

export const resultsView = ({ contest, results, list, judges, next }: PublicResults): ContestResultsAnswer => ({
  id: contest.id,
  title: contest.title,
  closedAt: results.closedAt.toISOString(),
  prizePool: contest.prizeCents / 100,
  judges: judges.map(({ id, person: { name, handle, picture }, sentence }) => ({
    id,
    name,
    handle,
    picture,
    sentence,
  })),
  criteria: contest.terms.criteria,
  criteriaHash: contest.terms.criteriaHash,
  ranking: list.map(rankedView),
  entries: results.ranking.length,
  next,
  winner: results.ranking[0]?.number ?? null,
  withoutJudge: results.withoutJudge,
  logHead: results.logHead,
});
