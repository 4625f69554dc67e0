import { codeOf } from '../../../../test/authenticator';
import { PASSWORD, startTown, tokenOf, type Town } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { toNetwork } from '../../../platform/http';

jest.setTimeout(240_000);
afterEach(stopApis);

const EMAIL = 'mia@example.org';

/** Uses up the password attempts that all strangers share for Mia's account. */
async function guessAll(town: Town): Promise<number> {
  const answers: number[] = [];
  for (let guess = 0; guess < 25; guess += 1) {
    const stranger = town.visitor({ 'x-forwarded-for': `203.0.113.${guess}` });
    answers.push((await stranger.post('/api/signin', { email: EMAIL, password: `guess-${guess}` })).status);
  }
  return answers.filter((status) => status === 401).length;
}

describe('guessing the password of an account', () => {
  // @proves R15 GAP-034
  it('locks strangers out, but not the owner in a known browser, at sign-in or in the settings', async () => {
    const town = await startTown();
    const mia = await town.resident('member', EMAIL);
    expect(await guessAll(town)).toBe(10);
    expect(
      (
        await town
          .visitor({ 'x-forwarded-for': '198.51.100.9' })
          .post('/api/signin', { email: EMAIL, password: PASSWORD })
      ).status,
    ).toBe(429);
    await mia.post('/api/signout');
    await mia.signIn(EMAIL);
    expect((await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Fresh-5-Start!' })).status).toBe(
      200,
    );
    expect((await mia.post('/api/me/deletion', { password: 'Fresh-5-Start!', confirm: 'DELETE' })).status).toBe(202);
  });

  // @proves R15
  it('uses up the attempts of one network only, not those of the owner on a new device', async () => {
    const town = await startTown();
    await town.resident('member', EMAIL);
    const near = town.visitor({ 'x-forwarded-for': '203.0.113.7' });
    const answers: number[] = [];
    for (let guess = 0; guess < 30; guess += 1)
      answers.push((await near.post('/api/signin', { email: EMAIL, password: `guess-${guess}` })).status);
    expect([answers.filter((status) => status === 401).length, answers.at(-1)]).toEqual([5, 429]);
    await town.visitor({ 'x-forwarded-for': '198.51.100.9' }).signIn(EMAIL);
  });

  // @proves R15
  it('has ten attempts from a known browser, and none from the known browser of another account', async () => {
    const town = await startTown();
    const mia = await town.resident('member', EMAIL);
    const eve = await town.resident('member', 'eve@example.org');
    await guessAll(town);
    const guess = async (browser: typeof mia) =>
      (await browser.post('/api/signin', { email: EMAIL, password: 'not-the-one' })).status;
    expect(await guess(eve)).toBe(429);
    const answers: number[] = [];
    for (let tries = 0; tries < 15; tries += 1) answers.push(await guess(mia));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    const forged = town.visitor();
    for (const value of ['x', `${mia.cookies.get('verse.device')!.slice(0, -2)}zz`, '']) {
      forged.cookies.set('verse.device', value);
      expect([value, await guess(forged)]).toEqual([value, 429]);
    }
  });

  // @proves R15
  it('does not lock other sessions out of the settings: each session has its own attempts', async () => {
    const town = await startTown();
    const mia = await town.resident('member', EMAIL);
    const thief = await town.visitor().signIn(EMAIL);
    const answers: number[] = [];
    for (let tries = 0; tries < 15; tries += 1)
      answers.push(
        (await thief.post('/api/me/password', { password: `guess-${tries}`, newPassword: 'Fresh-5-Start!' })).status,
      );
    expect([answers.filter((status) => status === 400).length, answers.at(-1)]).toEqual([10, 429]);
    expect((await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Fresh-5-Start!' })).status).toBe(
      200,
    );
  });

  // @proves R22 GAP-037
  it('cannot use up the emails of the owner: a known browser has its own, and other kinds are still sent', async () => {
    const town = await startTown();
    const mia = await town.resident('member', EMAIL);
    for (let time = 0; time < 9; time += 1) await town.visitor().post('/api/forgot-password', { email: EMAIL });
    expect(await town.mails()).toHaveLength(5);
    await mia.post('/api/forgot-password', { email: EMAIL });
    expect(await town.mails()).toMatchObject([{ to: EMAIL, subject: 'Reset your password' }]);

    for (let time = 0; time < 9; time += 1)
      await town.visitor().post('/api/forgot-password', { email: 'new@example.org' });
    expect(await town.mails()).toEqual([]);
    await town
      .visitor()
      .post('/api/signup', { lastname: 'New', firstname: 'Nora', email: 'new@example.org', password: PASSWORD });
    expect(await town.mails()).toMatchObject([{ to: 'new@example.org', subject: 'Verify your email' }]);
  });

  // @proves R15
  it('is counted per customer of a provider: an IPv4 address, or an IPv6 /56', () => {
    const same = ['2001:db8:1:2::1', '2001:db8:1:ff:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9'];
    expect(new Set(same.map(toNetwork))).toEqual(new Set(['2001:db8:1::/56']));
    expect(['203.0.113.9', '::ffff:203.0.113.9', '::1', '2001:db8:1:100::1', ''].map(toNetwork)).toEqual([
      '203.0.113.9',
      '203.0.113.9',
      '::/56',
      '2001:db8:1:100::/56',
      '',
    ]);
  });
});

describe('codes of a second factor', () => {
  const half = async (town: Town) => {
    const mia = await town.resident('member', EMAIL);
    const { secret } = (await (await mia.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
      secret: string;
    };
    await mia.post('/api/me/two-factor/confirm', { code: codeOf(secret) });
    return { mia, secret };
  };

  // @proves R15 GAP-065
  it("are counted per account, however the cookie is written; the owner's browser has its own count", async () => {
    const town = await startTown();
    const { mia, secret } = await half(town);
    const answers: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const eve = town.visitor({ 'x-forwarded-for': `203.0.113.${round}` });
      await eve.post('/api/signin', { email: EMAIL, password: PASSWORD });
      const pending = eve.cookies.get('verse.two_factor')!;
      const disguised = [
        pending,
        pending.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
        `${pending}; verse.two_factor=x`,
        `x; verse.two_factor=${pending}`,
      ];
      for (const [index, value] of disguised.entries()) {
        const headers = { cookie: `verse.two_factor=${value}`, 'content-type': 'application/json' };
        answers.push(
          (
            await town.api.call('/api/signin/two-factor', {
              method: 'POST',
              headers,
              body: JSON.stringify({ code: String(100_000 + round * 8 + index) }),
            })
          ).status,
        );
      }
    }
    const factor = await town.api.store.db
      .collection<{ _id: string; failedVerificationCount: number }>('auth_twoFactor')
      .findOne({});
    expect(factor!.failedVerificationCount).toBeLessThanOrEqual(10);
    expect(answers).toContain(429);
    await mia.post('/api/signout');
    await mia.post('/api/signin', { email: EMAIL, password: PASSWORD });
    expect((await mia.post('/api/signin/two-factor', { code: codeOf(secret) })).status).toBe(200);
  });
});

describe('the log', () => {
  // @proves R20
  it('records the security events of an account by its id, without addresses and secrets', async () => {
    const town = await startTown();
    const mia = await town.resident('member', EMAIL);
    const id = (await mia.session()).user!.id;
    await town.visitor().post('/api/signin', { email: EMAIL, password: 'not-the-one' });
    await town.visitor().post('/api/signin', { email: 'nobody@example.org', password: 'not-the-one' });
    await guessAll(town);
    const { secret } = (await (await mia.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
      secret: string;
    };
    await mia.post('/api/me/two-factor/confirm', { code: codeOf(secret) });
    await mia.delete('/api/me/two-factor', { password: PASSWORD });
    await mia.post('/api/me/password', { password: PASSWORD, newPassword: 'Fresh-5-Start!' });
    await town.visitor().post('/api/forgot-password', { email: EMAIL });
    await town.mails();
    const reset = town.sent.findLast(({ subject }) => subject === 'Reset your password');
    await town.visitor().post('/api/reset-password', { token: tokenOf(reset), newPassword: 'Fresh-6-Start!' });
    const events = town.api.log.filter(({ msg }) => msg === 'security event');
    const told = events.filter(({ account }) => account === id).map(({ event }) => event as string);
    expect(new Set(told)).toEqual(
      new Set([
        'sign-in',
        'sign-in-failed',
        'locked-out',
        'two-factor-on',
        'two-factor-off',
        'password-changed',
        'password-reset',
      ]),
    );
    expect(events.filter(({ account }) => account === undefined).map(({ event }) => event)).toEqual(['sign-in-failed']);
    expect(JSON.stringify(events)).not.toMatch(/example\.org|Start!|not-the-one|Lanterns/);
  });
});
