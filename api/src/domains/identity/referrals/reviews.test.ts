import { referralPageSchema, rewardListSchema } from '@verse/api-contract/identity/referrals.schema';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const WORDS = 'All of them came from one address within a minute. <script>window.ran=1</script>';

const pageOf = async (visitor: Visitor) =>
  referralPageSchema.strict().parse(await (await visitor.get('/api/referrals')).json());
const waiting = async (visitor: Visitor) =>
  rewardListSchema.strict().parse(await (await visitor.get('/api/referrals/reviews?limit=2')).json());
const decide = (visitor: Visitor, id: string, decision: object) =>
  visitor.patch(`/api/referrals/reviews/${id}`, decision);
const approve = { decision: 'approve' };
const decline = { decision: 'decline', reason: WORDS };

/** Creates a member with 20 booked rewards plus `more` further invitees, the last of whom is a moderator. */
async function inviterBeyond(town: Town, more: number) {
  const zainab = await town.resident('member', 'zainab@example.org');
  const { code } = await pageOf(zainab);
  const memberId = (await zainab.session()).user!.id;
  const at = town.clock.now;
  const { db } = town.api.store;
  for (let count = 0; count < 20; count += 1)
    await db
      .collection<{ _id: string }>('ledger')
      .insertOne({ _id: `referral earlier${count}`, memberId, cents: 2500, at } as { _id: string });
  const ids: string[] = [];
  let last: Visitor | undefined;
  for (let count = 0; count < more; count += 1) {
    const isLast = count === more - 1;
    const invitee = await town.resident(
      isLast ? 'moderator' : 'member',
      isLast ? 'mod@example.org' : `p${count}@x.example`,
    );
    ids.push((await invitee.session()).user!.id);
    last = invitee;
    const row = { referrerId: memberId, code, signedUpAt: new Date(at.getTime() + count), state: 'counted' };
    await db.collection<{ _id: string }>('referrals').insertOne({
      _id: ids.at(-1)!,
      ...row,
      reward: 'waiting',
    } as object as {
      _id: string;
    });
  }
  expect(await town.api.background.run('book-rewards')).toBe(0);
  return { zainab, ids, last: last! };
}

// @proves GAP-061 GAP-069 REF-12 REF-13
it('beyond twenty rewards a month staff decide: an approved one is booked once, a declined one says why', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const { zainab, ids, last: invited } = await inviterBeyond(town, 4);
  const before = await pageOf(zainab);
  expect(before.totals).toEqual({ invites: 4, earned: 500, pending: 0 });
  expect(before.referrals.map(({ status, isUnderReview }) => [status, isUnderReview])).toEqual(
    Array(4).fill(['Pending', true]),
  );

  const one = await town.resident('moderator');
  const other = await town.resident('admin');
  const first = await waiting(one);
  expect(first.rewards).toMatchObject([
    { inviter: { email: 'zainab@example.org' }, invitee: { email: 'p0@x.example' }, invitations: 4, booked: 20 },
    { invitee: { email: 'p1@x.example' }, mayDecide: true },
  ]);
  expect(first.next).not.toBeNull();
  expect((await zainab.get('/api/referrals/reviews')).status).toBe(403);
  expect((await decide(await town.resident('editor'), ids[0]!, approve)).status).toBe(403);

  const answers = await Promise.all(
    [one, other, one, other].map(
      async (who, index) => (await decide(who, ids[0]!, index < 2 ? approve : decline)).status,
    ),
  );
  expect(answers.toSorted()).toEqual([204, 409, 409, 409]);
  const outcome = (await pageOf(zainab)).declined.length === 0 ? 'approved' : 'declined';
  expect((await decide(one, ids[1]!, approve)).status).toBe(204);
  expect((await decide(one, ids[2]!, { decision: 'decline', reason: ' ' })).status).toBe(400);
  expect((await decide(other, ids[2]!, decline)).status).toBe(204);
  expect((await decide(one, 'invented', approve)).status).toBe(404);
  expect([(await decide(invited, ids[3]!, approve)).status, (await waiting(invited)).rewards[0]!.mayDecide]).toEqual([
    409,
    false,
  ]);

  expect(await town.api.background.run('book-rewards')).toBe(0);
  const booked = outcome === 'approved' ? 22 : 21;
  const after = await pageOf(zainab);
  expect(after.totals.earned).toBe(booked * 25);
  expect(after.declined[0]).toMatchObject({ reason: WORDS });
  expect(await (await zainab.get('/api/notifications')).text()).toContain('declined the reward for inviting');
  const noted = (await (await other.get('/api/audit')).json()) as { action: string; target: string }[];
  expect(noted.filter(({ action }) => action.startsWith('reward: ')).map(({ target }) => target)).toEqual(
    expect.arrayContaining(ids.slice(0, 3)),
  );
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-061
it('the sweep books, once, an approved reward whose process died before booking', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const { zainab, ids } = await inviterBeyond(town, 1);
  const review = { decision: 'approved', reason: '', by: 'somebody', at: town.clock.now };
  await town.api.store.db
    .collection<{ _id: string; reward: string; review: object }>('referrals')
    .updateOne({ _id: ids[0]! }, { $set: { reward: 'waiting', review } });
  const sweeps = [town.api.background.run('book-rewards'), town.api.background.run('book-rewards')];
  expect((await Promise.all(sweeps)).reduce((sum, count) => sum + count)).toBe(1);
  expect((await pageOf(zainab)).totals.earned).toBe(525);
});
