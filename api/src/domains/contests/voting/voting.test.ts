import type { BallotAnswer, ContestVote, PublishedBallots } from '@verse/api-contract/api';
import {
  ballotAnswerSchema,
  contestVoteSchema,
  publishedBallotsSchema,
} from '@verse/api-contract/contests/contest-voting.schema';
import { VOTE_MESSAGES } from '@verse/api-contract/contests/contest-voting.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { publishResults, setUpVote } from '../../../../test/contest-awards';
import { agreeBefore, entryIdOf, numbersOf as judgedNumbersOf } from '../../../../test/contest-judging';
import { join } from '../../../../test/hiring';
import { toFailure, wait } from '../../../../test/job-market';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const VOTE = '/api/contests/posters/vote';
const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

async function bodyOf<T>(answer: Response, schema: { parse: (value: unknown) => T }): Promise<T> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === 200 ? '' : body]).toEqual([200, '']);
  return schema.parse(body);
}

const pageOf = async (voter: Visitor, from = 0): Promise<ContestVote> =>
  bodyOf(await voter.get(`${VOTE}?from=${from}`), contestVoteSchema.strict());
const vote = (voter: Visitor, number: number) => voter.send('PUT', VOTE, { number });
const voted = async (voter: Visitor, number: number): Promise<BallotAnswer> =>
  bodyOf(await vote(voter, number), ballotAnswerSchema.strict());
const ballotsOf = async (reader: Visitor): Promise<PublishedBallots> =>
  bodyOf(await reader.get(`${VOTE}/ballots`), publishedBallotsSchema.strict());
const numbersOf = async (voter: Visitor) => (await pageOf(voter)).entries.map(({ number }) => number);

const voters = (town: Town, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => town.resident('member', `voter${index}@example.org`)));

