import { referralPageSchema } from '@verse/api-contract/identity/referrals.schema';
import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { idOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(600_000);
afterEach(stopApis);

/** `npm run soak -- referrals` uses ten thousand invitations. */
const MANY = Number(process.env.REFERRALS ?? 1000);
const FEW = 100;
/** Number of rewards that can be booked in four years. */
const BOOKED = 60;

/** Creates the given number of invitations by one member. The rewards for the first `BOOKED` of them are booked. */
async function fill({ api, clock }: Town, referrerId: string, count: number): Promise<void> {
  const id = (index: number) => `invited-${String(index).padStart(6, '0')}`;
  const at = (index: number) => new Date(clock.now.getTime() - index * 60_000);
  const numbers = Array.from({ length: count }, (_, index) => index);
  const rows = numbers.map((index) => ({
    _id: id(index),
    referrerId,
    code: 'abcdefgh',
    signedUpAt: at(index),
    state: 'counted',
    reward: index < BOOKED ? 'booked' : 'waiting',
  }));
  await api.store.db.collection('referrals').insertMany(rows);
  const entries = numbers.slice(0, BOOKED).map((index) => ({
    _id: `referral ${id(index)}`,
    memberId: referrerId,
    cents: 2500,
    currency: 'USD',
    at: at(index),
    kind: 'referral',
  }));
  await api.store.db.collection('ledger').insertMany(entries);
}

const pageOf = async (visitor: Visitor, query = '') =>
  referralPageSchema.parse(await (await visitor.get(`/api/referrals${query}`)).json());

async function questionsOf(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const member = await town.resident('member');
  await fill(town, await idOf(member), count);
  const { next, totals } = await pageOf(member);
  expect(totals).toMatchObject({ invites: count, earned: BOOKED * 25 });
  const queries = ['', `?cursor=${next}`];
  return queries.map((query) => ({ api: town.api, ask: () => pageOf(member, query) }));
}

// @proves GAP-089 GAP-061
it(`the first page and the next one read as much with ${MANY} invitations as with ${FEW}`, async () => {
  const few = await questionsOf(FEW);
  const many = await questionsOf(MANY);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`referrals with ${FEW} → ${MANY}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
