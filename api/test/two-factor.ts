import { codeOf } from './authenticator';
import { PASSWORD, type Town } from './people';

/** Creates a member who has a second factor, and returns the setup responses. */
export async function withTwoFactor(town: Town, email: string) {
  const mia = await town.resident('member', email);
  const setup = (await (await mia.post('/api/me/two-factor', { password: PASSWORD })).json()) as {
    secret: string;
    qr: string;
    recoveryCodes: string[];
  };
  const confirmed = await mia.post('/api/me/two-factor/confirm', { code: codeOf(setup.secret) });
  return { mia, setup, confirmed };
}
