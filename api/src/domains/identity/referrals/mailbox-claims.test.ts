import type { ReferralPage } from '@verse/api-contract/api';
import { PASSWORD, startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { sendRaw } from '../../../../test/raw-request';
import { stopApis } from '../../../../test/start-api';
import { openTestStore } from '../../../../test/test-store';
import { createMailboxKey } from '../../../platform/mail';
import { createMailboxClaimRepository } from './mailbox-claims.repository';

afterEach(stopApis);

const LIMITS = { RATE_LIMIT_FACTOR: '1000' };
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const NOTHING = { invites: 0, earned: 0, pending: 0 };

const referralsOf = async (visitor: Visitor) => (await (await visitor.get('/api/referrals')).json()) as ReferralPage;
const totalsOf = async (visitor: Visitor) => (await referralsOf(visitor)).totals;
const tokenTo = async (town: Town, email: string) => {
  await town.mails();
  return tokenOf(town.sent.findLast(({ to, action }) => to === email && action?.url.includes('token=')));
};
const verify = async (town: Town, visitor: Visitor, email: string) =>
  (await visitor.post('/api/verify-email', { token: await tokenTo(town, email) })).status;

async function signUpInvitedBy(town: Town, inviter: Visitor, email: string): Promise<Visitor> {
  const { code } = await referralsOf(inviter);
  const answer = await sendRaw(town.api, { method: 'GET', path: `/r/${code}`, headers: NAVIGATION });
  const [name, value] = answer.headers['set-cookie']![0]!.split(';', 1)[0]!.split('=');
  const invitee = town.visitor();
  invitee.cookies.set(name!, value!);
  const person = { firstname: 'Bisi', lastname: 'Karanwo', email, password: PASSWORD };
  expect((await invitee.post('/api/signup', person)).status).toBe(201);
  return invitee;
}

async function changeEmailTo(town: Town, visitor: Visitor, email: string): Promise<void> {
  expect((await visitor.post('/api/me/email', { email, password: PASSWORD })).status).toBe(202);
  expect(await verify(town, visitor, email)).toBe(200);
}

// @proves GAP-061 R32
it('four addresses of one mailbox earn one reward, and the other three do not count', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member', 'zainab@example.org');
  const addresses = ['bisi@gmail.com', 'b.isi+1@gmail.com', 'bisi+2@googlemail.com', 'bi.si@gmail.com'];
  const invitees = [];
  for (const email of addresses) invitees.push(await signUpInvitedBy(town, zainab, email));
  for (const [index, email] of addresses.entries()) expect(await verify(town, invitees[index]!, email)).toBe(200);
  expect(await totalsOf(zainab)).toEqual({ invites: 1, earned: 25, pending: 0 });
  await signUpInvitedBy(town, zainab, 'bisi+5@gmail.com');
  expect(await town.api.background.run('book-rewards')).toBe(0);
  expect(await totalsOf(zainab)).toEqual({ invites: 1, earned: 25, pending: 0 });
});

// @proves GAP-061 R32
it('one of two addresses of a mailbox that are verified at the same time earns a reward', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member', 'zainab@example.org');
  const addresses = Array.from({ length: 6 }, (_, count) => `bisi+${count}@example.org`);
  const invitees = [];
  for (const email of addresses)
    invitees.push({ invitee: await signUpInvitedBy(town, zainab, email), token: await tokenTo(town, email) });
  expect((await totalsOf(zainab)).invites).toBe(6);
  const answers = await Promise.all(invitees.map(({ invitee, token }) => invitee.post('/api/verify-email', { token })));
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  await Promise.all([town.api.background.run('book-rewards'), town.api.background.run('book-rewards')]);
  expect(await totalsOf(zainab)).toEqual({ invites: 1, earned: 25, pending: 0 });
  expect(await town.api.store.db.collection('ledger').countDocuments({})).toBe(1);
});

