import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { createConflictFinder, toAppointed } from './conflicts';
import { isJudged, type JudgedContestTerms, judgingStageOf } from './judged-contest';
import type { JudgingPlan } from './plan';
import { createPlanChanges } from './plan-changes';
import { createPlanJudges, shuffled } from './plan-judges';
import { completePairs } from './plan-pairs';
import { createPlanUpkeep } from './plan-upkeep';
import { listPlanned } from './planned-entries';

type Dependencies = Pick<
  ContestParts,
  'plans' | 'scores' | 'logs' | 'contests' | 'entries' | 'organisations' | 'mayJudge' | 'notify' | 'now' | 'hadProject'
>;

/** Plans which judge scores which entry, and keeps plans complete. */
export function createPlanning(dependencies: Dependencies) {
  const { plans, entries, mayJudge, now } = dependencies;
  const findConflicts = createConflictFinder(dependencies);
  const changes = createPlanChanges(dependencies);
  const common = { ...dependencies, ...changes, findConflicts };

  async function make(contest: JudgedContestTerms): Promise<JudgingPlan> {
    const { id: contestId, judgeIds = [] } = contest;
    const areAdmitted = await Promise.all(judgeIds.map((memberId) => mayJudge(contest, memberId)));
    const submitted = await listPlanned(entries, contestId);
    const makers = new Set(submitted.flatMap(({ memberIds }) => memberIds));
    // A maker may have joined the organisation after submitting an entry.
    const judges = shuffled(judgeIds.filter((id, index) => areAdmitted[index] && !makers.has(id)));
    const empty: JudgingPlan = {
      contestId,
      madeAt: now(),
      judges,
      gone: [],
      removals: [],
      state: 'judging',
      version: 1,
      conflicts: await findConflicts(toAppointed(contest, judges), submitted),
      pairs: [],
      isAnnounced: false,
    };
    const numbers = submitted.map(({ number }) => number);
    await plans.insert({ ...empty, pairs: completePairs(empty, numbers, new Set()) });
    return changes.announce((await plans.find(contestId))!, submitted);
  }

  return {
    change: changes.change,
    ...createPlanUpkeep(common),
    ...createPlanJudges(common),
    /** Returns the plan if judging has begun. Creates it if it is missing. */
    async find(contest: Contest): Promise<JudgingPlan | undefined> {
      if (!isJudged(contest) || judgingStageOf(contest, now()) === 'before') return undefined;
      return (await plans.find(contest.id)) ?? make(contest);
    },
  };
}

export type Planning = ReturnType<typeof createPlanning>;
