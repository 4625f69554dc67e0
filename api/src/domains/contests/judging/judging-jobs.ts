import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Job } from '../../../platform/background';
import type { ContestParts } from '../contest-parts';
import type { Closing } from './closing.service';
import { isJudged, judgingStageOf } from './judged-contest';
import type { Planning } from './planning.service';
import type { PlanRepository } from './plans.repository';
import type { Removals } from './removals.service';
import type { Scoring } from './scoring.service';

type Dependencies = Pick<ContestParts, 'contests' | 'plans' | 'now'> & {
  planning: Planning;
  removals: Removals;
  scoring: Scoring;
  closing: Closing;
};

/** Look-back period of the job. Contests that ended earlier are planned by the first request that needs their plan. */
const LOOK_BACK_DAYS = 14;

async function runForAll(
  plans: PlanRepository,
  state: 'judging' | 'closing',
  work: (contestId: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for await (const { contestId } of plans.eachIn(state)) {
    await work(contestId);
    count += 1;
  }
  return count;
}

/** Plans the judging of contests that have just ended, and completes work left unfinished when a process was killed. */
export function judgingJobs({ contests, plans, planning, removals, scoring, closing, now }: Dependencies): Job[] {
  return [
    {
      name: 'plan-judging',
      everyMs: MINUTE_MS,
      async run() {
        const at = now();
        const ended = await contests.listEnded(new Date(at.getTime() - LOOK_BACK_DAYS * DAY_MS), at);
        const begun = ended.filter((one) => isJudged(one) && judgingStageOf(one, at) === 'judging');
        for (const contest of begun) await planning.find(contest);
        await runForAll(plans, 'judging', async (contestId) => {
          const plan = await plans.find(contestId);
          if (plan) await removals.applyAll(plan);
          await planning.complete(contestId);
        });
        return 0;
      },
      failed: 'failed to plan judging',
    },
    {
      name: 'log-scores',
      everyMs: MINUTE_MS,
      run: scoring.repair,
      failed: 'failed to log scores',
      done: 'logged overdue scores',
    },
    {
      name: 'finish-results',
      everyMs: MINUTE_MS,
      run: () =>
        runForAll(plans, 'closing', async (contestId) => {
          const plan = await plans.find(contestId);
          if (plan) await closing.finish(plan);
        }),
      failed: 'failed to publish results',
      done: 'published overdue results',
    },
  ];
}
