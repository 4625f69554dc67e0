import { PASSWORD, startTown, tokenOf } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

describe('the signed-in account', () => {
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
      isThemeChosen: false,
      notificationEvents: { posts: true, suggestions: true },
    });
  });

  // @proves SET-02 SET-08 GAP-065 GAP-083
  it('saves changes of one section, and leaves the others unchanged', async () => {
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
      isThemeChosen: true,
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
  it('changes the password if the current one is given, and ends all other sessions', async () => {
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
  it('changes to a new address once it is verified by the link sent there, and by no other', async () => {
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
    // The old mailbox is notified even though its hourly budget is used up.
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
  it('gets emails about its password, however many emails others have requested', async () => {
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
  it('lists no expired session, and deletes expired ones with other outdated data', async () => {
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
  it('lists its sessions and ends one, or all others, but none of other accounts', async () => {
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
  it('gets one email about a sign-in from an unknown browser, also after that browser updates', async () => {
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
