import { randomInt } from 'node:crypto';
import { JUDGING_LIMITS } from '@verse/api-contract/contests/contest-judging.values';
import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { AppError, invalidField } from '../../../platform/http';
import { changeLatest } from '../change-latest';
import { appoint } from '../contest';
import type { ContestParts } from '../contest-parts';
import { logConflicts } from './conflict-log';
import type { FindConflicts } from './conflicts';
import { closed, type JudgedContestTerms, UNKNOWN_ENTRY } from './judged-contest';
import { entriesShortOfJudges, JUDGES_EACH, type JudgingPlan, pairsOf, scoredIn } from './plan';
import type { PlanChanges } from './plan-changes';
import { completePairs } from './plan-pairs';
import { listPlanned } from './planned-entries';

type Dependencies = Pick<ContestParts, 'scores' | 'logs' | 'contests' | 'entries' | 'mayJudge' | 'now'> &
  PlanChanges & { findConflicts: FindConflicts };

/** Returns a random order, so that lists do not reveal the judges' pseudonyms. */
export function shuffled<T>(all: readonly T[]): T[] {
  const rest = [...all];
  for (let index = rest.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [rest[index], rest[other]] = [rest[other]!, rest[index]!];
  }
  return rest;
}

const isOf = (judge: number, number: number) => (one: { judge: number; number: number }) =>
  one.judge === judge && one.number === number;

const taken = (number: number) =>
  new AppError('wrong-state', `Other judges already scored Entry ${number}, so it stays with them.`);

const takenBackOften = () => new AppError('limit', `You can take back a conflict ${JUDGING_LIMITS.withdrawals} times.`);

/** Changes who judges what: judges declare conflicts and take them back, and organisers add judges. */
export function createPlanJudges(dependencies: Dependencies) {
  const { scores, logs, contests, entries, mayJudge, now, change, announce, findConflicts } = dependencies;

  return {
    /**
     * Declares a conflict. The entry is reassigned to another judge, and any score from this judge no longer counts.
     */
    async declareConflict(contestId: string, judge: number, number: number, reason: string): Promise<void> {
      const given = await scores.givenIn(contestId);
      const plan = await change(contestId, (before) => {
        if (before.state !== 'judging') throw closed();
        const conflicts = [...before.conflicts.filter((one) => one.judge !== judge || one.number !== number)];
        const next = { ...before, conflicts: [...conflicts, { judge, number, reason }] };
        return { conflicts: next.conflicts, pairs: completePairs(next, [], scoredIn(next, given)) };
      });
      await logConflicts(logs, plan, isOf(judge, number));
    },
    /**
     * Takes back a conflict that the judge declared. The entry is theirs again, instead of a judge who has not scored
     * it. A score that they gave before counts once they confirm it.
     *
     * @throws AppError `wrong-state` if enough other judges have scored the entry
     */
    async withdrawConflict(contestId: string, judge: number, number: number): Promise<void> {
      const plan = await change(contestId, async (before) => {
        if (before.state !== 'judging') throw closed();
        const isDeclared = isOf(judge, number);
        const pair = pairsOf(before).find((one) => one.number === number);
        if (pair?.judges.includes(judge)) return undefined;
        if (!pair || !before.conflicts.some((one) => isDeclared(one) && one.reason !== null))
          throw new AppError('not-found', UNKNOWN_ENTRY);
        const { withdrawals = [] } = before;
        if (withdrawals.filter(isDeclared).length >= JUDGING_LIMITS.withdrawals) throw takenBackOften();
        const given = await scores.givenIn(contestId);
        const scored = scoredIn(before, given);
        const replaced =
          pair.judges.length < JUDGES_EACH
            ? undefined
            : pair.judges.findLast((other) => !scored.has(`${number} ${other}`));
        if (pair.judges.length >= JUDGES_EACH && replaced === undefined) throw taken(number);
        const judges = [...pair.judges.filter((other) => other !== replaced), judge];
        const revision = given.find(isDeclared)?.revision ?? 0;
        return {
          conflicts: before.conflicts.filter((one) => !isDeclared(one)),
          withdrawals: [...withdrawals, { judge, number, revision }],
          pairs: before.pairs.map((one) => (one === pair ? { number, judges } : one)),
        };
      });
      await logConflicts(logs, plan, isOf(judge, number));
    },
    /** @throws AppError `conflict` if all entries have enough judges */
    async addJudges(contest: JudgedContestTerms, memberIds: readonly string[]): Promise<JudgingPlan> {
      const areAdmitted = await Promise.all(memberIds.map((id) => mayJudge(contest, id)));
      if (areAdmitted.includes(false))
        throw new AppError('invalid', 'Only members of the organisation and invited guests can judge.');
      const submitted = await listPlanned(entries, contest.id);
      if (submitted.some((entry) => entry.memberIds.some((id) => memberIds.includes(id))))
        throw invalidField('memberIds', 'This member is in the contest, so they can’t judge it.');
      const at = now();
      const given = await scores.givenIn(contest.id);
      const plan = await change(contest.id, async (before) => {
        if (before.state !== 'judging') throw closed();
        const added = [...new Set(memberIds)].filter((id) => !before.judges.includes(id));
        if (added.length === 0) return undefined;
        if (entriesShortOfJudges(before).length === 0) throw new AppError('conflict', 'Every entry has enough judges.');
        if (before.judges.length + added.length > TERMS_LIMITS.mostJudges)
          throw new AppError('limit', `A contest has at most ${TERMS_LIMITS.mostJudges} judges.`);
        const judges = [...before.judges, ...shuffled(added)];
        const positions = judges.map((memberId, judge) => ({ memberId, judge, at })).slice(before.judges.length);
        const conflicts = [...before.conflicts, ...(await findConflicts(positions, submitted))];
        return {
          judges,
          conflicts,
          pairs: completePairs({ ...before, judges, conflicts }, [], scoredIn(before, given)),
          isAnnounced: false,
        };
      });
      const find = async () => (await contests.find(contest.id)) ?? contest;
      await changeLatest(contests, find, (before) => appoint(before, plan.judges.filter(Boolean), at));
      return announce(plan, submitted);
    },
  };
}
