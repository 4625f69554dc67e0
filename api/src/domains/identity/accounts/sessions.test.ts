import { createHmac } from 'node:crypto';
import { DAY_MS } from '@verse/api-contract/time';
import { codeOf } from '../../../../test/authenticator';
import { PASSWORD, startTown, tokenOf, type Town, Visitor } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';
import { AUTH_SECRET } from '../../../../test/test-editor';

jest.setTimeout(240_000);
afterEach(stopApis);

const COOKIE = 'verse.session_token';

const users = (town: Town) => town.api.store.db.collection<{ _id: string; email: string }>('auth_user');
const idOf = async (town: Town, email: string) => (await users(town).findOne({ email }))!._id;

/** Actions that end the session on Mia's phone. Each action is performed from another session. */
const ENDINGS: Record<string, (town: Town, mia: Visitor, phone: Visitor) => Promise<unknown>> = {
  'signing out': (_town, _mia, phone) => phone.post('/api/signout'),
  'a change of the password': (_town, mia) =>
    mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Fresh-5-Start!' }),
  'a reset by mail': async (town) => {
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const mails = await town.mails();
    await town.visitor().post('/api/reset-password', {
      token: tokenOf(mails.find(({ subject }) => subject === 'Reset your password')),
      newPassword: 'Fresh-5-Start!',
    });
  },
  'a reset after a recent sign-in': (_town, mia) => mia.post('/api/reset-password', { newPassword: 'Fresh-5-Start!' }),
  'a suspension': async (town) =>
    (await town.resident('admin')).patch(`/api/accounts/${await idOf(town, 'mia@example.org')}`, { isSuspended: true }),
  'a deletion': (_town, mia) => mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' }),
  'the erasure': async (town, mia) => {
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    town.clock.now = new Date(town.clock.now.getTime() + 15 * DAY_MS);
    await town.api.background.run('erase-accounts');
  },
  'ending all others': (_town, mia) => mia.delete('/api/sessions'),
  'ending this one': async (_town, mia, phone) => {
    const [session] = (
      (await (await phone.get('/api/sessions')).json()) as { id: string; isCurrent: boolean }[]
    ).filter(({ isCurrent }) => isCurrent);
    return mia.delete(`/api/sessions/${session!.id}`);
  },
  'its age': async (town) =>
    town.api.store.db.collection('auth_session').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1000) } }),
};

describe('a session that has ended', () => {
  // @proves R14
  it.each(Object.entries(ENDINGS))(
    'by %s is refused everywhere, in every process at once, though the browser kept the cookie',
    async (_name, end) => {
      const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
      const second = await startApi({ RATE_LIMIT_FACTOR: '1000' }, { store: town.api.store, withoutEditor: true });
      const mia = await town.resident('member', 'mia@example.org');
      const phone = await town.visitor({ 'user-agent': 'telephone' }).signIn('mia@example.org');
      const kept = phone.cookies.get(COOKIE)!;
      const everywhere = [town.api, second].map((api) => {
        const visitor = new Visitor(api);
        visitor.cookies.set(COOKIE, kept);
        return visitor;
      });
      for (const visitor of everywhere) expect((await visitor.get('/api/me')).status).toBe(200);
      await end(town, mia, phone);
      for (const visitor of everywhere) {
        for (const [method, path, body] of [
          ['GET', '/api/me'],
          ['PATCH', '/api/me', { firstName: 'Eve' }],
          ['GET', '/api/sessions'],
          ['POST', '/api/me/export'],
          ['GET', '/api/blogs/drafts'],
          ['POST', '/api/me/password', { password: PASSWORD, newPassword: 'Other-5-Start!' }],
        ] as const) {
          visitor.cookies.set(COOKIE, kept);
          expect([method, path, (await visitor.send(method, path, body)).status]).toEqual([method, path, 401]);
        }
        visitor.cookies.set(COOKIE, kept);
        expect((await visitor.session()).user).toBeNull();
        visitor.cookies.set(COOKIE, kept);
        expect((await visitor.post('/api/reset-password', { newPassword: 'Other-5-Start!' })).status).toBe(410);
      }
    },
  );

  // @proves R14 GAP-069
  it('has no more rights than the account has now: at the next request, in every process', async () => {
    const town = await startTown();
    const second = await startApi({}, { store: town.api.store, withoutEditor: true });
    const admin = await town.resident('admin');
    const editor = await town.resident('editor', 'ed@example.org');
    const elsewhere = new Visitor(second);
    elsewhere.cookies.set(COOKIE, editor.cookies.get(COOKIE)!);
    for (const visitor of [editor, elsewhere]) expect((await visitor.get('/api/contactus')).status).toBe(200);
    await admin.patch(`/api/accounts/${await idOf(town, 'ed@example.org')}`, { role: 'member' });
    for (const visitor of [editor, elsewhere]) expect((await visitor.get('/api/contactus')).status).toBe(403);
  });
});

