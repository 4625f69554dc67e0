import type { OfferDefaults } from '@verse/api-contract/api';
import { idOf } from '../../../../../test/notified';
import { PASSWORD, startTown, type Visitor } from '../../../../../test/people';
import {
  ACCOUNT,
  handleOf,
  projectOf,
  sendBrief,
  sendOffer,
  startProject,
  termsOf,
} from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const PATH = '/api/me/offer-defaults';
const defaultsOf = async (member: Visitor) => (await (await member.get(PATH)).json()) as OfferDefaults;
const save = (member: Visitor, version: number, account: object | null, silentDays: number | null) =>
  member.send('PUT', PATH, { account, silentDays }, { 'if-match': `"${version}"` });

// @proves GAP-058
it('keeps the account and the silence rule of the first offer, and begins later offers with the settings', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const { client, seller, number } = await startProject(town);
  expect(await defaultsOf(seller)).toEqual({ account: null, silentDays: null, version: 0 });
  expect((await sendOffer(seller, number, 0, termsOf(town, { silentDays: 9 }), '')).status).toBe(201);
  expect(await defaultsOf(seller)).toEqual({ account: { ...ACCOUNT, code: null }, silentDays: 9, version: 1 });
  expect((await sendOffer(seller, number, 1, termsOf(town, { silentDays: 20 }), '')).status).toBe(201);
  expect((await defaultsOf(seller)).silentDays).toBe(9);

  const other = { ...ACCOUNT, bank: 'Harbour Bank', code: '' };
  expect((await save(seller, 0, other, 5)).status).toBe(409);
  expect((await save(seller, 1, { ...other, bank: '' }, 5)).status).toBe(400);
  expect((await save(seller, 1, other, 2)).status).toBe(400);
  expect((await save(seller, 1, other, 5)).status).toBe(200);
  const next = await sendBrief(client, { kind: 'member', handle: await handleOf(seller) });
  const { offers } = await projectOf(seller, next);
  expect(offers).toMatchObject({ lastAccount: { bank: 'Harbour Bank' }, silentDays: 5 });
  expect(offers.lastOffer!.terms.silentDays).toBe(20);
  expect(offers.lastOffer!.terms).not.toHaveProperty('account');
  const { lastAccount, silentDays, lastOffer } = (await projectOf(client, next)).offers;
  expect([lastAccount, silentDays, lastOffer]).toEqual([null, undefined, undefined]);
  expect((await town.visitor().get(PATH)).status).toBe(401);
});

// @proves GAP-058
it('forgets the settings for offers with the account', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const member = await town.resident('member', 'seller@example.org');
  expect((await save(member, 0, { ...ACCOUNT, code: '' }, 7)).status).toBe(200);
  const id = await idOf(member);
  expect((await member.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  const users = town.api.store.db.collection<{ _id: string }>('auth_user');
  await users.updateOne({ _id: id }, { $set: { deletionAt: town.clock.now } });
  await town.api.background.run('erase-accounts');
  expect(await town.api.store.db.collection('offer_defaults').countDocuments({})).toBe(0);
});
