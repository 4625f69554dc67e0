import { randomInt } from 'node:crypto';
import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { AppError, invalidField } from '../../../platform/http';
import { changeLatest } from '../change-latest';
import { appoint } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { FindConflicts } from './conflicts';
import { closed, type JudgedContestTerms } from './judged-contest';
import { entriesShortOfJudges, type JudgingPlan } from './plan';
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

/** Changes who judges what: judges declare conflicts, and organisers add judges. */
export function createPlanJudges(dependencies: Dependencies) {
  const { scores, logs, contests, entries, mayJudge, now, change, announce, findConflicts } = dependencies;

  return {
    /**
     * Declares a conflict. The entry is reassigned to another judge, and any score from this judge no longer counts.
     */
    async declareConflict(contestId: string, judge: number, number: number, reason: string): Promise<void> {
      const scored = await scores.keysOf(contestId);
      await change(contestId, (before) => {
        if (before.state !== 'judging') throw closed();
        const conflicts = [...before.conflicts.filter((one) => one.judge !== judge || one.number !== number)];
        const next = { ...before, conflicts: [...conflicts, { judge, number, reason }] };
        return { conflicts: next.conflicts, pairs: completePairs(next, [], scored) };
      });
      await logs.append(contestId, 'conflict', `${number} ${judge}`, { entry: number, judge: `Judge ${judge + 1}` });
    },
    /** @throws AppError `conflict` if all entries have enough judges */
    async addJudges(contest: JudgedContestTerms, memberIds: readonly string[]): Promise<JudgingPlan> {
      const areAdmitted = await Promise.all(memberIds.map((id) => mayJudge(contest, id)));
      if (areAdmitted.includes(false))
        throw new AppError('invalid', 'Only members of the organisation and invited guests can judge.');
      const submitted = await listPlanned(entries, contest.id);
      if (submitted.some((entry) => entry.memberIds.some((id) => memberIds.includes(id))))
        throw invalidField('memberIds', 'A member who takes part in this contest cannot judge it.');
      const at = now();
      const scored = await scores.keysOf(contest.id);
      const plan = await change(contest.id, async (before) => {
        if (before.state !== 'judging') throw closed();
        const added = [...new Set(memberIds)].filter((id) => !before.judges.includes(id));
        if (added.length === 0) return undefined;
        if (entriesShortOfJudges(before).length === 0)
          throw new AppError('conflict', 'Every entry has enough judges, so no judge can be added now.');
        if (before.judges.length + added.length > TERMS_LIMITS.mostJudges)
          throw new AppError('limit', `A contest has at most ${TERMS_LIMITS.mostJudges} judges.`);
        const judges = [...before.judges, ...shuffled(added)];
        const positions = judges.map((memberId, judge) => ({ memberId, judge, at })).slice(before.judges.length);
        const conflicts = [...before.conflicts, ...(await findConflicts(positions, submitted))];
        return {
          judges,
          conflicts,
          pairs: completePairs({ ...before, judges, conflicts }, [], scored),
          isAnnounced: false,
        };
      });
      const find = async () => (await contests.find(contest.id)) ?? contest;
      await changeLatest(contests, find, (before) => appoint(before, plan.judges.filter(Boolean), at));
      return announce(plan, submitted);
    },
  };
}