describe('a session prepared by another person', () => {
  // @proves R14
  it('is never the one that signing in creates: the attacker stays a guest, the visitor gets a new one', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    await town.resident('member', 'mia@example.org');
    const eve = await town.resident('member', 'eve@example.org');
    const fixed = eve.cookies.get(COOKIE)!;
    const planted = [
      fixed,
      'chosen-by-eve',
      `chosen-by-eve.${createHmac('sha256', 'guessed').update('chosen-by-eve').digest('base64')}`,
      encodeURIComponent('chosen.by.eve'),
      '',
    ];
    for (const value of planted) {
      for (const name of [
        COOKIE,
        `__Host-${COOKIE}`,
        `__Secure-${COOKIE}`,
        'better-auth.session_token',
        'verse.two_factor',
        'verse.dont_remember',
        'verse.trust_device',
      ]) {
        const mia = town.visitor();
        mia.cookies.set(name, value);
        await mia.signIn('mia@example.org');
        expect((await mia.session()).user?.email).toBe('mia@example.org');
        expect(mia.cookies.get(COOKIE)).not.toBe(value);
      }
    }
    expect((await eve.session()).user?.email).toBe('eve@example.org');
    for (const value of planted.slice(1)) {
      const attacker = town.visitor();
      attacker.cookies.set(COOKIE, value);
      expect((await attacker.session()).user).toBeNull();
    }
  });

  // @proves R14
  it("is a guest's when the cookie is forged: changed in any letter, cut, unsigned or signed otherwise", async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const mia = await town.resident('member', 'mia@example.org');
    const whole = decodeURIComponent(mia.cookies.get(COOKIE)!);
    const token = whole.slice(0, whole.indexOf('.'));
    const signature = whole.slice(whole.indexOf('.') + 1);
    const stored = (await town.api.store.db.collection<{ _id: string; token: string }>('auth_session').findOne({}))!
      .token;
    const sign = (text: string, secret: string) =>
      `${text}.${createHmac('sha256', secret).update(text).digest('base64')}`;
    const changed = [...whole]
      .map((letter, at) => `${whole.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${whole.slice(at + 1)}`)
      .filter((one) => !isSameSignature(one, whole));
    const forged = [
      ...changed,
      token,
      `${token}.`,
      `.${signature}`,
      signature,
      `${token}.${token}`,
      `${token}.${signature}.${signature}`,
      whole.slice(0, -1),
      whole.slice(1),
      whole.toLowerCase(),
      sign(token, 'another-secret-of-32-letters-or-more'),
      sign(token, ''),
      sign(stored, 'another-secret-of-32-letters-or-more'),
      stored,
      `${stored}.${signature}`,
      // A stolen database contains only digests. They are not valid tokens, even when signed with the secret.
      sign(stored, AUTH_SECRET),
      sign('', AUTH_SECRET),
      sign('{"$ne":null}', AUTH_SECRET),
    ];
    for (const value of forged) {
      const attacker = town.visitor();
      for (const form of [
        encodeURIComponent(value),
        encodeURIComponent(value).replace(/^h/, '%68'),
        `"${encodeURIComponent(value)}"`,
      ]) {
        attacker.cookies.set(COOKIE, form);
        expect([form, (await attacker.get('/api/me')).status]).toEqual([form, 401]);
      }
    }
    expect((await mia.get('/api/me')).status).toBe(200);
    process.stdout.write(`R14 forged session cookies: ${forged.length * 3} tries, 0 accepted\n`);
  });
});

