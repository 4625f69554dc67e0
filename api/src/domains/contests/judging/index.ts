import type { ContestPart, ContestParts } from '../contest-parts';
import { type Closing, createClosing } from './closing.service';
import { createHolds } from './holds.service';
import { createJudges } from './judges.service';
import { judgingRoutes } from './judging.routes';
import { judgingJobs } from './judging-jobs';
import { judgingLines } from './judging-notifications';
import { judgingSteps } from './next-steps';
import { organiserRoutes } from './organisers.routes';
import { createOrganisers } from './organisers.service';
import { judgeSentenceData, judgingPersonalData } from './personal-data';
import { createPlanning, type Planning } from './planning.service';
import { publicResultsRoutes } from './public-results.routes';
import { createPublicResults } from './public-results.service';
import { createRemovals, type Removals } from './removals.service';
import { createReportableSentences } from './reportable-sentences';
import { createScoring, type Scoring } from './scoring.service';

export interface JudgingPart extends ContestPart {
  restoreEntry: Removals['restore'];
  addJudges: Planning['addJudges'];
  score: Scoring['score'];
  finish: Closing['finish'];
}

/** Creates the part for blind judging, results, and the log from which the results can be recomputed. */
export async function createJudgingPart(parts: ContestParts): Promise<JudgingPart> {
  const holds = createHolds(parts);
  const planning = createPlanning(parts);
  const scoring = await createScoring(parts);
  const removals = createRemovals({ ...parts, planning });
  const common = { ...parts, holds, planning, scoring, removals };
  const closing = createClosing(common);
  const judges = createJudges(common);
  const organisers = createOrganisers(common);
  const publicResults = createPublicResults(parts);
  return {
    routes: [
      ...publicResultsRoutes({ ...parts, publicResults }),
      ...judgingRoutes({ ...common, judges }),
      ...organiserRoutes({ ...common, organisers, judges, closing, publicResults }),
    ],
    nextSteps: [judgingSteps(judges)],
    lines: judgingLines(parts),
    jobs: judgingJobs({ ...common, closing }),
    personalData: [judgingPersonalData(common), judgeSentenceData(parts)],
    reportable: { 'judge-sentence': createReportableSentences(parts) },
    restoreEntry: removals.restore,
    addJudges: planning.addJudges,
    score: scoring.score,
    finish: closing.finish,
  };
}
