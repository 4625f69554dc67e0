import { codeOf } from '../../../test/authenticator';
import { PASSWORD, startTown, tokenOf, type Town, type Visitor } from '../../../test/people';
import { formOf } from '../../../test/publishing';
import { cookieOf } from '../../../test/seeded-api';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const DAY_MS = 86_400_000;

async function withTwoFactor(town: Town, email: string) {
  const mia = await town.resident('member', email);
  const setup = (await (await mia.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
    secret: string;
    qr: string;
    recoveryCodes: string[];
  };
  const confirmed = await mia.post('/api/me/two-factor/confirm', { code: codeOf(setup.secret) });
  return { mia, setup, confirmed };
}

describe('the own account', () => {
  // @proves SET-12 SET-13 SET-14
  it('starts with notifications on, two-factor off and the dark theme', async () => {
    const mia = await (await startTown()).resident('member');
    expect(await (await mia.get('/api/me')).json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Tester',
      middleName: null,
      age: null,
      sex: null,
      phone: null,
      notifications: true,
      twoFactor: false,
      theme: 'dark',
      notificationEvents: { posts: true, suggestions: true },
    });
  });

  // @proves SET-02 SET-08 GAP-065 GAP-083
  it('keeps what is changed, section by section, and leaves the rest', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await mia.patch('/api/me', { firstName: 'Mia', middleName: 'Q', age: 31, sex: 'other', phone: '+44 20 7946-0958' });
    await mia.patch('/api/me', { theme: 'light', notificationEvents: { suggestions: false } });
    const again = await town.visitor().signIn('mia@example.org');
    expect(await (await again.get('/api/me')).json()).toMatchObject({
      firstName: 'Mia',
      lastName: 'Tester',
      middleName: 'Q',
      age: 31,
      sex: 'other',
      phone: '+442079460958',
      theme: 'light',
      notificationEvents: { posts: true, suggestions: false },
    });
    expect(await (await mia.patch('/api/me', { middleName: null, age: null })).json()).toMatchObject({
      middleName: null,
      age: null,
    });
  });

  // @proves GAP-083 SET-05 R9 R11
  it.each([
    ['an age of 999', { age: 999 }, 'age'],
    ['an age of 15', { age: 15 }, 'age'],
    ['half a year', { age: 20.5 }, 'age'],
    ['a phone of letters', { phone: 'call me' }, 'phone'],
    ['an unknown theme', { theme: 'neon' }, 'theme'],
    ['an empty first name', { firstName: ' ' }, 'firstName'],
    ['a line break in a name', { lastName: 'A\r\nBcc: x@example.org' }, 'lastName'],
    ['another role', { role: 'admin' }, 'request'],
    ['a proof of the address', { emailVerified: true }, 'request'],
    ['another id', { id: 'x', _id: 'x' }, 'request'],
    ['an end of the suspension', { suspended: false }, 'request'],
    ['a prototype', JSON.parse('{"__proto__":{"role":"admin"}}') as object, 'request'],
  ])('refuses %s and changes nothing', async (_title, change, field) => {
    const mia = await (await startTown()).resident('member');
    const before = await (await mia.get('/api/me')).json();
    const answer = await mia.patch('/api/me', change);
    expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([400, [field]]);
    expect(await (await mia.get('/api/me')).json()).toEqual(before);
  });

  // @proves SET-10 GAP-066 R14
  it('takes a new password for the current one, and ends all other sessions', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const elsewhere = await town.visitor().signIn('mia@example.org');
    const wrong = await mia.post('/api/me/password', { password: 'not-the-one', newPassword: 'Fresh-5-Start!' });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { fields: { password: 'The current password is incorrect.' } },
    ]);
    const weak = await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Abcdefg1' });
    expect(await weak.json()).toMatchObject({
      fields: {
        newPassword: 'Password must be at least 8 characters and include letters, numbers, and a special character.',
      },
    });
    expect((await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Fresh-5-Start!' })).status).toBe(
      200,
    );
    expect([(await mia.get('/api/me')).status, (await elsewhere.get('/api/me')).status]).toEqual([200, 401]);
    await town.visitor().signIn('mia@example.org', 'Fresh-5-Start!');
  });

  // @proves SET-07 R22
  it('moves to a new address once that address was proved, by its own link only', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await town.resident('member', 'taken@example.org');
    await town.mails();
    expect((await mia.post('/api/me/email', { email: 'taken@example.org', password: PASSWORD })).status).toBe(202);
    expect(await town.mails()).toEqual([]);
    await mia.post('/api/me/email', { email: 'New@Example.org', password: PASSWORD });
    const [mail] = await town.mails();
    expect(mail!.to).toBe('new@example.org');
    expect((await mia.session()).user?.email).toBe('mia@example.org');
    expect((await town.visitor().post('/api/verify-email', { token: tokenOf(mail) })).status).toBe(200);
    expect((await mia.session()).user?.email).toBe('new@example.org');
    // Whoever has the old mailbox learns of it there, though its mails of this hour are used up.
    for (let time = 0; time < 6; time += 1)
      await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    expect(await town.mails()).toMatchObject([
      {
        to: 'mia@example.org',
        subject: 'Your email was changed',
        paragraphs: [expect.stringContaining('new@example.org'), expect.any(String)],
      },
    ]);
  });

  // @proves R22 GAP-066
  it('is told of what was done with its password, however many mails somebody else has asked for', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    for (let time = 0; time < 9; time += 1)
      await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    expect(await town.mails()).toHaveLength(5);
    await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Fresh-5-Start!' });
    await mia.post('/api/me/deletion', { password: 'Fresh-5-Start!', confirm: 'DELETE' });
    expect((await town.mails()).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Your account will be deleted',
    ]);
  });

  // @proves R14 GAP-067
  it('lists no session that has ended by its age, and such sessions go with what else is out of date', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await town.visitor({ 'user-agent': 'old telephone' }).signIn('mia@example.org');
    const { db } = town.api.store;
    await db
      .collection('auth_session')
      .updateOne({ userAgent: 'old telephone' }, { $set: { expiresAt: new Date(town.clock.now.getTime() - 1000) } });
    expect(await (await mia.get('/api/sessions')).json()).toHaveLength(1);
    expect(
      (JSON.parse(await (await mia.post('/api/me/export')).text()) as { sessions: object[] }).sessions,
    ).toHaveLength(1);
    await town.visitor().post('/api/signin', { email: 'mia@example.org', password: 'not-the-one' });
    await town.visitor().post('/api/forgot-password', { email: 'mia@example.org' });
    await town.mails();
    expect(await town.api.background.run('erase-accounts')).toBe(0);
    expect([
      await db.collection('auth_session').countDocuments({}),
      await db.collection('account_links').countDocuments({}),
    ]).toEqual([1, 1]);
    town.clock.now = new Date(town.clock.now.getTime() + 61 * 60_000);
    await town.api.background.run('erase-accounts');
    for (const name of ['account_links', 'account_guesses'])
      expect([name, await db.collection(name).countDocuments({})]).toEqual([name, 0]);
    expect((await mia.get('/api/me')).status).toBe(200);
  });

  // @proves R8 R14
  it("lists its sessions and ends one, or all others, but nobody else's", async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const phone = await town
      .visitor({ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18) Safari/605' })
      .signIn('mia@example.org');
    await town.visitor().signIn('mia@example.org');
    const list = (await (await mia.get('/api/sessions')).json()) as {
      id: string;
      isCurrent: boolean;
      browser: string;
    }[];
    expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    const ofPhone = list.find(({ browser }) => browser === 'Safari on iOS')!;
    const eve = await town.resident('member');
    expect((await eve.delete(`/api/sessions/${ofPhone.id}`)).status).toBe(404);
    expect((await phone.get('/api/me')).status).toBe(200);
    expect((await mia.delete(`/api/sessions/${ofPhone.id}`)).status).toBe(204);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await mia.delete('/api/sessions')).status).toBe(204);
    expect((await (await mia.get('/api/sessions')).json()) as object[]).toHaveLength(1);
  });

  // @proves R14
  it('is told by mail of a sign-in from a browser never seen before, once, whatever version it comes in later', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    await town.mails();
    for (const version of ['140.0', '140.0', '141.0.2']) {
      const firefox = {
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`,
      };
      await town.visitor(firefox).signIn('mia@example.org');
    }
    expect(
      (await town.mails()).map(({ subject, paragraphs }) => [subject, /Firefox on Linux/.test(paragraphs[0]!)]),
    ).toEqual([['New sign-in to your account', true]]);
  });
});

describe('two-factor sign-in', () => {
  // @proves SET-13 GAP-065
  it('is on after a code of the app, which is told by mail; asks for one at sign-in, and draws its own QR code', async () => {
    const town = await startTown();
    const { mia, setup, confirmed } = await withTwoFactor(town, 'mia@example.org');
    expect(confirmed.status).toBe(200);
    expect(Buffer.from(setup.qr.split(',')[1]!, 'base64').toString()).toMatch(/^<svg /);
    expect(setup.recoveryCodes.length).toBeGreaterThanOrEqual(8);
    expect(await (await mia.get('/api/me')).json()).toMatchObject({ twoFactor: true });
    expect((await town.mails()).filter(({ subject }) => subject.startsWith('Two-factor'))).toMatchObject([
      { to: 'mia@example.org', subject: 'Two-factor sign-in is on', action: { label: 'Contact us' } },
    ]);

    const visitor = town.visitor();
    const first = await visitor.post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    expect([first.status, await first.json()]).toEqual([200, { twoFactor: true }]);
    expect((await visitor.session()).user).toBeNull();
    expect((await visitor.post('/api/signin/two-factor', { code: '000000' })).status).toBe(401);
    expect((await visitor.post('/api/signin/two-factor', { code: codeOf(setup.secret) })).status).toBe(200);
    expect((await visitor.session()).user?.email).toBe('mia@example.org');
  });

  // @proves GAP-065 R15
  it('takes a recovery code once, and few guesses', async () => {
    const town = await startTown();
    const { setup } = await withTwoFactor(town, 'mia@example.org');
    const enter = async (code: string) => {
      const visitor = town.visitor();
      await visitor.post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
      return visitor.post('/api/signin/two-factor', { code });
    };
    expect((await enter(setup.recoveryCodes[0]!)).status).toBe(200);
    expect((await enter(setup.recoveryCodes[0]!)).status).toBe(401);
    const visitor = town.visitor();
    await visitor.post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    const answers: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const answer = await visitor.post('/api/signin/two-factor', { code: String(100_000 + guess) });
      expect([401, 429]).toContain(answer.status);
      answers.push(((await answer.json()) as { message: string }).message);
    }
    // After five the sign-in begins anew.
    expect(answers.filter((message) => message === 'This code is incorrect.').length).toBeLessThanOrEqual(6);
    expect(answers.at(-1)).toBe('Please sign in again.');
  });

  // @proves GAP-065
  it('is turned off, and given new recovery codes, only for the password', async () => {
    const town = await startTown();
    const { mia, setup } = await withTwoFactor(town, 'mia@example.org');
    expect((await mia.post('/api/me/two-factor/recovery-codes', { password: 'not-the-one' })).status).toBe(400);
    const renewed = (await (await mia.post('/api/me/two-factor/recovery-codes', { password: PASSWORD })).json()) as {
      recoveryCodes: string[];
    };
    expect(renewed.recoveryCodes).not.toContain(setup.recoveryCodes[0]);
    expect((await mia.delete('/api/me/two-factor', { password: 'not-the-one' })).status).toBe(400);
    await town.mails();
    expect((await mia.delete('/api/me/two-factor', { password: PASSWORD })).status).toBe(200);
    expect(await town.mails()).toMatchObject([{ to: 'mia@example.org', subject: 'Two-factor sign-in is off' }]);
    expect(
      await (await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).json(),
    ).toEqual({ twoFactor: false });
  });
});

describe('leaving', () => {
  // @proves GAP-067 R20
  it('exports everything stored about the account and nothing that opens a door', async () => {
    const mia = await (await startTown()).resident('member', 'mia@example.org');
    const answer = await mia.post('/api/me/export');
    const text = await answer.text();
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=creativity-verse-account.json');
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'mia@example.org', firstName: 'Ada' },
      sessions: [{ createdAt: expect.any(String), ipAddress: expect.stringContaining('127.0.0.1') }],
    });
    expect(text).not.toMatch(/argon2|"token"|"h:|secret/);
  });

  // @proves GAP-067 R1
  it('exports every post and draft of its owner however many there are, twice an hour', async () => {
    const town = await startTown();
    const [mia, zoe] = [
      await town.resident('member', 'mia@example.org'),
      await town.resident('member', 'zoe@example.org'),
    ];
    const [mine, theirs] = [(await mia.session()).user!.id, (await zoe.session()).user!.id];
    const { db } = town.api.store;
    for (let count = 0; count < 65; count += 1) {
      const owner = count % 5 === 0 ? theirs : mine;
      await db.collection('blogs').insertOne({
        _id: `p${count}`,
        authorId: owner,
        title: `Post ${count}`,
        status: 'review',
        edited: { by: 'staff' },
      } as never);
      await db
        .collection('blog_drafts')
        .insertOne({ _id: `${owner} d${count}`, draftId: `d${count}`, ownerId: owner } as never);
    }
    const taken = (await (await mia.post('/api/me/export')).json()) as Record<
      'posts' | 'drafts' | 'postVersions' | 'toolSuggestions',
      { id: string }[]
    >;
    const wanted = Array.from({ length: 65 }, (_, count) => count).filter((count) => count % 5 !== 0);
    expect(new Set(taken.posts.map(({ id }) => id))).toEqual(new Set(wanted.map((count) => `p${count}`)));
    expect(new Set(taken.drafts.map(({ id }) => id))).toEqual(new Set(wanted.map((count) => `d${count}`)));
    expect([taken.posts.length, taken.drafts.length, taken.postVersions, taken.toolSuggestions]).toEqual([
      52,
      52,
      [],
      [],
    ]);
    expect(JSON.stringify(taken)).not.toContain('staff');
    expect((await mia.post('/api/me/export')).status).toBe(200);
    const third = await mia.post('/api/me/export');
    expect([third.status, ((await third.json()) as { code: string }).code]).toEqual([429, 'too-many']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await zoe.post('/api/me/export')).status).toBe(200);
    expect(town.api.scans).toEqual([]);
  });

  // @proves SET-16 GAP-067
  it('hides the account at once and erases it after 14 days, leaving nothing personal', async () => {
    const town = await startTown();
    const { mia } = await withTwoFactor(town, 'mia@example.org');
    const ownerId = (await mia.session()).user!.id;
    const drafts = town.api.store.db.collection<{ _id: string; ownerId: string; draftId: string; savedAt: Date }>(
      'blog_drafts',
    );
    for (let count = 0; count < 60; count += 1)
      await drafts.insertOne({ _id: `${ownerId} d${count}`, draftId: `d${count}`, ownerId, savedAt: new Date(count) });
    expect((await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'delete' })).status).toBe(400);
    expect((await mia.post('/api/me/deletion', { password: 'not-the-one', confirm: 'DELETE' })).status).toBe(400);
    // A sign-in that stopped at the code, too.
    await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    expect((await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
    expect((await mia.get('/api/me')).status).toBe(401);
    await town.mails();
    expect(town.sent.map(({ to }) => to)).toContain('mia@example.org');
    town.clock.now = new Date(town.clock.now.getTime() + 13 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(0);
    town.clock.now = new Date(town.clock.now.getTime() + 2 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    expect(town.sent).toEqual([]);
    for (const name of [
      'auth_user',
      'auth_session',
      'auth_account',
      'auth_twoFactor',
      'auth_verification',
      'account_links',
      'account_guesses',
      'mail_jobs',
      'blog_drafts',
    ]) {
      expect([name, await town.api.store.db.collection(name).countDocuments({})]).toEqual([name, 0]);
    }
    expect((await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(
      401,
    );
  });

  // @proves GAP-067
  it('takes along every post, and leaves none behind that nobody has read: in review, scheduled, deleted; what was published stays', async () => {
    const town = await startTown();
    const [mia, zoe] = [
      await town.resident('author', 'mia@example.org'),
      await town.resident('author', 'zoe@example.org'),
    ];
    const post = async (visitor: Visitor, title: string) =>
      (await (
        await town.api.call('/api/blogs', {
          method: 'POST',
          headers: { cookie: cookieOf(visitor) },
          body: await formOf({ text: { title } }),
        })
      ).json()) as { _id: string };
    const posts = town.api.store.db.collection<{ _id: string; status: string; title: string }>('blogs');
    for (const title of ['Read', 'Waiting', 'Planned', 'Thrown away']) await post(mia, title);
    await post(zoe, 'Of somebody else');
    for (const [title, status] of [
      ['Waiting', 'review'],
      ['Planned', 'scheduled'],
      ['Thrown away', 'deleted'],
      ['Of somebody else', 'review'],
    ])
      await posts.updateOne({ title: title! }, { $set: { status: status! } });
    const taken = JSON.parse(await (await mia.post('/api/me/export')).text()) as { posts: { title: string }[] };
    expect(taken.posts.map(({ title }) => title).toSorted()).toEqual(['Planned', 'Read', 'Thrown away', 'Waiting']);
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    town.clock.now = new Date(town.clock.now.getTime() + 15 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    expect((await posts.find({}).toArray()).map(({ title }) => title).toSorted()).toEqual(['Of somebody else', 'Read']);
  });

  // @proves GAP-067
  it('is taken back by signing in', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    await town.mails();
    await town.visitor().signIn('mia@example.org');
    expect(await town.mails()).toMatchObject([{ to: 'mia@example.org', subject: 'Your account stays' }]);
    town.clock.now = new Date(town.clock.now.getTime() + 20 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(0);
    expect(await town.api.store.db.collection('auth_user').countDocuments({})).toBe(1);
  });
});