// @proves GAP-061 R32
it('an address that the inviter had, or that an invited person gave up, is not an invitation', async () => {
  const town = await startTown(LIMITS);
  const zainab = town.visitor();
  await zainab.post('/api/signup', {
    firstname: 'Zainab',
    lastname: 'Ola',
    email: 'zainab@example.org',
    password: PASSWORD,
  });
  expect(await verify(town, zainab, 'zainab@example.org')).toBe(200);
  await zainab.signIn('zainab@example.org');
  await changeEmailTo(town, zainab, 'zainab.new@example.org');
  await zainab.signIn('zainab.new@example.org');
  const self = await signUpInvitedBy(town, zainab, 'zainab+again@example.org');
  expect(await totalsOf(zainab)).toEqual(NOTHING);
  expect(await verify(town, self, 'zainab+again@example.org')).toBe(200);
  expect(await totalsOf(zainab)).toEqual(NOTHING);

  const bisi = await signUpInvitedBy(town, zainab, 'bisi@example.org');
  expect(await verify(town, bisi, 'bisi@example.org')).toBe(200);
  await bisi.signIn('bisi@example.org');
  await changeEmailTo(town, bisi, 'bisi.new@example.org');
  for (const email of ['bisi@example.org', 'bisi+2@example.org', 'bisi.new+2@example.org'])
    await verify(town, await signUpInvitedBy(town, zainab, email), email);
  expect(await totalsOf(zainab)).toEqual({ invites: 1, earned: 25, pending: 0 });
});

// @proves GAP-061 GAP-067 R32
it('a mailbox is remembered without its owner: exported while the account lives, a bare digest after it', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member', 'zainab@example.org');
  const bisi = await signUpInvitedBy(town, zainab, 'bisi@example.org');
  await verify(town, bisi, 'bisi@example.org');
  await bisi.signIn('bisi@example.org');
  const exported = (await (await bisi.post('/api/me/export')).json()) as { mailboxClaims: unknown[] };
  expect(exported.mailboxClaims).toEqual([{ mailbox: expect.any(String), at: expect.any(String) }]);
  expect((await bisi.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  town.clock.now = new Date(town.clock.now.getTime() + 15 * 86_400_000);
  expect(await town.api.background.run('erase-accounts')).toBe(1);

  const back = await town.visitor().signIn('zainab@example.org');
  const again = await signUpInvitedBy(town, back, 'bisi+again@example.org');
  await verify(town, again, 'bisi+again@example.org');
  expect(await totalsOf(back)).toEqual({ invites: 1, earned: 25, pending: 0 });
  const claims = await town.api.store.db.collection('mailbox_claims').find({}).toArray();
  expect(claims.map((claim) => Object.keys(claim).toSorted())).toEqual([['_id', 'at']]);
  expect(JSON.stringify(claims)).not.toMatch(/bisi|example/);
});

// @proves GAP-061 R32
it('accounts of an earlier release claim their mailboxes at the first start, and again with a new secret', async () => {
  const store = await openTestStore();
  const accounts = async function* () {
    yield { id: 'one', email: 'ada@example.org' };
  };
  const at = new Date('2026-11-25T00:00:00Z');
  const none = () => {
    throw new Error('filled before');
  };
  for (const secret of ['first', 'second']) {
    const claims = await createMailboxClaimRepository(store.db, createMailboxKey(secret));
    expect(await claims.isClaimed('ada+2@example.org')).toBe(false);
    await claims.fill(accounts, at);
    expect([
      await claims.claim('ada+2@example.org', 'two', at),
      await claims.claim('ADA@example.org', 'one', at),
    ]).toEqual([false, true]);
    await claims.fill(none, at);
  }
  await store.close();
});

// @proves GAP-061 R32
it('a member who was there before cannot be invited again under another spelling', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member', 'zainab@example.org');
  await town.resident('member', 'ola@example.org');
  await town.api.store.db.collection('settings').deleteOne({ _id: 'mailbox-claims' });
  await town.api.store.db.collection('mailbox_claims').deleteMany({});
  for (const { migrate } of town.api.features) await migrate?.();
  const ola = await signUpInvitedBy(town, zainab, 'ola+two@example.org');
  expect(await totalsOf(zainab)).toEqual(NOTHING);
  await verify(town, ola, 'ola+two@example.org');
  expect(await totalsOf(zainab)).toEqual(NOTHING);
  expect(town.api.scans).toEqual([]);
});
