import { PASSWORD, startTown, tokenOf } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const ADA = { lastname: 'Lovelace', firstname: 'Ada', email: 'ada@example.org', password: 'Lanterns-4-Sale!' };

describe('sign-in', () => {
  // @proves SIN-12 GAP-034 R14
  it('gives a cookie that no script can read, and a new session each time', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    const visitor = town.visitor();
    visitor.cookies.set('verse.session_token', 'fixed-by-somebody-else');
    const answer = await visitor.post('/api/signin', { email: 'MIA@example.org', password: PASSWORD });
    expect([answer.status, await answer.json()]).toEqual([200, { twoFactor: false }]);
    const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('verse.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//i);
    expect(visitor.cookies.get('verse.session_token')).not.toContain('fixed-by');
    const again = await town.visitor().signIn('mia@example.org');
    expect(again.cookies.get('verse.session_token')).not.toBe(visitor.cookies.get('verse.session_token'));
  });

  // @proves R14 R17
  it('limits the cookie to its host, and to https where the site has https', async () => {
    const town = await startTown({ PUBLIC_ORIGIN: 'https://verse.example' });
    await town.resident('member', 'mia@example.org');
    const answer = await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-verse\.session_token=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/Domain=/i);
  });

  // @proves SIN-09 GAP-034 R15
  it('refuses a wrong password and an unknown address in the same words', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    const wrong = await town.visitor().post('/api/signin', { email: 'mia@example.org', password: 'not-the-one' });
    const unknown = await town.visitor().post('/api/signin', { email: 'nobody@example.org', password: 'not-the-one' });
    const one = (await wrong.json()) as Record<string, unknown>;
    const two = (await unknown.json()) as Record<string, unknown>;
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...one, requestId: '' }).toEqual({ ...two, requestId: '' });
    expect(one).toMatchObject({ message: 'Invalid credentials.', fields: { password: 'Invalid credentials.' } });
  });

  // @proves GAP-034 R15
  it('allows ten guesses an hour from anywhere, and lets the owner back in by mail', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    let reached = 0;
    for (let guess = 0; guess < 40; guess += 1) {
      const answer = await town
        .visitor({ 'x-forwarded-for': `203.0.113.${guess}` })
        .post('/api/signin', { email: 'mia@example.org', password: `guess-${guess}` });
      if (answer.status === 401) reached += 1;
      else expect(answer.status).toBe(429);
    }
    expect(reached).toBe(10);
    expect((await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(
      429,
    );

    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const mails = await town.mails();
    const token = tokenOf(mails.find(({ subject }) => subject === 'Reset your password'));
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' })).status).toBe(
      200,
    );
    await town.visitor().signIn('mia@example.org', 'Fresh-5-Start!');
  });

  // @proves GAP-035 C-04 R9
  it('returns the signed-in person, and null for a guest or a forged cookie', async () => {
    const town = await startTown();
    const guest = town.visitor();
    expect(await guest.session()).toEqual({ user: null, isRecent: false, hasCart: false, theme: null });
    guest.cookies.set('verse.session_token', 'forged.signature');
    expect(await guest.session()).toEqual({ user: null, isRecent: false, hasCart: false, theme: null });
    const mia = await town.resident('member', 'mia@example.org');
    const session = await mia.session();
    expect(session).toEqual({
      user: {
        id: expect.any(String),
        firstName: 'Ada',
        lastName: 'Tester',
        email: 'mia@example.org',
        role: 'member',
        emailVerified: true,
        picture: null,
      },
      isRecent: true,
      hasCart: false,
      theme: null,
    });
  });

  // @proves R20
  it('keeps no session token readable in the store', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const [raw] = mia.cookies.get('verse.session_token')!.split('.');
    const sessions = await town.api.store.db
      .collection<{ _id: string; token: string }>('auth_session')
      .find({})
      .toArray();
    expect(sessions.map(({ token }) => token.startsWith('h:'))).toEqual([true]);
    expect(JSON.stringify(sessions)).not.toContain(raw);
  });
});

