import { codeOf } from '../../../../test/authenticator';
import { PASSWORD, startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { withTwoFactor } from '../../../../test/two-factor';

afterEach(stopApis);

describe('two-factor sign-in', () => {
  // @proves SET-13 GAP-065
  it('is on after an app code, confirmed by email, required at sign-in, and its QR code is drawn by us', async () => {
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
  it('accepts a recovery code once, and allows few guesses', async () => {
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
    // After five wrong codes, the sign-in has to start over.
    expect(answers.filter((message) => message === 'This code is incorrect.').length).toBeLessThanOrEqual(6);
    expect(answers.at(-1)).toBe('Please sign in again.');
  });

  // @proves GAP-065
  it('can be turned off, and recovery codes replaced, only with the password', async () => {
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