// @proves GAP-058
it('shows each voter the entries in their own, stable random order, and never who made them', async () => {
  const town = await start();
  const people = await voters(town, 3);
  const { contest, makers } = await setUpVote(town, { entries: 8 });
  const id = await idOf(makers[0]!);
  const entries = town.api.store.db.collection<{ _id: string; captainId: string }>('contest_entries');
  const named = await entries.updateOne(
    { _id: entryIdOf(contest, 1) },
    { $set: { teamName: 'CanaryTeam', 'submission.text': 'By Ada Tester of CanaryTeam, maker0@example.org' } },
  );
  expect(named.modifiedCount).toBe(1);
  const orders = await Promise.all(people.map(numbersOf));
  for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  expect(await Promise.all(people.map(numbersOf))).toEqual(orders);
  const text = JSON.stringify(await pageOf(people[0]!));
  for (const canary of ['CanaryTeam', 'maker0', 'Tester', id])
    expect([canary, text.includes(canary)]).toEqual([canary, false]);
  expect((await pageOf(makers[0]!)).entries.filter(({ isOwn }) => isOwn).map(({ number }) => number)).toEqual([1]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('shows judges no entries until there are results, so that none is missing', async () => {
  const town = await start();
  const [voter] = await voters(town, 1);
  const jury = await setUpVote(town);
  const [judge, other] = jury.judges as [Visitor, Visitor];
  await agreeBefore(town, jury, judge, jury.makers[0]!);
  await judgedNumbersOf(judge, jury);
  for (const one of [judge, other]) {
    expect(await pageOf(one)).toMatchObject({ entries: [], barred: [], refusal: VOTE_MESSAGES.judge });
    for (const number of [1, 2, 3]) expect((await one.get(`${VOTE}/entries/${number}/files/0`)).status).toBe(404);
  }
  expect(await numbersOf(voter!)).toHaveLength(3);
  await publishResults(town, jury);
  expect(await numbersOf(judge)).toHaveLength(3);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('gives one ballot to accounts from before the contest, none for own entries or to the organisation', async () => {
  const town = await start();
  const [voter] = await voters(town, 1);
  const { owner, makers, judges } = await setUpVote(town);
  const late = await town.resident('member', 'late@example.org');
  expect(await toFailure(await vote(late, 1))).toEqual([409, VOTE_MESSAGES.late]);
  expect((await pageOf(late)).refusal).toBe(VOTE_MESSAGES.late);
  expect(await toFailure(await vote(owner, 1))).toEqual([409, VOTE_MESSAGES.organisation]);
  expect(await toFailure(await vote(judges[0]!, 1))).toEqual([409, VOTE_MESSAGES.judge]);
  expect(await toFailure(await vote(makers[0]!, 1))).toEqual([409, VOTE_MESSAGES.own]);
  expect((await voted(makers[0]!, 2)).own).toMatchObject({ number: 2 });
  expect((await vote(voter!, 99)).status).toBe(404);

  const first = await voted(voter!, 1);
  const second = await voted(voter!, 3);
  expect(second.own).toMatchObject({ id: first.own!.id, number: 3 });
  expect((await pageOf(voter!)).own).toEqual(second.own);
  expect(await (await voter!.delete(VOTE)).json()).toEqual({ own: null });
  expect((await pageOf(voter!)).own).toBeNull();

  // A voter who joins the organisation can no longer vote.
  await join(town, voter!, 'stage-house', 'recruiter');
  expect(await toFailure(await vote(voter!, 1))).toEqual([409, VOTE_MESSAGES.organisation]);
  expect((await town.visitor().get(VOTE)).status).toBe(401);
});

// @proves GAP-058
it('counts thirty parallel ballots of one mailbox once, over two processes', async () => {
  const town = await start();
  const accounts = await Promise.all(
    Array.from({ length: 5 }, (_, index) => town.resident('member', `one+${index}@example.org`)),
  );
  await setUpVote(town);
  const other = await startApi({ RATE_LIMIT_FACTOR: '1000' }, { store: town.api.store, now: () => town.clock.now });
  const cookies = accounts.map(({ cookies: all }) => [...all].map(([name, value]) => `${name}=${value}`).join('; '));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const api = index % 2 === 0 ? town.api : other;
      return api.call(VOTE, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie: cookies[index % 5]! },
        body: JSON.stringify({ number: (index % 3) + 1 }),
      });
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.filter((status) => status === 409)).toHaveLength(24);
  expect(await town.api.store.db.collection('contest_ballots').countDocuments({})).toBe(1);
});

// @proves GAP-058
it('publishes all ballots without voters after the end, and totals that they sum up to', async () => {
  const town = await start();
  const people = await voters(town, 5);
  await setUpVote(town);
  const ids = await Promise.all(people.map(idOf));
  const numbers = [2, 1, 3, 1, 2];
  const own: string[] = [];
  for (const [index, voter] of people.entries()) own.push((await voted(voter, numbers[index]!)).own!.id);
  const guest = town.visitor();
  expect(await toFailure(await guest.get(`${VOTE}/ballots`))).toEqual([409, VOTE_MESSAGES.uncounted]);
  expect(await town.api.background.run('count-contest-votes')).toBe(0);
  expect(JSON.stringify(await pageOf(people[0]!))).not.toContain('votes');

  wait(town, 23 * HOUR_MS);
  expect(await toFailure(await vote(people[0]!, 3))).toEqual([409, VOTE_MESSAGES.after]);
  expect((await pageOf(people[0]!)).stage).toBe('counting');
  expect((await guest.get(`${VOTE}/ballots`)).status).toBe(409);
  wait(town, 61_000);
  expect(await town.api.background.run('count-contest-votes')).toBe(1);
  expect(await town.api.background.run('count-contest-votes')).toBe(0);
  const published = await ballotsOf(guest);
  // Entry 1 was submitted before entry 2, which breaks the tie.
  expect(published.totals).toEqual([
    { number: 1, votes: 2, rank: 1 },
    { number: 2, votes: 2, rank: 2 },
    { number: 3, votes: 1, rank: 3 },
  ]);
  expect(published.ballots).toBe(5);
  expect(published.page.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
  for (const { number, votes } of published.totals)
    expect(published.page.filter((ballot) => ballot.number === number)).toHaveLength(votes);
  for (const id of ids) expect(JSON.stringify(published)).not.toContain(id);

  // Erasing a voter does not change the count.
  for (const { personalData = [] } of town.api.features)
    for (const { name, erase } of personalData) if (name === 'contestBallots') await erase(ids[0]!);
  expect((await ballotsOf(guest)).ballots).toBe(5);
  expect(await town.api.store.db.collection('contest_ballots').countDocuments({ memberId: ids[0]! })).toBe(0);

  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058 GAP-068
it('tells the makers who won the vote with the results, once the ballots are counted, and by email', async () => {
  const town = await start();
  const [voter] = await voters(town, 1);
  const jury = await setUpVote(town);
  await voted(voter!, 2);
  wait(town, 23 * HOUR_MS);
  await publishResults(town, jury);
  const announce = () => town.api.background.run('announce-contest-results');
  await announce();
  expect(await textsOf(jury.makers[1]!)).toEqual([]);
  wait(town, 61_000);
  await town.api.background.run('count-contest-votes');
  await announce();
  await announce();
  const won =
    'You won the community vote of “Posters for a theatre”. ' + 'Your prize: A lamp. The judges put you 2 of 3.';
  expect(await Promise.all(jury.makers.map(textsOf))).toEqual([
    ['You won the contest “Posters for a theatre”.'],
    [won],
    ['The results of “Posters for a theatre” are out. You came 3 of 3.'],
  ]);
  const mail = (await town.mails()).find(({ to }) => to === 'maker1@example.org');
  expect(JSON.stringify(mail)).toContain('won the community vote');
});
