import { codeOf } from '../../../test/authenticator';
import { PASSWORD, startTown, tokenOf, type Town } from '../../../test/people';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const DAY_MS = 86_400_000;

async function withTwoFactor(town: Town, email: string) {
  const mia = await town.resident('member', email);
  const setup = (await (await mia.post('/api/me/two-factor', { password: PASSWORD })).json()) as { secret: string; qr: string; recoveryCodes: string[] };
  const confirmed = await mia.post('/api/me/two-factor/confirm', { code: codeOf(setup.secret) });
  return { mia, setup, confirmed };
}

describe('the own account', () => {
  it('starts with notifications on, two-factor off and the dark theme [SET-12, SET-13, SET-14]', async () => {
    const mia = await (await startTown()).resident('member');
    expect(await (await mia.get('/api/me')).json()).toMatchObject({
      firstName: 'Ada', lastName: 'Tester', middleName: null, age: null, sex: null, phone: null, notifications: true, twoFactor: false, theme: 'dark',
      notificationEvents: { comments: true, contests: true, jobs: true, orders: true, news: true },
    });
  });

  it('keeps what is changed, section by section, and leaves the rest [SET-02, SET-08, GAP-065, GAP-083]', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await mia.patch('/api/me', { firstName: 'Mia', middleName: 'Q', age: 31, sex: 'other', phone: '+44 20 7946-0958' });
    await mia.patch('/api/me', { theme: 'light', notificationEvents: { news: false } });
    const again = await town.visitor().signIn('mia@example.org');
    expect(await (await again.get('/api/me')).json()).toMatchObject({
      firstName: 'Mia', lastName: 'Tester', middleName: 'Q', age: 31, sex: 'other', phone: '+442079460958', theme: 'light', notificationEvents: { comments: true, news: false },
    });
    expect(await (await mia.patch('/api/me', { middleName: null, age: null })).json()).toMatchObject({ middleName: null, age: null });
  });

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
  ])('refuses %s and changes nothing [GAP-083, SET-05, R9, R11]', async (_title, change, field) => {
    const mia = await (await startTown()).resident('member');
    const before = await (await mia.get('/api/me')).json();
    const answer = await mia.patch('/api/me', change);
    expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([400, [field]]);
    expect(await (await mia.get('/api/me')).json()).toEqual(before);
  });

  it('takes a new password for the current one, and ends all other sessions [SET-10, GAP-066, R14]', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const elsewhere = await town.visitor().signIn('mia@example.org');
    const wrong = await mia.post('/api/me/password', { password: 'not-the-one', newPassword: 'Fresh-5-Start!' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields: { password: 'The current password is not right.' } }]);
    const weak = await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Abcdefg1' });
    expect(await weak.json()).toMatchObject({ fields: { newPassword: 'Password must be at least 8 characters and include letters, numbers, and a special character.' } });
    expect((await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Fresh-5-Start!' })).status).toBe(200);
    expect([(await mia.get('/api/me')).status, (await elsewhere.get('/api/me')).status]).toEqual([200, 401]);
    await town.visitor().signIn('mia@example.org', 'Fresh-5-Start!');
  });

  it('moves to a new address once that address was proved, by its own link only [SET-07, R22]', async () => {
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
  });

  it('lists its sessions and ends one, or all others, but nobody else\'s [R8, R14]', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const phone = await town.visitor({ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18) Safari/605' }).signIn('mia@example.org');
    await town.visitor().signIn('mia@example.org');
    const list = (await (await mia.get('/api/sessions')).json()) as { id: string; isCurrent: boolean; browser: string }[];
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

  it('is told by mail of a sign-in from a browser never seen before, once [R14]', async () => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    await town.mails();
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140' };
    await town.visitor(firefox).signIn('mia@example.org');
    await town.visitor(firefox).signIn('mia@example.org');
    expect((await town.mails()).map(({ subject, paragraphs }) => [subject, /Firefox on Linux/.test(paragraphs[0]!)])).toEqual([['New sign-in to your account', true]]);
  });
});

