import { createFindRunContest } from '../awards/run-contest';
import type { ContestPart, ContestParts } from '../contest-parts';
import { createFindIdentities } from '../entries/identities';
import { createPlanRepository } from '../judging/plans.repository';
import { createBallotRepository } from './ballots.repository';
import { createCounting } from './counting';
import { createTallyRepository } from './tallies.repository';
import { votingRoutes } from './voting.routes';
import { createVoting } from './voting.service';

const MINUTE_MS = 60_000;
const BALLOTS = {
  name: 'contest-ballots',
  windowMs: 24 * 60 * MINUTE_MS,
  most: 60,
  message: 'You have changed your votes many times today. Try again tomorrow.',
};

export async function createVotingPart(parts: ContestParts): Promise<ContestPart> {
  const { platform, dependencies, contests, entries } = parts;
  const { db, budgets, files, responses, now } = platform;
  const ballots = await createBallotRepository(db);
  const tallies = await createTallyRepository(db);
  const plans = await createPlanRepository(db);
  const spend = budgets(BALLOTS);
  const voting = createVoting({
    ...dependencies,
    ...{ ballots, entries, now },
    findContest: createFindRunContest(contests),
    findPlan: plans.find,
    findIdentities: createFindIdentities(dependencies),
    countBallot: (memberId) => spend(memberId, 1),
  });
  const counting = createCounting({ ...parts, ballots, tallies, now });
  return {
    routes: votingRoutes({ voting, counting, ballots, entries, files, responses, now }),
    jobs: [
      {
        name: 'count-contest-votes',
        everyMs: MINUTE_MS,
        run: counting.countAll,
        failed: 'ballots of contests could not be counted',
        done: 'counted the ballots of contests',
      },
    ],
    personalData: [
      {
        name: 'contestBallots',
        async *export(memberId) {
          for await (const { contestId, number, at } of ballots.allOfMember(memberId)) yield { contestId, number, at };
        },
        erase: voting.erase,
      },
    ],
  };
}
