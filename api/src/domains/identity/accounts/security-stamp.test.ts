import { codeOf } from '../../../../test/authenticator';
import { PASSWORD, startTown, tokenOf, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(240_000);
afterEach(stopApis);

const FRESH = 'Fresh-5-Start!';
const EMAIL = 'mia@example.org';

const users = (town: Town) =>
  town.api.store.db.collection<{ _id: string; email: string; twoFactorEnabled?: boolean }>('auth_user');
const later = (town: Town) => (town.clock.now = new Date(town.clock.now.getTime() + 60_000));

async function resetByMail(town: Town): Promise<void> {
  await town.visitor().post('/api/forgot-password', { email: EMAIL });
  await town.mails();
  const token = tokenOf(town.sent.findLast(({ subject }) => subject === 'Reset your password'));
  expect((await town.visitor().post('/api/reset-password', { token, newPassword: FRESH })).status).toBe(200);
}

async function turnOn(visitor: Visitor): Promise<string> {
  const { secret } = (await (await visitor.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
    secret: string;
  };
  expect((await visitor.post('/api/me/two-factor/confirm', { code: codeOf(secret) })).status).toBe(200);
  return secret;
}

/** Ways in which the owner or an admin secures an account whose password has leaked. */
const SECURING_ACTIONS: Record<string, (town: Town, mia: Visitor) => Promise<unknown>> = {
  'a change of the password': async (_town, mia) =>
    expect((await mia.post('/api/me/password', { password: PASSWORD, newPassword: FRESH })).status).toBe(200),
  'a reset by mail': resetByMail,
  'a reset after a recent sign-in': (_town, mia) => mia.post('/api/reset-password', { newPassword: FRESH }),
  'a second factor': (_town, mia) => turnOn(mia),
  'a suspension that was lifted again': async (town) => {
    const admin = await town.resident('admin');
    const { _id } = (await users(town).findOne({ email: EMAIL }))!;
    for (const isSuspended of [true, false])
      expect((await admin.patch(`/api/accounts/${_id}`, { isSuspended })).status).toBe(200);
  },
  'a deletion that was taken back': async (town, mia) => {
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    await town.visitor().signIn(EMAIL);
  },
};

/** How far a requested email change has progressed when the account is secured. */
const PLACES = [
  'asked for, its mail not yet written',
  'written, but the mail server put it off',
  "in the stranger's mailbox",
] as const;

describe.each(Object.entries(SECURING_ACTIONS))(
  'a request of a stranger with the password, made before %s',
  (name, secure) => {
    // @proves R22 R14
    it.each(PLACES)('is void afterwards: a change of email, %s', async (place) => {
      const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
      const mia = await town.resident('member', EMAIL);
      const stranger = await town.visitor().signIn(EMAIL);
      const transport = { failures: place === PLACES[1] ? 2 : 0 };
      const send = town.transport.send;
      town.transport.send = async (id, message) => {
        if (message.to === 'mallory@evil.example' && transport.failures-- > 0) throw new Error('450 4.2.0 greylisted');
        return send(id, message);
      };
      expect((await stranger.post('/api/me/email', { email: 'mallory@evil.example', password: PASSWORD })).status).toBe(
        202,
      );
      if (place !== PLACES[0]) await town.mails();
      await secure(town, mia);
      for (let wait = 0; wait < 10; wait += 1) {
        later(town);
        await town.mails();
      }
      const received = town.sent.filter(({ to }) => to === 'mallory@evil.example');
      // Sending the reset email also sends the emails that were queued before it.
      const isSent = place === PLACES[2] || (place === PLACES[0] && name === 'a reset by mail');
      expect([name, place, received.length]).toEqual([name, place, isSent ? 1 : 0]);
      for (const mail of received)
        expect((await stranger.post('/api/verify-email', { token: tokenOf(mail) })).status).toBe(410);
      expect(await users(town).countDocuments({ email: EMAIL })).toBe(1);
    });
  },
);

describe('a change of the password', () => {
  // @proves R22
  it('voids queued resets, and sends those requested afterwards', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const mia = await town.resident('member', EMAIL);
    await town.visitor().post('/api/forgot-password', { email: EMAIL });
    later(town);
    await mia.post('/api/me/password', { password: PASSWORD, newPassword: FRESH });
    expect((await town.mails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    await town.visitor().post('/api/forgot-password', { email: EMAIL });
    expect((await town.mails()).map(({ subject }) => subject)).toEqual(['Reset your password']);
  });

  // @proves R14 GAP-065
  it('ends sign-ins that wait for a code: the old password with a valid code is rejected', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const mia = await town.resident('member', EMAIL);
    const secret = await turnOn(mia);
    const stranger = town.visitor();
    await stranger.post('/api/signin', { email: EMAIL, password: PASSWORD });
    await mia.post('/api/me/password', { password: PASSWORD, newPassword: FRESH });
    expect((await stranger.post('/api/signin/two-factor', { code: codeOf(secret) })).status).toBe(401);
    expect((await stranger.session()).user).toBeNull();
  });

  // @proves R14
  it('ends sessions that began, or changed the password, at the same moment with the old one', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    for (let round = 0; round < 5; round += 1) {
      const email = `mia${round}@example.org`;
      const mia = await town.resident('member', email);
      const stranger = await town.visitor().signIn(email);
      const strangers = Array.from({ length: 4 }, () => town.visitor());
      const [, change] = await Promise.all([
        Promise.all(strangers.map((one) => one.post('/api/signin', { email, password: PASSWORD }))),
        mia.post('/api/me/password', { password: PASSWORD, newPassword: FRESH }),
        stranger.post('/api/me/password', { password: PASSWORD, newPassword: 'Insider-5-Start!' }),
      ]);
      // Only one of the two password changes succeeds, and only its session stays signed in.
      const ownerSession = await mia.session();
      const strangerSession = await stranger.session();
      expect([ownerSession.user === null, strangerSession.user === null].toSorted()).toEqual([false, true]);
      expect(change.status === 200).toBe(ownerSession.user !== null);
      for (const one of strangers) expect((await one.session()).user).toBeNull();
    }
  });
});

describe('turning the second factor on', () => {
  // @proves R14 GAP-065
  it('ends all other sessions, which were opened without it', async () => {
    const town = await startTown();
    const mia = await town.resident('member', EMAIL);
    const other = await town.visitor().signIn(EMAIL);
    await turnOn(mia);
    expect([(await mia.get('/api/me')).status, (await other.get('/api/me')).status]).toEqual([200, 401]);
  });
});

describe('a session', () => {
  // @proves R14
  it('ends after thirty days, however often it is used', async () => {
    const town = await startTown();
    const mia = await town.resident('member', EMAIL);
    const { db } = town.api.store;
    await db
      .collection('auth_session')
      .updateMany({}, { $set: { createdAt: new Date(town.clock.now.getTime() - 29 * 86_400_000) } });
    expect((await mia.get('/api/me')).status).toBe(200);
    await db
      .collection('auth_session')
      .updateMany({}, { $set: { createdAt: new Date(town.clock.now.getTime() - 31 * 86_400_000) } });
    expect([(await mia.get('/api/me')).status, (await mia.session()).user]).toEqual([401, null]);
    await town.api.background.run('erase-accounts');
    expect(await db.collection('auth_session').countDocuments({})).toBe(0);
  });
});
