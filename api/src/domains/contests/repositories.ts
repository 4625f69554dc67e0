import type { Platform } from '../../platform/open-platform';
import { createAppealRepository } from './awards/appeals.repository';
import { createAwardRepository } from './awards/awards.repository';
import { createPrizeWordRepository } from './awards/prize-words.repository';
import { createEntryRepository } from './entries/entries.repository';
import { createJudgeSentenceRepository } from './judging/judge-sentences.repository';
import { createContestLogs } from './judging/log';
import { createPlanRepository } from './judging/plans.repository';
import { createResultsRepository } from './judging/results.repository';
import { createScoreRepository } from './judging/scores.repository';
import { createSeatRepository } from './seats.repository';
import { createBallotRepository } from './voting/ballots.repository';
import { createTallyRepository } from './voting/tallies.repository';

export const openRepositories = async ({ db, now }: Pick<Platform, 'db' | 'now'>) => ({
  seats: await createSeatRepository(db),
  entries: await createEntryRepository(db),
  plans: await createPlanRepository(db),
  scores: await createScoreRepository(db),
  judgeSentences: await createJudgeSentenceRepository(db),
  logs: await createContestLogs(db, now),
  results: await createResultsRepository(db),
  ballots: await createBallotRepository(db),
  tallies: await createTallyRepository(db),
  appeals: await createAppealRepository(db),
  awards: await createAwardRepository(db),
  prizeWords: await createPrizeWordRepository(db),
});

export type Repositories = Awaited<ReturnType<typeof openRepositories>>;