describe('two-factor sign-in', () => {
  it('is on after a code of the app, asks for one at sign-in, and draws its own QR code [SET-13, GAP-065]', async () => {
    const town = await startTown();
    const { mia, setup, confirmed } = await withTwoFactor(town, 'mia@example.org');
    expect(confirmed.status).toBe(200);
    expect(Buffer.from(setup.qr.split(',')[1]!, 'base64').toString()).toMatch(/^<svg /);
    expect(setup.recoveryCodes.length).toBeGreaterThanOrEqual(8);
    expect(await (await mia.get('/api/me')).json()).toMatchObject({ twoFactor: true });

    const visitor = town.visitor();
    const first = await visitor.post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    expect([first.status, await first.json()]).toEqual([200, { twoFactor: true }]);
    expect((await visitor.session()).user).toBeNull();
    expect((await visitor.post('/api/signin/two-factor', { code: '000000' })).status).toBe(401);
    expect((await visitor.post('/api/signin/two-factor', { code: codeOf(setup.secret) })).status).toBe(200);
    expect((await visitor.session()).user?.email).toBe('mia@example.org');
  });

  it('takes a recovery code once, and few guesses [GAP-065, R15]', async () => {
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
    const answers: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) answers.push((await visitor.post('/api/signin/two-factor', { code: String(100_000 + guess) })).status);
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers).not.toContain(200);
  });

  it('is turned off, and given new recovery codes, only for the password [GAP-065]', async () => {
    const town = await startTown();
    const { mia, setup } = await withTwoFactor(town, 'mia@example.org');
    expect((await mia.post('/api/me/two-factor/recovery-codes', { password: 'not-the-one' })).status).toBe(400);
    const renewed = (await (await mia.post('/api/me/two-factor/recovery-codes', { password: PASSWORD })).json()) as { recoveryCodes: string[] };
    expect(renewed.recoveryCodes).not.toContain(setup.recoveryCodes[0]);
    expect((await mia.delete('/api/me/two-factor', { password: 'not-the-one' })).status).toBe(400);
    expect((await mia.delete('/api/me/two-factor', { password: PASSWORD })).status).toBe(200);
    expect(await (await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).json()).toEqual({ twoFactor: false });
  });
});

describe('leaving', () => {
  it('exports everything stored about the account and nothing that opens a door [GAP-067, R20]', async () => {
    const mia = await (await startTown()).resident('member', 'mia@example.org');
    const answer = await mia.post('/api/me/export');
    const text = await answer.text();
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=creativity-verse-account.json');
    expect(JSON.parse(text)).toMatchObject({ account: { email: 'mia@example.org', firstName: 'Ada' }, sessions: [{ createdAt: expect.any(String) }] });
    expect(text).not.toMatch(/argon2|"token"|"h:|secret/);
  });

  it('hides the account at once and erases it after 14 days, leaving nothing personal [SET-16, GAP-067]', async () => {
    const town = await startTown();
    const { mia } = await withTwoFactor(town, 'mia@example.org');
    const ownerId = (await mia.session()).user!.id;
    const drafts = town.api.store.db.collection<{ _id: string; ownerId: string; draftId: string; savedAt: Date }>('blog_drafts');
    for (let count = 0; count < 60; count += 1) await drafts.insertOne({ _id: `${ownerId} d${count}`, draftId: `d${count}`, ownerId, savedAt: new Date(count) });
    expect((await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'delete' })).status).toBe(400);
    expect((await mia.post('/api/me/deletion', { password: 'not-the-one', confirm: 'DELETE' })).status).toBe(400);
    expect((await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
    expect((await mia.get('/api/me')).status).toBe(401);
    await town.mails();
    town.clock.now = new Date(town.clock.now.getTime() + 13 * DAY_MS);
    expect(await town.api.eraseDue()).toBe(0);
    town.clock.now = new Date(town.clock.now.getTime() + 2 * DAY_MS);
    expect(await town.api.eraseDue()).toBe(1);
    for (const name of ['auth_user', 'auth_session', 'auth_account', 'auth_twoFactor', 'account_links', 'mail_jobs', 'blog_drafts']) {
      expect([name, await town.api.store.db.collection(name).countDocuments({})]).toEqual([name, 0]);
    }
    expect((await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(401);
  });

  it('is taken back by signing in [GAP-067]', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    await town.visitor().signIn('mia@example.org');
    town.clock.now = new Date(town.clock.now.getTime() + 20 * DAY_MS);
    expect(await town.api.eraseDue()).toBe(0);
    expect(await town.api.store.db.collection('auth_user').countDocuments({})).toBe(1);
  });
});
