import type { SignIn } from '@verse/api-contract/api';
import { formatUtcMoment } from '@verse/api-contract/formats';
import { ACCOUNT_MESSAGES } from '@verse/api-contract/identity/accounts.values';
import type { Attempt, AttemptLimit } from '../../../platform/attempts';
import { AppError, type Browser, type SetCookie } from '../../../platform/http';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { AuthAnswer, AuthBridge } from './auth-bridge';
import type { KnownDevices } from './known-devices';
import type { MinimumResponseTime } from './minimum-response-time';
import type { PasswordAttempts } from './password-attempts';
import type { SecurityLog } from './security-log';

export interface AuthenticationOptions {
  bridge: AuthBridge;
  accounts: AccountRepository;
  devices: KnownDevices;
  guesses: PasswordAttempts;
  /** Ensures that each code is used at most once while it is valid. */
  usedCodes: AttemptLimit;
  codes: AttemptLimit;
  securityLog: SecurityLog;
  /** Delays errors, so that the response time reveals nothing. */
  withMinimumTime: MinimumResponseTime;
  /** Additional cookies to clear at sign-out. */
  cookiesOfVisit: () => SetCookie[];
}

const wrong = () =>
  new AppError('unauthenticated', ACCOUNT_MESSAGES.credentials, {
    fields: { password: ACCOUNT_MESSAGES.credentials },
  });
const tooMany = () =>
  new AppError('too-many', 'Too many attempts for this account. Try again in an hour, or reset your password.', {
    headers: { 'Retry-After': '3600' },
  });
const suspended = (until: Date | null) => {
  const end = until ? ` until ${formatUtcMoment(until)} UTC` : '';
  const message = `Your account is suspended${end}. We emailed you why, and how to appeal.`;
  return new AppError('unauthenticated', message, { fields: { password: message } });
};
const wrongCode = () =>
  new AppError('unauthenticated', 'This code is incorrect.', {
    fields: { code: 'This code is incorrect.' },
  });

/** Result of entering the correct password. If a second factor is set up, the code is still required. */
export interface Entered {
  needsCode: boolean;
  cookies: SetCookie[];
}

export type AuthenticationService = ReturnType<typeof createAuthenticationService>;

export function createAuthenticationService({
  bridge,
  accounts,
  devices,
  guesses,
  usedCodes,
  codes,
  securityLog,
  withMinimumTime,
  cookiesOfVisit,
}: AuthenticationOptions) {
  const securityStateOf = (user: AccountDocument | null) => `${user?._id} ${user?.securityStamp ?? 0}`;

  /**
   * Whether the account was secured while the password was being checked. If so, also undoes this sign-in, because its
   * session did not exist yet when the others were ended.
   */
  async function hasChangedMeanwhile(
    browser: Browser,
    answer: AuthAnswer,
    before: AccountDocument | null,
  ): Promise<boolean> {
    const after = before && (await accounts.find(before._id));
    if (after && securityStateOf(after) === securityStateOf(before)) return false;
    if (answer.body.twoFactorRedirect === true && before) await accounts.endHalfSignIns(before._id);
    else await bridge.undo(browser, answer);
    return true;
  }

  /** Does not count an attempt that failed because of a store error. */
  async function forgetGuessOnFailure(guess: Attempt, work: () => Promise<AuthAnswer>): Promise<AuthAnswer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) await guess.forget().catch(() => undefined);
      throw error;
    }
  }

  async function checkPassword(
    browser: Browser,
    { email, password }: SignIn,
  ): Promise<{ answer: AuthAnswer; user: AccountDocument | null }> {
    const user = await accounts.findByEmail(email);
    const guess = await guesses.take(browser, email, user);
    if (!guess.isAllowed) {
      securityLog('locked-out', user?._id);
      throw tooMany();
    }
    const answer = await forgetGuessOnFailure(guess, () => bridge.call(browser, '/sign-in/email', { email, password }));
    if (answer.status !== 200 || (await hasChangedMeanwhile(browser, answer, user))) {
      securityLog('sign-in-failed', user?._id);
      // better-auth opens a session only after it has found the password correct.
      if (user?.suspension && answer.body.code === 'FAILED_TO_CREATE_SESSION') throw suspended(user.suspension.until);
      throw wrong();
    }
    // With a second factor, the attempt still counts, because the password alone does not identify the person.
    if (answer.body.twoFactorRedirect !== true) await guess.forget();
    return { answer, user };
  }

  async function enterCodeResult(browser: Browser, code: string, userId: string): Promise<AuthAnswer> {
    const isAppCode = /^\d{6}$/.test(code);
    const answer = await bridge.call(
      browser,
      isAppCode ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code',
      { code },
      { guest: true },
    );
    const isAccepted = answer.status === 200 && (answer.body.user as { id?: unknown }).id === userId;
    if (isAccepted && (!isAppCode || (await usedCodes.take(`${userId} ${code}`)).isAllowed)) return answer;
    if (answer.status === 200) await bridge.undo(browser, answer);
    securityLog('code-failed', userId);
    throw wrongCode();
  }

  /** Counts codes per account, and separately for each known browser. */
  async function takeCode(browser: Browser, user: AccountDocument): Promise<Attempt> {
    const device = devices.find(user, devices.read(browser));
    const guess = await codes.take(device === undefined ? user._id : `${user._id} ${device}`);
    if (guess.isAllowed) return guess;
    securityLog('locked-out', user._id);
    throw tooMany();
  }

  return {
    signIn: (browser: Browser, credentials: SignIn): Promise<Entered> =>
      withMinimumTime(async () => {
        const { answer, user } = await checkPassword(browser, credentials);
        const needsCode = answer.body.twoFactorRedirect === true;
        securityLog(needsCode ? 'code-asked' : 'sign-in', user?._id);
        const known = user && !needsCode ? await devices.remember(browser, user._id) : [];
        return { needsCode, cookies: [...answer.cookies, ...known] };
      }),

    async enterCode(browser: Browser, code: string): Promise<SetCookie[]> {
      const { userId } = (await bridge.call(browser, '/pending-account')).body;
      const user = typeof userId === 'string' ? await accounts.find(userId) : null;
      if (!user) throw new AppError('unauthenticated', 'Please sign in again.');
      const guess = await takeCode(browser, user);
      const answer = await forgetGuessOnFailure(guess, () => enterCodeResult(browser, code, user._id));
      await guess.forget();
      securityLog('sign-in', user._id);
      // The code was correct, so the earlier password attempts were not a stranger's guesses.
      await guesses.forgive(browser, user.email);
      return [...answer.cookies, ...(await devices.remember(browser, user._id))];
    },

    signOut: async (browser: Browser): Promise<SetCookie[]> => [
      ...(await bridge.call(browser, '/sign-out', {})).cookies,
      ...cookiesOfVisit(),
    ],
  };
}
