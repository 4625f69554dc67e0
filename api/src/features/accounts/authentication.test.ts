import { PASSWORD, startTown, tokenOf } from '../../../test/people';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const ADA = { lastname: 'Lovelace', firstname: 'Ada', email: 'ada@example.org', password: 'Lanterns-4-Sale!' };

describe('sign-up', () => {
  // @proves SUP-12 GAP-032 GAP-040 GAP-084 GAP-085 R22
  it('makes an account, with the consent on record, and mails a link that verifies it once', async () => {
    const town = await startTown();
    const visitor = town.visitor();
    const answer = await visitor.post('/api/signup', ADA);
    expect([answer.status, await answer.json()]).toEqual([201, { message: 'Check your inbox to verify your e-mail.' }]);
    const users = town.api.store.db.collection<{
      _id: string;
      terms: { version: string; agreedAt: Date };
      role: string;
    }>('auth_user');
    const user = await users.findOne({ email: ADA.email });
    expect(user).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      emailVerified: false,
      role: 'member',
      terms: { agreedAt: expect.any(Date) },
    });

    const [mail] = await town.mails();
    expect(mail).toMatchObject({ to: ADA.email, subject: 'Verify your email' });
    expect(mail!.action!.url).toMatch(/^http:\/\/localhost:3000\/email-verified\?token=[\w-]{43}$/);
    const token = tokenOf(mail);
    await visitor.signIn(ADA.email, ADA.password);
    expect((await visitor.session()).user).toMatchObject({ email: ADA.email, emailVerified: false });
    expect((await visitor.get(`/email-verified?token=${token}`)).status).toBe(404);
    expect((await visitor.post('/api/verify-email', { token })).status).toBe(200);
    expect((await visitor.session()).user).toMatchObject({ emailVerified: true });
    // A second opening changes nothing, and says so to whoever holds the link, signed in or not.
    for (const again of [visitor, town.visitor()]) {
      const answer = await again.post('/api/verify-email', { token });
      expect([answer.status, await answer.json()]).toMatchObject([
        410,
        { code: 'already-verified', message: 'This email is already verified.' },
      ]);
    }
    for (const forged of ['x'.repeat(43), token.toLowerCase()])
      expect(await (await visitor.post('/api/verify-email', { token: forged })).json()).toMatchObject({ code: 'gone' });
    town.clock.now = new Date(town.clock.now.getTime() + 61 * 60_000);
    expect(await (await visitor.post('/api/verify-email', { token })).json()).toMatchObject({ code: 'gone' });
  });

  // @proves GAP-032 R15
  it('answers alike for an address that has an account, whose owner gets a notice', async () => {
    const town = await startTown();
    const ada = town.visitor();
    const first = await ada.post('/api/signup', ADA);
    await ada.post('/api/verify-email', { token: tokenOf((await town.mails())[0]) });
    const second = await town.visitor().post('/api/signup', { ...ADA, firstname: 'Eve', password: 'Another-4-Word!' });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    const namesOf = (response: Response) => [...response.headers.keys()].filter((name) => !/ratelimit/.test(name));
    expect(namesOf(second)).toEqual(namesOf(first));
    expect(await town.mails()).toMatchObject([{ to: ADA.email, subject: 'You already have an account' }]);
    await town.visitor().signIn(ADA.email, ADA.password);
    expect((await town.visitor().post('/api/signin', { email: ADA.email, password: 'Another-4-Word!' })).status).toBe(
      401,
    );
  });

  // @proves GAP-032 GAP-040 R15
  it('is one among others until the address is proved: the newest counts, and only the mailbox decides', async () => {
    const town = await startTown();
    const [eve, ada] = [town.visitor(), town.visitor()];
    await eve.post('/api/signup', { ...ADA, password: 'Another-4-Word!' });
    await eve.signIn(ADA.email, 'Another-4-Word!');
    const stale = tokenOf((await town.mails())[0]);
    await ada.post('/api/signup', ADA);
    expect((await eve.session()).user).toBeNull();
    expect((await eve.post('/api/verify-email', { token: stale })).status).toBe(410);
    const token = tokenOf((await town.mails())[0]);
    // In another browser nothing happens before a password is chosen.
    for (const browser of [eve, town.visitor()]) {
      const answer = await browser.post('/api/verify-email', { token });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { message: 'Please choose a password to finish your sign-up.', choosePassword: true },
      ]);
    }
    expect(await town.api.store.db.collection('auth_user').findOne({ email: ADA.email })).toMatchObject({
      emailVerified: false,
    });
    expect(await (await ada.post('/api/verify-email', { token })).json()).toEqual({
      message: 'Email Verified Successfully',
      choosePassword: false,
    });
    await town.visitor().signIn(ADA.email, ADA.password);
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' })).status).toBe(
      410,
    );
  });

  // @proves GAP-032 R15
  it('lets nobody set up a second factor or move the account before the address is proved, and is forgotten after 48 hours', async () => {
    const town = await startTown();
    const [ada, zoe] = [town.visitor(), town.visitor()];
    await ada.post('/api/signup', ADA);
    await zoe.post('/api/signup', { ...ADA, email: 'zoe@example.org' });
    await ada.signIn(ADA.email, ADA.password);
    const tries = [
      ['/api/me/two-factor', { password: ADA.password }],
      ['/api/me/email', { email: 'new@example.org', password: ADA.password }],
    ] as const;
    for (const [path, body] of tries) expect([path, (await ada.post(path, body)).status]).toEqual([path, 403]);
    const mails = await town.mails();
    expect(
      mails.map(({ greeting, paragraphs }) => [greeting, /delete the sign-up after 48 hours/.test(paragraphs.join())]),
    ).toEqual([
      ['Hello,', true],
      ['Hello,', true],
    ]);
    await zoe.post('/api/verify-email', { token: tokenOf(mails.find(({ to }) => to === 'zoe@example.org')) });
    const signedUp = town.clock.now.getTime();
    town.clock.now = new Date(signedUp + 47 * 3_600_000);
    expect(await town.api.background.run('erase-accounts')).toBe(0);
    town.clock.now = new Date(signedUp + 49 * 3_600_000);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    expect(await town.api.store.db.collection('auth_user').find({}).toArray()).toMatchObject([
      { email: 'zoe@example.org' },
    ]);
  });

  // @proves GAP-032 R15
  it('makes one account of twenty sign-ups at the same moment, and answers all alike', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => town.visitor().post('/api/signup', ADA)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await town.api.store.db.collection('auth_user').countDocuments({})).toBe(1);
    const [mail] = (await town.mails()).toReversed();
    const ada = town.visitor();
    expect(
      (await ada.post('/api/reset-password', { token: tokenOf(mail), newPassword: 'Fresh-5-Start!' })).status,
    ).toBe(200);
    expect((await ada.session()).user).toMatchObject({ email: ADA.email, emailVerified: true });
  });

  it.each([
    ['no last name', { ...ADA, lastname: '  ' }, 'lastname'],
    ['no first name', { ...ADA, firstname: undefined }, 'firstname'],
    ['no address', { ...ADA, email: '' }, 'email'],
    ['half an address', { ...ADA, email: 'ada@example' }, 'email'],
    ['an operator for an address', { ...ADA, email: { $ne: null } }, 'email'],
    ['letters that look like others', { ...ADA, email: 'аda@example.org' }, 'email'],
    ['five characters', { ...ADA, password: '1a!b2' }, 'password'],
    ['a password everybody tries', { ...ADA, password: 'Password12' }, 'password'],
    ['the same with all that a rule asks for', { ...ADA, password: 'Password1!' }, 'password'],
    ['another one, dressed up', { ...ADA, password: 'P@ssw0rd12#' }, 'password'],
    ['a password of the lists of stolen ones', { ...ADA, password: 'summer' }, 'password'],
    ['another of them, in capitals', { ...ADA, password: 'QWE123' }, 'password'],
    ['one character over and over', { ...ADA, password: 'aaaaaa' }, 'password'],
    ['keys in a row', { ...ADA, password: '345678' }, 'password'],
    ['the own name as password', { ...ADA, password: 'Lovelace1' }, 'password'],
    ["a role of one's own choice", { ...ADA, role: 'admin' }, 'request'],
    ["a proof of one's own", { ...ADA, emailVerified: true }, 'request'],
    ["an id of one's own", { ...ADA, id: '1' }, 'request'],
  ])('refuses %s and says which field [VAL-02, GAP-033, C-08, R9]', async (_title, form, field) => {
    const town = await startTown();
    const answer = await town.visitor().post('/api/signup', form);
    const body = (await answer.json()) as { fields: Record<string, string> };
    expect([answer.status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await town.api.store.db.collection('auth_user').countDocuments({})).toBe(0);
  });

  it('takes six characters, keeps no password readable, and refuses a body of a megabyte [GAP-033, C-08, R19]', async () => {
    const town = await startTown();
    expect((await town.visitor().post('/api/signup', { ...ADA, password: 'tR5?u_' })).status).toBe(201);
    const [kept] = await town.api.store.db
      .collection<{ _id: string; password: string }>('auth_account')
      .find({})
      .toArray();
    expect(kept!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await town.visitor().post('/api/signup', { ...ADA, password: 'x'.repeat(1_000_000) })).status).toBe(413);
  });
});

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
  it('ties the cookie to its host and to https where the site has https', async () => {
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
    const [one, two] = [await wrong.json(), await unknown.json()] as Record<string, unknown>[];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...one, requestId: '' }).toEqual({ ...two, requestId: '' });
    expect(one).toMatchObject({ message: 'Invalid credentials.', fields: { password: 'Invalid credentials.' } });
  });

  // @proves GAP-034 R15
  it('lets nobody guess more than ten times an hour, from any address, and lets the owner back in by mail', async () => {
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

  it('says who is here, and nothing to a guest or a forged cookie [GAP-035, C-04, R9]', async () => {
    const town = await startTown();
    const guest = town.visitor();
    expect(await guest.session()).toEqual({ user: null, isRecent: false, theme: null });
    guest.cookies.set('verse.session_token', 'forged.signature');
    expect(await guest.session()).toEqual({ user: null, isRecent: false, theme: null });
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
      },
      isRecent: true,
      theme: null,
    });
  });

  // @proves R20
  it('keeps no session token readable in the store', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const [raw] = decodeURIComponent(mia.cookies.get('verse.session_token')!).split('.');
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
  it('is answered alike for known and unknown addresses; only the known one gets a mail', async () => {
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
  it('is asked for by a link that says on arrival whether it works, alike for whatever is wrong with it, and is not used by asking', async () => {
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
  it('has no link that can be guessed: whoever asks after links has the tries of one who signs in', async () => {
    const town = await startTown({ LIMIT_ENTRIES_PER_15_MINUTES: '3' });
    const visitor = town.visitor();
    const ask = async () => (await visitor.post('/api/reset-password/check', { token: 'x'.repeat(43) })).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    expect((await visitor.post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(429);
  });

  it('may be changed without a link for a quarter of an hour after signing in, never by a guest [C-01]', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    expect((await town.visitor().post('/api/reset-password', { newPassword: 'Fresh-5-Start!' })).status).toBe(410);
    expect((await mia.post('/api/reset-password', { newPassword: 'Fresh-5-Start!' })).status).toBe(200);
    expect((await mia.session()).user?.email).toBe('mia@example.org');
    town.clock.now = new Date(town.clock.now.getTime() + 16 * 60_000);
    expect((await mia.post('/api/reset-password', { newPassword: 'Fresh-6-Start!' })).status).toBe(410);
  });

  // @proves R22
  it('writes links from the configuration, whatever the request says about its host', async () => {
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
