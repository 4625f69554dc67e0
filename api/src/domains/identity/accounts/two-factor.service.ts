import { toString as drawQrCode } from 'qrcode';
import type { TwoFactorSetup } from '@verse/api-contract/api';
import { AppError, type Browser, type SetCookie } from '../../../platform/http';
import type { AccountLock } from './account-lock';
import type { AccountMailer } from './account-mailer';
import type { AccountRepository } from './accounts.repository';
import type { AuthBridge, SignedInPerson } from './auth-bridge';
import { withReadableEmail } from './auth-emails';
import type { ConfirmPassword } from './confirm-password';
import type { SecurityLog } from './security-log';

export interface TwoFactorOptions extends Pick<AccountMailer, 'mail'> {
  bridge: Pick<AuthBridge, 'call'>;
  accounts: Pick<AccountRepository, 'listSessions'>;
  lock: AccountLock;
  confirmPassword: ConfirmPassword;
  securityLog: SecurityLog;
  now: () => Date;
}

const wrongCode = () =>
  new AppError('invalid', 'This code is incorrect.', { fields: { code: 'This code is incorrect.' } });

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

/** The second factor of the signed-in account. */
export function createTwoFactorService({
  bridge,
  accounts,
  lock,
  mail,
  confirmPassword,
  securityLog,
  now,
}: TwoFactorOptions) {
  async function setUp(browser: Browser, password: string): Promise<TwoFactorSetup> {
    const answer = await bridge.call(browser, '/two-factor/enable', { password, method: 'totp' });
    if (answer.status !== 200)
      throw new AppError('conflict', 'Two-factor sign-in could not be set up. Turn it off first.');
    const uri = withReadableEmail(String(answer.body.totpURI));
    const svg = await drawQrCode(uri, { type: 'svg', margin: 2 });
    const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return {
      uri,
      qr,
      secret: new URL(uri).searchParams.get('secret') ?? '',
      recoveryCodes: (answer.body.backupCodes as string[] | undefined) ?? [],
    };
  }

  return {
    async start(browser: Browser, person: SignedInPerson, password: string): Promise<TwoFactorSetup> {
      await confirmPassword(person, password);
      return setUp(browser, password);
    },

    async confirm(browser: Browser, person: SignedInPerson, code: string): Promise<SetCookie[]> {
      const others = (await accounts.listSessions(person.id, now()))
        .map(({ _id }) => _id)
        .filter((id) => id !== person.sessionId);
      const answer = await bridge.call(browser, '/two-factor/verify-totp', { code });
      if (answer.status !== 200) throw wrongCode();
      await lock.renew(person.id, { only: others });
      securityLog('two-factor-on', person.id);
      if (!person.twoFactor) await mail('two-factor-on', person.email, { userId: person.id });
      return answer.cookies;
    },

    async end(browser: Browser, person: SignedInPerson, password: string): Promise<SetCookie[]> {
      await confirmPassword(person, password);
      const { cookies } = await bridge.call(browser, '/two-factor/disable', { password });
      await lock.renew(person.id, { only: [] });
      securityLog('two-factor-off', person.id);
      if (person.twoFactor) await mail('two-factor-off', person.email, { userId: person.id });
      return cookies;
    },

    async newRecoveryCodes(browser: Browser, person: SignedInPerson, password: string): Promise<string[]> {
      await confirmPassword(person, password);
      const answer = await bridge.call(browser, '/two-factor/generate-backup-codes', { password });
      if (answer.status !== 200) throw new AppError('conflict', 'Two-factor sign-in is not on.');
      securityLog('recovery-codes-renewed', person.id);
      return (answer.body.backupCodes as string[] | undefined) ?? [];
    },
  };
}
