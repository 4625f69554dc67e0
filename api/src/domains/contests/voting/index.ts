import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { ContestPart, ContestParts } from '../contest-parts';
import { createCounting } from './counting';
import { votingRoutes } from './voting.routes';
import { createVoting } from './voting.service';

const BALLOTS = {
  name: 'contest-ballots',
  windowMs: DAY_MS,
  most: 60,
  message: 'You changed your vote a lot today. Try again tomorrow.',
};

export function createVotingPart(parts: ContestParts): ContestPart {
  const spend = parts.budgets(BALLOTS);
  const voting = createVoting({ ...parts, countBallot: (memberId) => spend(memberId, 1) });
  const counting = createCounting(parts);
  return {
    routes: votingRoutes({ ...parts, voting, counting }),
    jobs: [
      {
        name: 'count-contest-votes',
        everyMs: MINUTE_MS,
        run: counting.countAll,
        failed: 'failed to count contest ballots',
        done: 'counted contest ballots',
      },
    ],
    personalData: [
      {
        name: 'contestBallots',
        async *export(memberId) {
          for await (const { contestId, number, at } of parts.ballots.allOfMember(memberId))
            yield { contestId, number, at };
        },
        erase: voting.erase,
      },
    ],
  };
}