describe('sign-out', () => {
  // @proves GAP-047 R14
  it('ends the session on the server, not only in the browser', async () => {
    const town = await startTown();
    const mia = await town.resident('member');
    const kept = new Map(mia.cookies);
    expect((await mia.post('/api/signout')).status).toBe(204);
    expect([...mia.cookies.keys()]).toEqual(['verse.device']);
    for (const [name, value] of kept) mia.cookies.set(name, value);
    expect((await mia.get('/api/me')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  // @proves FGT-04 GAP-037 R15
  it('gets the same response for known and unknown addresses; only a known one gets an email', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    const known = await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const unknown = await town.visitor().post('/api/forgot-password', { email: 'nobody@example.org' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await town.mails()).map(({ to }) => to)).toEqual(['mia@example.org']);
    expect((await town.visitor().post('/api/forgot-password', { email: ' ' })).status).toBe(400);
  });

  // @proves RST-02 RST-03 GAP-038 VAL-06 R22
  it('is replaced once by the link, which ends every session', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const token = tokenOf((await town.mails())[0]);
    for (const weak of ['Abcdef1', '12345678!', 'Abcdefg!', 'Abcdefg1']) {
      const answer = await town.visitor().post('/api/reset-password', { token, newPassword: weak });
      expect([answer.status, ((await answer.json()) as { fields: object }).fields]).toEqual([
        400,
        {
          newPassword: 'Password must be at least 8 characters and include letters, numbers, and a special character.',
        },
      ]);
    }
    const common = await town.visitor().post('/api/reset-password', { token, newPassword: 'Password1!' });
    expect([common.status, await common.json()]).toMatchObject([
      400,
      { fields: { newPassword: 'This password is too common. Please choose another one.' } },
    ]);
    const visitor = town.visitor();
    const race = await Promise.all([
      visitor.post('/api/reset-password', { token, newPassword: 'Abcdef1!' }),
      town.visitor().post('/api/reset-password', { token, newPassword: 'Other-5-Start!' }),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await mia.get('/api/me')).status).toBe(401);
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Third-5-Start!' })).status).toBe(
      410,
    );
    expect((await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(
      401,
    );
  });

  // @proves GAP-038 R22
  it('is not replaced by a link that is old, forged or meant for something else', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await mia.post('/api/me/email', { email: 'new@example.org', password: PASSWORD });
    const move = tokenOf((await town.mails())[0]);
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const token = tokenOf((await town.mails())[0]);
    for (const wrong of [move, token.slice(0, -1), `${token}x`, 'x'.repeat(43)]) {
      expect(
        (await town.visitor().post('/api/reset-password', { token: wrong, newPassword: 'Fresh-5-Start!' })).status,
      ).toBe(410);
    }
    town.clock.now = new Date(town.clock.now.getTime() + 61 * 60_000);
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' })).status).toBe(
      410,
    );
  });

  // @proves GAP-038 R22
  it('has a link that can be checked without being used up', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const works = async (token: string) => {
      const answer = await town.visitor().post('/api/reset-password/check', { token });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      return ((await answer.json()) as { works: boolean }).works;
    };
    await mia.post('/api/me/email', { email: 'new@example.org', password: PASSWORD });
    const move = tokenOf((await town.mails())[0]);
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const token = tokenOf((await town.mails())[0]);
    for (const wrong of [move, token.slice(0, -1), 'x'.repeat(43), '../']) expect(await works(wrong)).toBe(false);
    for (let again = 0; again < 3; again += 1) expect(await works(token)).toBe(true);
    await town.visitor().post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' });
    expect(await works(token)).toBe(false);
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const next = tokenOf((await town.mails()).find(({ action }) => action?.url.includes('/reset-password')));
    expect(await works(next)).toBe(true);
    town.clock.now = new Date(town.clock.now.getTime() + 61 * 60_000);
    expect(await works(next)).toBe(false);
  });

  // @proves GAP-038
  it('has no guessable link: requests for links share the attempts of the sign-in', async () => {
    const town = await startTown({ LIMIT_ENTRIES_PER_15_MINUTES: '3' });
    const visitor = town.visitor();
    const ask = async () => (await visitor.post('/api/reset-password/check', { token: 'x'.repeat(43) })).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    expect((await visitor.post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(429);
  });

  // @proves C-01
  it('may be changed without a link for a quarter of an hour after signing in, never by a guest', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    expect((await town.visitor().post('/api/reset-password', { newPassword: 'Fresh-5-Start!' })).status).toBe(410);
    expect((await mia.post('/api/reset-password', { newPassword: 'Fresh-5-Start!' })).status).toBe(200);
    expect((await mia.session()).user?.email).toBe('mia@example.org');
    town.clock.now = new Date(town.clock.now.getTime() + 16 * 60_000);
    expect((await mia.post('/api/reset-password', { newPassword: 'Fresh-6-Start!' })).status).toBe(410);
  });

  // @proves R22
  it('writes links from the configuration, whatever host the request names', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    await town
      .visitor({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' })
      .post('/api/forgot-password', { email: 'mia@example.org' });
    expect((await town.mails())[0]!.action!.url).toMatch(/^http:\/\/localhost:3000\//);
  });

  // @proves GAP-039 R22
  it('sends at most five mails an hour to one address, and one verification a minute', async () => {
    const town = await startTown();
    await town.visitor().post('/api/signup', ADA);
    for (let time = 0; time < 9; time += 1)
      expect((await town.visitor().post('/api/resend-verification', { email: ADA.email })).status).toBe(202);
    expect(await town.mails()).toHaveLength(2);
    for (let time = 0; time < 9; time += 1) await town.visitor().post('/api/forgot-password', { email: ADA.email });
    expect(await town.mails()).toHaveLength(3);
  });
});
