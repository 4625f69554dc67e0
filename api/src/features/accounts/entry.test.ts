import { PASSWORD, startTown, tokenOf } from '../../../test/people';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const ADA = { lastname: 'Lovelace', firstname: 'Ada', email: 'ada@example.org', password: 'Lanterns-4-Sale!' };

describe('sign-up', () => {
  it('makes an account, with the consent on record, and mails a link that verifies it once [SUP-12, GAP-032, GAP-040, GAP-084, GAP-085, R22]', async () => {
    const town = await startTown();
    const visitor = town.visitor();
    const answer = await visitor.post('/api/signup', ADA);
    expect([answer.status, await answer.json()]).toEqual([201, { message: 'Check your inbox to verify your e-mail.' }]);
    const users = town.api.store.db.collection<{ _id: string; terms: { version: string; agreedAt: Date }; role: string }>('auth_user');
    const user = await users.findOne({ email: ADA.email });
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', emailVerified: false, role: 'member', terms: { agreedAt: expect.any(Date) } });

    const [mail] = await town.mails();
    expect(mail).toMatchObject({ to: ADA.email, subject: 'Verify your e-mail' });
    expect(mail!.action!.url).toMatch(/^http:\/\/localhost:3000\/email-verified\?token=[\w-]{43}$/);
    const token = tokenOf(mail);
    await visitor.signIn(ADA.email, ADA.password);
    expect((await visitor.session()).user).toMatchObject({ email: ADA.email, emailVerified: false });
    expect((await visitor.get(`/email-verified?token=${token}`)).status).toBe(404);
    expect((await visitor.post('/api/verify-email', { token })).status).toBe(200);
    expect((await visitor.session()).user).toMatchObject({ emailVerified: true });
    expect((await visitor.post('/api/verify-email', { token })).status).toBe(410);
  });

  it('answers alike for an address that has an account, whose owner gets a notice [GAP-032, R15]', async () => {
    const town = await startTown();
    const first = await town.visitor().post('/api/signup', ADA);
    await town.mails();
    const second = await town.visitor().post('/api/signup', { ...ADA, firstname: 'Eve', password: 'Another-4-Word!' });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    const namesOf = (response: Response) => [...response.headers.keys()].filter((name) => !/ratelimit/.test(name));
    expect(namesOf(second)).toEqual(namesOf(first));
    expect(await town.mails()).toMatchObject([{ to: ADA.email, subject: 'You already have an account' }]);
    await town.visitor().signIn(ADA.email, ADA.password);
    expect((await town.visitor().post('/api/signin', { email: ADA.email, password: 'Another-4-Word!' })).status).toBe(401);
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
    ['the own name as password', { ...ADA, password: 'Lovelace1' }, 'password'],
    ['a role of one\'s own choice', { ...ADA, role: 'admin' }, 'request'],
    ['a proof of one\'s own', { ...ADA, emailVerified: true }, 'request'],
    ['an id of one\'s own', { ...ADA, id: '1' }, 'request'],
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
    const [kept] = await town.api.store.db.collection<{ _id: string; password: string }>('auth_account').find({}).toArray();
    expect(kept!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await town.visitor().post('/api/signup', { ...ADA, password: 'x'.repeat(1_000_000) })).status).toBe(413);
  });
});

