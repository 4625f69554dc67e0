import { startTown, tokenOf } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

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
    // Opening the link again changes nothing and returns a message saying so, whether or not the visitor is signed in.
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

  // @proves SCR-06 R14
  it('signs in by the emailed link in the browser that signed up, and in no other', async () => {
    const town = await startTown();
    const ada = town.visitor();
    const other = town.visitor();
    await ada.post('/api/signup', ADA);
    const token = tokenOf((await town.mails())[0]);
    const elsewhere = await other.post('/api/verify-email', { token });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([200, { choosePassword: true }]);
    expect([(await other.session()).user, (await ada.session()).user]).toEqual([null, null]);
    const answer = await ada.post('/api/verify-email', { token });
    expect([answer.status, await answer.json()]).toMatchObject([200, { choosePassword: false, email: ADA.email }]);
    expect((await ada.session()).user).toMatchObject({ email: ADA.email, emailVerified: true });
    expect((await ada.get('/api/me')).status).toBe(200);
    // The session ends like any other.
    expect((await ada.post('/api/signout')).status).toBe(204);
    expect((await ada.session()).user).toBeNull();
    expect((await ada.post('/api/verify-email', { token })).status).toBe(410);
    expect((await ada.session()).user).toBeNull();
  });

  // @proves SCR-06 R14
  it('keeps the session of another member who is signed in where the link is opened', async () => {
    const town = await startTown();
    const browser = await town.resident('member', 'bea@example.org');
    await browser.post('/api/signup', ADA);
    const mail = (await town.mails()).find(({ to }) => to === ADA.email);
    expect((await browser.post('/api/verify-email', { token: tokenOf(mail) })).status).toBe(200);
    expect((await browser.session()).user).toMatchObject({ email: 'bea@example.org' });
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
  it('can be repeated until the address is verified: the newest counts, and only the mailbox decides', async () => {
    const town = await startTown();
    const eve = town.visitor();
    const ada = town.visitor();
    await eve.post('/api/signup', { ...ADA, password: 'Another-4-Word!' });
    await eve.signIn(ADA.email, 'Another-4-Word!');
    const stale = tokenOf((await town.mails())[0]);
    await ada.post('/api/signup', ADA);
    expect((await eve.session()).user).toBeNull();
    expect((await eve.post('/api/verify-email', { token: stale })).status).toBe(410);
    const token = tokenOf((await town.mails())[0]);
    // In another browser, nothing changes until a password is chosen.
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
      email: ADA.email,
      isNewMember: true,
    });
    await town.visitor().signIn(ADA.email, ADA.password);
    expect((await town.visitor().post('/api/reset-password', { token, newPassword: 'Fresh-5-Start!' })).status).toBe(
      410,
    );
  });

  // @proves GAP-032 R15
  it('allows no second factor and no change of email before verification, and is deleted after 48 hours', async () => {
    const town = await startTown();
    const ada = town.visitor();
    const zoe = town.visitor();
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
  it('creates one account from twenty concurrent sign-ups, and responds to all alike', async () => {
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

  // @proves VAL-02 GAP-033 C-08 R9
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
  ])('rejects %s and names the field', async (_title, form, field) => {
    const town = await startTown();
    const answer = await town.visitor().post('/api/signup', form);
    const body = (await answer.json()) as { fields: Record<string, string> };
    expect([answer.status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await town.api.store.db.collection('auth_user').countDocuments({})).toBe(0);
  });

  // @proves GAP-033 C-08 R19
  it('accepts a password of six characters, stores only its hash, and rejects a body of a megabyte', async () => {
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
