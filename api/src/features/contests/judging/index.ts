import { createAppealRepository } from '../awards/appeals.repository';
import type { ContestPart, ContestParts } from '../contest-parts';
import { createFindIdentities } from '../entries/identities';
import { createClosing } from './closing.service';
import { createConflictFinder } from './conflicts';
import { createHolds } from './holds.service';
import { createJudges } from './judges.service';
import { judgingRoutes } from './judging.routes';
import { judgingJobs } from './judging-jobs';
import { judgingNotifications } from './judging-notifications';
import { createContestLogs } from './log';
import { judgingSteps } from './next-steps';
import { organiserRoutes } from './organisers.routes';
import { createOrganisers } from './organisers.service';
import { judgingPersonalData } from './personal-data';
import { createPlanning } from './planning.service';
import { createPlanRepository } from './plans.repository';
import { publicResultsRoutes } from './public-results.routes';
import { createPublicResults } from './public-results.service';
import { createRemovals } from './removals.service';
import { createScoreRepository } from './scores.repository';
import { createScoring } from './scoring.service';

/** Creates the part for blind judging, results, and the log from which the results can be recomputed. */
export async function createJudgingPart(parts: ContestParts): Promise<ContestPart> {
  const { platform, dependencies } = parts;
  const { db, now, audit, files, responses } = platform;
  const plans = await createPlanRepository(db);
  const scores = await createScoreRepository(db);
  const logs = await createContestLogs(db, now);
  const holds = createHolds({ ...parts, appeals: await createAppealRepository(db), now });
  const common = { ...parts, ...dependencies, plans, scores, logs, now };
  const planning = createPlanning({ ...common, findConflicts: createConflictFinder(dependencies) });
  const removals = createRemovals({ ...common, planning });
  const scoring = createScoring(common);
  const closing = createClosing({ ...common, planning, removals, scoring, holds });
  const judges = createJudges({ ...common, planning, findIdentities: createFindIdentities(dependencies) });
  const organisers = createOrganisers({ ...common, planning, removals, holds });
  const publicResults = createPublicResults(common);
  return {
    routes: [
      ...publicResultsRoutes({ publicResults, responses, findUnseen: dependencies.findUnseen }),
      ...judgingRoutes({ judges, scoring, planning, files }),
      ...organiserRoutes({ organisers, judges, planning, removals, closing, publicResults, audit, now }),
    ],
    nextSteps: [judgingSteps(judges)],
    notifications: [judgingNotifications(parts)],
    jobs: judgingJobs({ ...common, planning, removals, scoring, closing }),
    personalData: [judgingPersonalData({ ...common, planning })],
  };
}