describe('sign-in', () => {
  it('gives a cookie that no script can read, and a new session each time [SIN-12, GAP-034, R14]', async () => {
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

  it('ties the cookie to its host and to https where the site has https [R14, R17]', async () => {
    const town = await startTown({ PUBLIC_ORIGIN: 'https://verse.example' });
    await town.resident('member', 'mia@example.org');
    const answer = await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-verse\.session_token=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/Domain=/i);
  });

  it('refuses a wrong password and an unknown address in the same words [SIN-09, GAP-034, R15]', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    const wrong = await town.visitor().post('/api/signin', { email: 'mia@example.org', password: 'not-the-one' });
    const unknown = await town.visitor().post('/api/signin', { email: 'nobody@example.org', password: 'not-the-one' });
    const [one, two] = [await wrong.json(), await unknown.json()] as Record<string, unknown>[];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...one, requestId: '' }).toEqual({ ...two, requestId: '' });
    expect(one).toMatchObject({ message: 'Invalid credentials.', fields: { password: 'Invalid credentials.' } });
  });

  it('lets nobody guess more than ten times an hour, from any address, and lets the owner back in by mail [GAP-034, R15]', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    let reached = 0;
    for (let guess = 0; guess < 40; guess += 1) {
      const answer = await town.visitor({ 'x-forwarded-for': `203.0.113.${guess}` }).post('/api/signin', { email: 'mia@example.org', password: `guess-${guess}` });
      if (answer.status === 401) reached += 1;
      else expect(answer.status).toBe(429);
    }
    expect(reached).toBe(10);
    expect((await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(429);

    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const mails = await town.mails();
    const token = tokenOf(mails.find(({ subject }) => subject === 'Reset your password'));
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' })).status).toBe(200);
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
    expect(session).toEqual({ user: { id: expect.any(String), firstName: 'Ada', lastName: 'Tester', email: 'mia@example.org', role: 'member', emailVerified: true }, isRecent: true, theme: null });
  });

  it('keeps no session token readable in the store [R20]', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const [raw] = decodeURIComponent(mia.cookies.get('verse.session_token')!).split('.');
    const sessions = await town.api.store.db.collection<{ _id: string; token: string }>('auth_session').find({}).toArray();
    expect(sessions.map(({ token }) => token.startsWith('h:'))).toEqual([true]);
    expect(JSON.stringify(sessions)).not.toContain(raw);
  });
});

describe('sign-out', () => {
  it('ends the session on the server, not only in the browser [GAP-047, R14]', async () => {
    const town = await startTown();
    const mia = await town.resident('member');
    const kept = new Map(mia.cookies);
    expect((await mia.post('/api/signout')).status).toBe(204);
    expect(mia.cookies.size).toBe(0);
    for (const [name, value] of kept) mia.cookies.set(name, value);
    expect((await mia.get('/api/me')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses; only the known one gets a mail [FGT-04, GAP-037, R15]', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    const known = await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const unknown = await town.visitor().post('/api/forgot-password', { email: 'nobody@example.org' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await town.mails()).map(({ to }) => to)).toEqual(['mia@example.org']);
    expect((await town.visitor().post('/api/forgot-password', { email: ' ' })).status).toBe(400);
  });

  it('is replaced once by the link, which ends every session [RST-02, RST-03, GAP-038, VAL-06, R22]', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const token = tokenOf((await town.mails())[0]);
    for (const weak of ['Abcdef1', '12345678!', 'Abcdefg!', 'Abcdefg1']) {
      const answer = await town.visitor().post('/api/reset-password', { token, newPassword: weak });
      expect([answer.status, ((await answer.json()) as { fields: object }).fields]).toEqual([400, { newPassword: 'Password must be at least 8 characters and include letters, numbers, and a special character.' }]);
    }
    const visitor = town.visitor();
    const race = await Promise.all([visitor.post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' }), town.visitor().post('/api/reset-password', { token, newPassword: 'Other-5-Start!' })]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await mia.get('/api/me')).status).toBe(401);
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Third-5-Start!' })).status).toBe(410);
    expect((await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(401);
  });

  it('is not replaced by a link that is old, forged or meant for something else [GAP-038, R22]', async () => {
    const town = await startTown();
    await town.visitor().post('/api/signup', ADA);
    await town.resident('member', 'mia@example.org');
    const verification = tokenOf((await town.mails())[0]);
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    const token = tokenOf((await town.mails())[0]);
    for (const wrong of [verification, token.slice(0, -1), `${token}x`, 'x'.repeat(43)]) {
      expect((await town.visitor().post('/api/reset-password', { token: wrong, newPassword: 'Fresh-5-Start!' })).status).toBe(410);
    }
    town.clock.now = new Date(town.clock.now.getTime() + 61 * 60_000);
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' })).status).toBe(410);
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

  it('writes links from the configuration, whatever the request says about its host [R22]', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    await town.visitor({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }).post('/api/forgot-password', { email: 'mia@example.org' });
    expect((await town.mails())[0]!.action!.url).toMatch(/^http:\/\/localhost:3000\//);
  });

  it('sends at most five mails an hour to one address, and one verification a minute [GAP-039, R22]', async () => {
    const town = await startTown();
    await town.visitor().post('/api/signup', ADA);
    for (let time = 0; time < 9; time += 1) expect((await town.visitor().post('/api/resend-verification', { email: ADA.email })).status).toBe(202);
    expect(await town.mails()).toHaveLength(2);
    for (let time = 0; time < 9; time += 1) await town.visitor().post('/api/forgot-password', { email: ADA.email });
    expect(await town.mails()).toHaveLength(3);
  });
});