/** The last letter of a base64 string contains unused bits. */
const isSameSignature = (one: string, other: string) => {
  const read = (text: string) =>
    [text.slice(0, text.indexOf('.')), Buffer.from(text.slice(text.indexOf('.') + 1), 'base64').toString('hex')].join();
  return read(one) === read(other);
};

describe('the second factor', () => {
  // @proves R15 GAP-065
  it('cannot be guessed by hiding which sign-in the guesses belong to, nor by signing in again and again', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const { secret } = (await (await mia.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
      secret: string;
    };
    await mia.post('/api/me/two-factor/confirm', { code: codeOf(secret) });
    let reached = 0;
    let tries = 0;
    for (let round = 0; round < 12; round += 1) {
      const attacker = town.visitor();
      await attacker.post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
      const pending = attacker.cookies.get('verse.two_factor');
      if (pending === undefined) continue;
      for (let guess = 0; guess < 8; guess += 1) {
        // A decoy cookie, with a different value each time, precedes the real one.
        const cookie = `x.two_factor=${round}-${guess}; verse.two_factor=${pending}; two_factor=${guess}`;
        const answer = await town.api.call('/api/signin/two-factor', {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ code: String(100_000 + round * 8 + guess) }),
        });
        if (answer.status === 401 && (await failuresOf(town)) > reached) reached = await failuresOf(town);
        expect(answer.headers.getSetCookie().filter((line) => line.startsWith(`${COOKIE}=`))).toEqual([]);
        tries += 1;
      }
    }
    process.stdout.write(`R15 codes of the second factor: ${tries} guesses, ${reached} judged\n`);
    expect(reached).toBeLessThanOrEqual(10);
  });
});

describe('a code of the app', () => {
  const withTwoFactor = async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const { secret } = (await (await mia.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
      secret: string;
    };
    await mia.post('/api/me/two-factor/confirm', { code: codeOf(secret) });
    const enter = async (code: string) => {
      const visitor = town.visitor();
      await visitor.post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
      const { status } = await visitor.post('/api/signin/two-factor', { code });
      return { status, isIn: (await visitor.session()).user !== null };
    };
    return { town, mia, secret, enter };
  };

  // @proves R15 GAP-065
  it('signs in once: a second use with the password is rejected', async () => {
    const { town, secret, enter } = await withTwoFactor();
    const code = codeOf(secret);
    expect(await enter(code)).toEqual({ status: 200, isIn: true });
    for (let again = 0; again < 3; again += 1) expect(await enter(code)).toEqual({ status: 401, isIn: false });
    // Only Mia's session and the first browser's session are open, because a rejected sign-in leaves none behind.
    expect(await town.api.store.db.collection('auth_session').countDocuments({})).toBe(2);
  });

  // @proves GAP-065
  it('is still required while it is being set up a second time', async () => {
    const { mia, secret, enter } = await withTwoFactor();
    expect((await mia.post('/api/me/two-factor', { password: PASSWORD })).status).toBe(409);
    expect(await enter(codeOf(secret))).toEqual({ status: 200, isIn: true });
  });
});

const failuresOf = async (town: Town) =>
  (await town.api.store.db.collection<{ _id: string; failedVerificationCount?: number }>('auth_twoFactor').findOne({}))
    ?.failedVerificationCount ?? 0;
