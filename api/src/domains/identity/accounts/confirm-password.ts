import type { AttemptLimit } from '../../../platform/attempts';
import { AppError } from '../../../platform/http';
import type { AccountRepository } from './accounts.repository';
import type { SignedInPerson } from './auth-bridge';
import { verifyPassword } from './passwords';
import type { SecurityLog } from './security-log';

export interface ConfirmPasswordOptions {
  accounts: Pick<AccountRepository, 'passwordHash'>;
  confirmations: AttemptLimit;
  securityLog: SecurityLog;
}

/** Returns the hash of the confirmed password. */
export type ConfirmPassword = (person: SignedInPerson, password: string) => Promise<string>;

export const wrongPassword = () =>
  new AppError('invalid', 'The current password is incorrect.', {
    fields: { password: 'The current password is incorrect.' },
  });

/**
 * Confirms the password, which an attacker with a stolen session does not know. Allows no more attempts than sign-in.
 */
export const createConfirmPassword =
  ({ accounts, confirmations, securityLog }: ConfirmPasswordOptions): ConfirmPassword =>
  async (person, password) => {
    // Counted per session, so that attempts on the sign-in page cannot lock a signed-in member out of the settings.
    const guess = await confirmations.take(person.sessionId);
    if (!guess.isAllowed) throw new AppError('too-many', 'Too many attempts for this account. Try again in an hour.');
    const hash = await accounts.passwordHash(person.id);
    if (hash === undefined || !(await verifyPassword(hash, password))) {
      securityLog('password-not-confirmed', person.id);
      throw wrongPassword();
    }
    await guess.forget();
    return hash;
  };
