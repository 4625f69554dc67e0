import type { Referral, ReferralPage } from '@verse/api-contract/api';
import { referralInvitationSchema, referralPageSchema } from '@verse/api-contract/identity/referrals.schema';
import { drawContent } from '../../../../test/content-folder';
import { PASSWORD, startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { type RawAnswer, sendRaw } from '../../../../test/raw-request';
import { cookieOf } from '../../../../test/seeded-api';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const LIMITS = { RATE_LIMIT_FACTOR: '1000' };

const follow = (town: Town, code: string, headers: Record<string, string> = NAVIGATION): Promise<RawAnswer> =>
  sendRaw(town.api, { method: 'GET', path: `/r/${code}`, headers });

/** Returns a browser with the cookies that the invitation links with the given codes set. */
async function invited(town: Town, ...codes: string[]): Promise<Visitor> {
  const visitor = town.visitor();
  for (const code of codes) {
    const line = (await follow(town, code)).headers['set-cookie']?.[0];
    const [name, value] = line!.split(';', 1)[0]!.split('=');
    visitor.cookies.set(name!, value!);
  }
  return visitor;
}

const pageOf = async (visitor: Visitor, cursor?: string): Promise<ReferralPage> => {
  const answer = await visitor.get(`/api/referrals${cursor ? `?cursor=${cursor}` : ''}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return referralPageSchema.strict().parse(await answer.json());
};

const signUp = (visitor: Visitor, email: string, firstname = 'Bisi') =>
  visitor.post('/api/signup', { firstname, lastname: 'Karanwo', email, password: PASSWORD });
const lastTokenTo = async (town: Town, email: string) =>
  tokenOf((await town.mails()).findLast(({ to, subject }) => to === email && subject === 'Verify your email'));
const verify = (visitor: Visitor, token: string) => visitor.post('/api/verify-email', { token });
const statuses = (referrals: readonly Referral[]) => referrals.map(({ status }) => status);
const entries = (town: Town) => town.api.store.db.collection<{ _id: string }>('ledger').countDocuments({});
const refused = async (town: Town) =>
  (
    await town.api.store.db
      .collection<{ _id: string; reason: string }>('referrals')
      .find({ reward: 'none' }, { comment: 'a test reads them all' })
      .toArray()
  ).map(({ reason }) => reason);

// @proves GAP-061 GAP-062 REF-12 REF-13
it('an invitee is Pending until the address is verified: twenty verifications book 25 dollars once', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member', 'zainab@example.org');
  const { code, link, totals } = await pageOf(zainab);
  expect([link, totals]).toEqual([`http://localhost:3000/r/${code}`, { invites: 0, earned: 0, pending: 0 }]);
  expect((await pageOf(zainab)).code).toBe(code);

  const bisi = await invited(town, code);
  expect(referralInvitationSchema.strict().parse(await (await bisi.get('/api/invitation')).json())).toEqual({
    by: 'Ada',
  });
  expect((await signUp(bisi, 'bisi.karanwo@mail.example')).status).toBe(201);
  expect([...bisi.cookies.keys()]).toEqual(['verse.signup']);
  const pending = await pageOf(zainab);
  expect(pending).toMatchObject({
    totals: { invites: 1, earned: 0, pending: 25 },
    referrals: [{ name: 'Bisi K.', email: 'b•••@mail.example', status: 'Pending', reward: 25 }],
  });

  const token = await lastTokenTo(town, 'bisi.karanwo@mail.example');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(bisi, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await Promise.all([town.api.background.run('book-rewards'), town.api.background.run('book-rewards')]);
  expect(await entries(town)).toBe(1);
  const completed = await pageOf(zainab);
  expect(completed.totals).toEqual({ invites: 1, earned: 25, pending: 0 });
  expect(statuses(completed.referrals)).toEqual(['Completed']);

  expect(await (await zainab.get('/api/notifications')).text()).toContain(
    'Bisi K. joined with your referral link. You earned $25.',
  );

  const file = await zainab.get('/api/referrals/ledger.csv');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="ledger.csv"');
  expect((await file.text()).split('\r\n')).toEqual([
    'reference,date,kind,amount,currency',
    expect.stringMatching(/^[0-9a-f]{24},20\d\d-.+Z,referral,25\.00,USD$/),
    '',
  ]);
  for (const path of ['/api/referrals', '/api/referrals/ledger.csv', '/api/invitation'])
    expect(await (await zainab.get(path)).text()).not.toContain('bisi.karanwo');
  expect(await (await zainab.post('/api/me/export')).text()).not.toContain('bisi.karanwo');
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-061
it('the sweep books, once, a reward whose process died between verification and booking', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member');
  const { code } = await pageOf(zainab);
  const people = ['one@mail.example', 'two@mail.example'];
  for (const email of people) await signUp(await invited(town, code), email);
  // The first invitee has only verified the email address. The second invitee also has a ledger entry, but the row has
  // not been marked as booked yet.
  const users = town.api.store.db.collection<{ _id: string }>('auth_user');
  for (const email of people) await users.updateOne({ email }, { $set: { emailVerified: true } });
  const { _id } = (await users.findOne({ email: 'two@mail.example' }))!;
  const memberId = (await zainab.session()).user!.id;
  await town.api.store.db
    .collection<{ _id: string }>('ledger')
    .insertOne({ _id: `referral ${_id}`, memberId, cents: 2500, at: new Date() } as { _id: string });
  expect((await pageOf(zainab)).totals).toEqual({ invites: 2, earned: 25, pending: 25 });
  const sweeps = [town.api.background.run('book-rewards'), town.api.background.run('book-rewards')];
  expect((await Promise.all(sweeps)).reduce((sum, count) => sum + count)).toBe(1);
  expect(await town.api.background.run('book-rewards')).toBe(0);
  expect([await entries(town), (await pageOf(zainab)).totals]).toEqual([2, { invites: 2, earned: 50, pending: 0 }]);
});

// @proves GAP-061
it('only a navigation by a person is remembered: no picture, frame, prefetch or script of other sites', async () => {
  const town = await startTown(LIMITS);
  const { code } = await pageOf(await town.resident('member'));
  const followed = await follow(town, code.toUpperCase());
  expect([followed.status, followed.headers.location, followed.headers['cache-control']]).toEqual([
    302,
    '/signup',
    'no-store',
  ]);
  expect(followed.headers['set-cookie']).toEqual([
    expect.stringMatching(/^verse\.ref=[a-z]{8}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax$/),
  ]);
  const silently: Record<string, string>[] = [
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    { ...NAVIGATION, 'sec-purpose': 'prefetch' },
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    {},
  ];
  for (const headers of silently) {
    const answer = await follow(town, code, headers);
    expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([302, '/signup', undefined]);
  }
  for (const unknown of ['bbbbbbbb', '$ne', '%00', '..%2fapi', 'x'.repeat(300)]) {
    const answer = await follow(town, unknown);
    expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([302, '/signup', undefined]);
  }
});

// @proves GAP-061
it('the last of two links counts, and a person who declines is invited by no one', async () => {
  const town = await startTown(LIMITS);
  const first = await town.resident('member');
  const second = await town.resident('member');
  const codes = [(await pageOf(first)).code, (await pageOf(second)).code];
  await signUp(await invited(town, ...codes), 'bisi@mail.example');
  expect([(await pageOf(first)).totals.invites, (await pageOf(second)).totals.invites]).toEqual([0, 1]);

  const chinelo = await invited(town, codes[0]!);
  expect((await chinelo.delete('/api/invitation')).status).toBe(204);
  expect(await (await chinelo.get('/api/invitation')).json()).toEqual({ by: null });
  await signUp(chinelo, 'chinelo@mail.example');
  expect((await pageOf(first)).totals.invites).toBe(0);
});

// @proves GAP-061
it('members are not paid for inviting themselves by another spelling of the mailbox or in one browser', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member', 'zainab.o@gmail.com');
  const { code } = await pageOf(zainab);
  await signUp(await invited(town, code), 'z.a.i.n.a.b.o+two@googlemail.com');
  const sameBrowser = await invited(town, code);
  sameBrowser.cookies.set('verse.device', zainab.cookies.get('verse.device')!);
  await signUp(sameBrowser, 'other@mail.example');
  expect((await refused(town)).toSorted()).toEqual(['same browser', 'same mailbox']);
  await town.api.store.db.collection('auth_user').updateMany({}, { $set: { emailVerified: true } });
  expect(await town.api.background.run('book-rewards')).toBe(0);
  expect(await pageOf(zainab)).toMatchObject({ totals: { invites: 0, earned: 0, pending: 0 }, referrals: [] });
});

// @proves GAP-061 GAP-032
it('a link reveals nothing about addresses: a sign-up with a known one gets the same response and no row', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member');
  const { code } = await pageOf(zainab);
  await town.resident('member', 'known@mail.example');
  const answers = [];
  for (const email of ['known@mail.example', 'new@mail.example']) {
    const answer = await signUp(await invited(town, code), email);
    const cookies = answer.headers.getSetCookie().map((line) => line.replace(/(signup=)[^;]+/, '$1'));
    answers.push([answer.status, await answer.text(), cookies.map((line) => line.replace(/Expires=[^;]+/, ''))]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect((await pageOf(zainab)).totals.invites).toBe(1);
});

// @proves GAP-061
it('members who follow a link are sent to their own invitations, and no cookie is set', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member');
  const other = await town.resident('member');
  const { code } = await pageOf(zainab);
  for (const [visitor, opened] of [
    [zainab, 'own'],
    [other, 'member'],
  ] as const) {
    const answer = await follow(town, code, { ...NAVIGATION, cookie: cookieOf(visitor) });
    expect([answer.headers.location, answer.headers['set-cookie']]).toEqual([
      `/verse/referral?opened=${opened}`,
      undefined,
    ]);
  }
});

// @proves GAP-061 GAP-067
it('twenty rewards a month are booked; names of erased members are removed, and the sum stays', async () => {
  const town = await startTown(LIMITS);
  const zainab = await town.resident('member', 'zainab@example.org');
  const { code } = await pageOf(zainab);
  const users = town.api.store.db.collection<{ _id: string }>('auth_user');
  for (let count = 0; count < 22; count += 1) {
    town.clock.now = new Date(town.clock.now.getTime() + 1);
    await signUp(await invited(town, code), `person${count}@mail.example`, `Person${count}`);
    await users.updateOne({ email: `person${count}@mail.example` }, { $set: { emailVerified: true } });
  }
  expect(await town.api.background.run('book-rewards')).toBe(20);
  expect((await pageOf(zainab)).totals).toEqual({ invites: 22, earned: 500, pending: 50 });
  const first = await pageOf(zainab);
  const second = await pageOf(zainab, first.next!);
  const names = [...first.referrals, ...second.referrals].map(({ name }) => name);
  expect([first.referrals.length, second.next, new Set(names).size, names[0]]).toEqual([20, null, 22, 'Person21 K.']);
  expect((await zainab.get('/api/referrals?cursor=nonsense')).status).toBe(400);

  const leaving = [...first.referrals, ...second.referrals].find(({ status }) => status === 'Completed')!;
  const number = /\d+/.exec(leaving.name)![0];
  const leaver = await town.visitor().signIn(`person${number}@mail.example`);
  expect((await leaver.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  town.clock.now = new Date(town.clock.now.getTime() + 15 * 86_400_000);
  expect(await town.api.background.run('erase-accounts')).toBe(1);
  const back = await town.visitor().signIn('zainab@example.org');
  const after = await pageOf(back);
  expect(after.totals).toEqual({ invites: 22, earned: 500, pending: 50 });
  const gone = [...after.referrals, ...(await pageOf(back, after.next!)).referrals].find(({ id }) => id === leaving.id);
  expect(gone).toMatchObject({ name: 'Former member', email: '•••', status: 'Completed' });
  town.clock.now = new Date(town.clock.now.getTime() + 16 * 86_400_000);
  // Rewards under review still await a decision, although the booked rewards are now more than a month old.
  expect(await town.api.background.run('book-rewards')).toBe(0);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-061 ENT-18 API-13
it('the demo account begins with the sample invitations, as rows and entries', async () => {
  const town = await startTown({ DEMO: '1', SEED: '1', API_CONTENT_DIR: await drawContent() });
  const [member] = town.api.demo;
  const page = await pageOf(await town.visitor().signIn(member!.email, member!.password));
  expect(page.totals).toEqual({ invites: 6, earned: 100, pending: 50 });
  expect(page.referrals.map(({ name, status }) => [name, status]).slice(0, 2)).toEqual([
    ['Bisi K.', 'Completed'],
    ['Jonas W.', 'Pending'],
  ]);
  const earned = page.referrals.filter(({ status }) => status === 'Completed');
  expect(earned.reduce((sum, { reward }) => sum + reward, 0)).toBe(page.totals.earned);
  expect(await town.api.background.run('book-rewards')).toBe(0);
});
