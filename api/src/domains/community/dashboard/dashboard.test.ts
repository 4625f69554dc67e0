import type { Dashboard } from '@verse/api-contract/api';
import { dashboardSchema, leadersSchema } from '@verse/api-contract/community/dashboard.schema';
import { drawContent } from '../../../../test/content-folder';
import { comment, like, posted } from '../../../../test/feed';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const boardOf = async (visitor: Visitor): Promise<Dashboard> =>
  dashboardSchema.strict().parse(await (await visitor.get('/api/dashboard')).json());
const figure = ({ figures }: Dashboard, name: string) => figures.find((one) => one.name === name)!;
const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

async function hang(town: Town, visitor: Visitor, count: number): Promise<void> {
  const { user } = await visitor.session();
  const works = town.api.store.db.collection<{ _id: string }>('works');
  for (let index = 0; index < count; index += 1)
    await works.insertOne({
      _id: `${user!.id}-${index}`,
      memberId: user!.id,
      title: `Work ${index}`,
      pictures: [],
      position: String(index),
      state: 'shown',
      version: 0,
    } as { _id: string });
}

// @proves PRO-01 PRO-02 PRO-03 PRO-04 GAP-063
it('every number of the demo account is the length or the sum of its rows', async () => {
  const town = await startTown({ DEMO: '1', SEED: '1', API_CONTENT_DIR: await drawContent() });
  const [demo] = town.api.demo;
  const member = await town.visitor().signIn(demo!.email, demo!.password);
  await town.api.background.run('standings');
  const board = await boardOf(member);
  expect(board.failed).toEqual([]);
  for (const name of ['projects', 'earnings', 'plan']) {
    const { value, rows } = figure(board, name);
    expect([name, value]).toEqual([name, sum(rows)]);
  }
  expect([figure(board, 'earnings').value, figure(board, 'plan').value]).toEqual([100, 21]);

  // The member gets a single notification that the plan is ending. The notification links to the plan.
  await town.api.background.run('ends-of-plans');
  expect(await town.api.background.run('ends-of-plans')).toBe(0);
  const { notifications } = (await (await member.get('/api/notifications')).json()) as {
    notifications: { text: string; action: string; path: string }[];
  };
  expect(notifications).toMatchObject([
    { text: 'Your Pro plan ends in 21 days', action: 'Renew', path: '/verse/pro-community#plan' },
  ]);
});

// @proves PRO-02
it('the rank follows the points, equal points share one, and it is counted once an hour, with its time', async () => {
  const town = await startTown();
  const people = await Promise.all([3, 1, 1, 0].map(() => town.resident('member')));
  for (const [index, count] of [3, 1, 1, 0].entries()) await hang(town, people[index]!, count);
  expect(figure(await boardOf(people[0]!), 'rank')).toMatchObject({ value: null, rows: [] });
  expect(await town.api.background.run('standings')).toBe(3);
  const asOf = town.clock.now.toISOString();
  const ranks = await Promise.all(people.map(async (one) => figure(await boardOf(one), 'rank')));
  expect(ranks.map(({ value }) => value)).toEqual([1, 2, 2, null]);
  expect(ranks[0]).toMatchObject({ rows: [{ what: 'Works shown', amount: 15 }], asOf });
  expect(ranks[0]!.formula).toMatch(/5 for each work you show, .*\. Equal points, equal rank\.$/);
  await hang(town, people[3]!, 4);
  expect(await town.api.background.run('standings')).toBe(0);
  town.clock.now = new Date(town.clock.now.getTime() + 3_600_000);
  expect(await town.api.background.run('standings')).toBe(4);
  expect(figure(await boardOf(people[3]!), 'rank').value).toBe(1);
  expect(town.api.scans).toEqual([]);
});

// @proves PRO-02
it('likes and commenters of 90 days count; own, removed and deleted posts’ ones do not', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const [ada, bola, cleo] = await Promise.all([1, 2, 3].map(() => town.resident('member')));
  const old = await posted(bola!);
  const kept = await posted(ada!);
  const deleted = await posted(ada!);
  await like(cleo!, old.id);
  const before = new Date(town.clock.now.getTime() - 91 * 86_400_000);
  await town.api.store.db.collection('post_likes').updateOne({ objectId: old.id }, { $set: { at: before } });
  for (const { id } of [kept, deleted]) {
    for (const one of [ada!, bola!, cleo!]) await like(one, id);
    for (const one of [ada!, bola!, bola!]) await comment(one, id);
  }
  await like(cleo!, kept.id, 'DELETE');
  await ada!.delete(`/api/posts/${deleted.id}`);
  await town.api.background.run('standings');
  expect(figure(await boardOf(ada!), 'rank')).toMatchObject({
    value: 1,
    rows: [
      { what: 'Likes received', amount: 1 },
      { what: 'Commenters', amount: 2 },
    ],
  });
  for (const other of [bola!, cleo!]) expect(figure(await boardOf(other), 'rank').value).toBeNull();
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-064
it('members with a plan see the leaders while it lasts; others get an error with the reason', async () => {
  const town = await startTown();
  const [ada, bola, cleo] = await Promise.all([1, 2, 3].map(() => town.resident('member')));
  for (const [index, one] of [ada!, bola!, cleo!].entries()) {
    await one.get('/api/me/profile');
    await hang(town, one, 3 - index);
  }
  await town.api.background.run('standings');
  const ask = (visitor: Visitor) => visitor.get('/api/dashboard/leaders');
  const refusal = async (visitor: Visitor) => {
    const answer = await ask(visitor);
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  expect(await refusal(ada!)).toEqual([403, 'This is part of Pro.']);
  expect((await ask(town.visitor())).status).toBe(401);
  const endsAt = new Date(town.clock.now.getTime() + 1000);
  const plans = town.api.store.db.collection<{ _id: string }>('plans');
  await plans.insertOne({ _id: (await cleo!.session()).user!.id, name: 'Pro', endsAt } as { _id: string });
  const leaders = async () => leadersSchema.strict().parse(await (await ask(cleo!)).json());
  expect((await leaders()).leaders.map(({ rank, points, isCaller }) => [rank, points, isCaller])).toEqual([
    [1, 15, false],
    [2, 10, false],
    [3, 5, true],
  ]);
  // Blocked and hidden members are not listed.
  const { handle } = (await (await cleo!.get('/api/me/profile')).json()) as { handle: string };
  await ada!.send('PUT', `/api/members/${handle}/block`);
  await bola!.send('PATCH', '/api/me/profile', { visibility: 'nobody' }, { 'if-match': '"0"' });
  expect((await leaders()).leaders.map(({ rank }) => rank)).toEqual([3]);
  town.clock.now = endsAt;
  const [status, message] = await refusal(cleo!);
  expect([status, message]).toEqual([403, expect.stringMatching(/^This is part of Pro, and your plan ended on \d/)]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-063
it('a failing source does not affect the other numbers', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const plans = town.api.store.db.collection<{ _id: string }>('plans');
  // The invalid date makes reading the plan fail.
  await plans.insertOne({ _id: (await ada.session()).user!.id, name: 'Pro', endsAt: 'soon' } as { _id: string });
  const board = await boardOf(ada);
  expect(board.failed).toEqual(['plan']);
  expect(board.figures.map(({ name }) => name)).toEqual(['projects', 'rank', 'response', 'earnings']);
  expect(town.api.log.some(({ figure: name }) => name === 'plan')).toBe(true);
});
