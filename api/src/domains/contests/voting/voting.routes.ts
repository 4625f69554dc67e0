import { z } from 'zod';
import {
  ballotAnswerSchema,
  ballotFormSchema,
  ballotQuerySchema,
  contestVoteSchema,
  publishedBallotsSchema,
  voteQuerySchema,
} from '@verse/api-contract/contests/contest-voting.schema';
import { VOTE_LIMITS, VOTE_MESSAGES } from '@verse/api-contract/contests/contest-voting.values';
import { AppError, NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { graceEnd } from '../contest';
import { byId, FILE, PATH, UNCHANGED } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import { sendShownFile } from '../entries/shown-file';
import { type Ballot, type Tally, type VotedContest, voteStageOf } from './ballot';
import type { Counting } from './counting';
import { UNKNOWN_ENTRY, UNKNOWN_VOTE, type Voting } from './voting.service';

type Dependencies = Pick<ContestParts, 'ballots' | 'entries' | 'files' | 'responses' | 'now'> & {
  voting: Voting;
  counting: Pick<Counting, 'find'>;
};

const ofOne = { params: byId, notFoundMessage: UNKNOWN_VOTE };
const VOTE = `${PATH}/vote`;

const voteView = (contest: VotedContest, now: Date) => ({
  contest: { id: contest.id, title: contest.title },
  stage: voteStageOf(contest, now),
  opensAt: graceEnd(contest).toISOString(),
  until: contest.terms.vote.until.toISOString(),
  serverNow: now.toISOString(),
  prize: contest.terms.vote.prize,
});

const ballotView = (ballot: Ballot | undefined) =>
  ballot ? { id: ballot.id, number: ballot.number, at: ballot.at.toISOString() } : null;

const readingRoutes = ({ voting, files, now }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: VOTE,
      summary: 'Get the community vote of a contest: a page of entries in the caller’s own order, and their ballot',
      permission: 'contests.read',
      ...ofOne,
      query: voteQuerySchema,
      responses: { 200: { description: 'The vote', schema: contestVoteSchema } },
      errors: [400, 404],
    },
    async ({ person, params, query }) => {
      const contest = await voting.find(params.id);
      const own = ballotView(await voting.ownBallot(person.id, params.id));
      const refusal = await voting.refusalFor(person, contest);
      const page = await voting.page(person.id, contest, Number(query.from ?? 0));
      return reply(200, { ...voteView(contest, now()), own, refusal, ...page }, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: `${VOTE}/entries/:number/files/:index`,
      summary: 'Download a file of an entry, without metadata',
      permission: 'contests.read',
      params: byId.extend({ number: z.string().regex(/^\d{1,5}$/), index: z.string().regex(/^\d{1,2}$/) }),
      notFoundMessage: UNKNOWN_VOTE,
      responses: { 200: FILE },
      errors: [404, 503],
    },
    async ({ person, params: { id, number, index } }) => {
      const { submission } = await voting.findEntry(person.id, await voting.find(id), Number(number));
      const place = { number: Number(number), index: Number(index), unknown: UNKNOWN_ENTRY };
      return sendShownFile(files, submission, place);
    },
  ),
];

const ballotRoutes = ({ voting }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: VOTE,
      summary: 'Submit the caller’s only ballot, or change it',
      permission: 'contests.enter',
      ...ofOne,
      body: ballotFormSchema,
      responses: { 200: { description: 'The ballot', schema: ballotAnswerSchema } },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body }) =>
      reply(200, { own: ballotView(await voting.vote(person, params.id, body.number)) }, NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: VOTE,
      summary: 'Withdraw the caller’s ballot',
      permission: 'contests.read',
      ...ofOne,
      responses: { 200: { description: 'No ballot', schema: ballotAnswerSchema } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      await voting.takeBack(person.id, params.id);
      return reply(200, { own: null }, NO_STORE);
    },
  ),
];

const publishedRoute = ({ voting, counting, ballots, entries, responses, now }: Dependencies): Route => {
  async function totalsOf(contestId: string, { totals }: Tally) {
    const first = totals.slice(0, VOTE_LIMITS.totals);
    const found = await entries.byNumbers(
      contestId,
      first.map(({ number }) => number),
    );
    const open = new Set(found.filter(({ state }) => state === 'open').map(({ number }) => number));
    const ranked = first.filter(({ number }) => open.has(number));
    return [
      ...ranked.map((one, index) => ({ ...one, rank: index + 1 })),
      ...first.filter(({ number }) => !open.has(number)).map((one) => ({ ...one, rank: null })),
    ];
  }

  return route(
    {
      method: 'get',
      path: `${VOTE}/ballots`,
      summary: 'List all ballots of a counted vote, without their voters, with the totals',
      permission: PUBLIC,
      ...ofOne,
      query: ballotQuerySchema,
      responses: {
        200: { description: 'A page of ballots', schema: publishedBallotsSchema },
        304: UNCHANGED,
      },
      errors: [400, 404, 409],
    },
    async ({ params: { id }, query: { after = '' } }) => {
      const contest = await voting.find(id);
      const view = voteView(contest, now());
      if (view.stage !== 'counted') throw new AppError('conflict', VOTE_MESSAGES.uncounted);
      return responses.cachedResponse('contests', `ballots ${id} ${after}`, async () => {
        const tally = await counting.find(contest);
        const found = await ballots.page(id, after, VOTE_LIMITS.ballots + 1);
        const page = found.slice(0, VOTE_LIMITS.ballots);
        const next = found.length > page.length ? page.at(-1)!.id : null;
        const shown = page.map(({ id: ballot, number }) => ({ id: ballot, number }));
        return { body: { ...view, ballots: tally.ballots, totals: await totalsOf(id, tally), page: shown, next } };
      });
    },
  );
};

export const votingRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...ballotRoutes(dependencies),
  publishedRoute(dependencies),
];
