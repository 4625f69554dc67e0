import type { Request, Response } from 'express';
import { ACCOUNT_MESSAGES, RECENT_SIGN_IN_MINUTES, type ResetPassword, type SignIn, type SignedIn, type SignUp } from '@verse/api-contract/accounts';
import { AppError } from '../../platform/http';
import type { AccountRepository } from './accounts.repository';
import type { MailKind } from './account-mails';
import type { AuthAnswer, AuthBridge, SignedInPerson } from './auth-bridge';
import type { FirstAdmin } from './first-admin';
import type { GuessLimit } from './guesses';
import type { MailLinks } from './mail-links';
import { hashPassword, refuseCommonPassword } from './passwords';

export interface EntryOptions {
  bridge: AuthBridge;
  accounts: AccountRepository;
  links: MailLinks;
  /** Puts a mail into the queue, unless the address had its share of mails this hour. */
  mail: (kind: MailKind, address: string, about: Record<string, string>) => Promise<void>;
  guesses: GuessLimit;
  codes: GuessLimit;
  resends: GuessLimit;
  /** Each code of an app once, for as long as it would be taken. */
  usedCodes: GuessLimit;
  now: () => Date;
  /** No refusal and no neutral answer comes earlier, so that its time says nothing. */
  floorMs: number;
  firstAdmin: Pick<FirstAdmin, 'proved'>;
}

const TERMS_VERSION = '2026-11';
/** The cookie between password and code, under its whole name: guesses are counted by its value. */
const PENDING = /(?:^|;\s*)(?:__Host-)?verse\.two_factor=([^;]+)/;

const wrong = () =>
  new AppError('unauthenticated', 'unauthenticated', ACCOUNT_MESSAGES.credentials, { fields: { password: ACCOUNT_MESSAGES.credentials } });
const tooMany = () =>
  new AppError('too-many', 'too-many', 'Too many attempts for this account. Try again in an hour, or reset your password.', { headers: { 'Retry-After': '3600' } });
const wrongCode = () => new AppError('unauthenticated', 'unauthenticated', 'This code is not right.', { fields: { code: 'This code is not right.' } });
const gone = (message: string) => new AppError('gone', 'gone', message);

export type EntryService = ReturnType<typeof createEntryService>;

/** How people get in: sign-up, sign-in, the links in mails. */
export function createEntryService(options: EntryOptions) {
  const { bridge, accounts, links, mail, guesses, codes, resends, usedCodes, now, floorMs, firstAdmin } = options;

  async function atLeast<T>(work: () => Promise<T>): Promise<T> {
    const floor = floorMs > 0 ? new Promise((resolve) => setTimeout(resolve, floorMs)) : undefined;
    try {
      return await work();
    } finally {
      await floor;
    }
  }

  async function checkPassword(request: Request, { email, password }: SignIn): Promise<AuthAnswer> {
    const guess = await guesses.take(email);
    if (!guess.isAllowed) throw tooMany();
    const answer = await bridge.call(request, '/sign-in/email', { email, password });
    if (answer.status !== 200) throw wrong();
    // With a second factor the guess stays counted: the password alone has not proved who it is.
    if (answer.body.twoFactorRedirect !== true) await guess.forget();
    return answer;
  }

  return {
    /** The same answer, after the same time, for a new address and for one that has an account. */
    signUp: (request: Request, { firstname, lastname, email, password }: SignUp): Promise<void> =>
      atLeast(async () => {
        refuseCommonPassword('password', password, [firstname, lastname, email, email.split('@')[0] ?? '']);
        const person = { name: `${firstname} ${lastname}`, firstName: firstname, lastName: lastname, email, password };
        const answer = await bridge.call(request, '/sign-up/email', person);
        if (answer.status !== 200) throw new AppError('unavailable', 'unavailable', 'We could not create the account just now. Please try again.');
      }),

    /** After better-auth has made the account. */
    async created({ id, email }: { id: string; email: string }): Promise<void> {
      await accounts.change(id, { terms: { version: TERMS_VERSION, agreedAt: now() } });
      await mail('verify-email', email, { userId: id });
    },

    signIn: (request: Request, response: Response, credentials: SignIn): Promise<SignedIn> =>
      atLeast(async () => {
        const answer = await checkPassword(request, credentials);
        bridge.pass(answer, response);
        return { twoFactor: answer.body.twoFactorRedirect === true };
      }),

    async enterCode(request: Request, response: Response, code: string): Promise<void> {
      const pending = PENDING.exec(request.get('cookie') ?? '')?.[1];
      if (pending === undefined) throw new AppError('unauthenticated', 'unauthenticated', 'Please sign in again.');
      if (!(await codes.take(pending)).isAllowed) throw tooMany();
      const isOfApp = /^\d{6}$/.test(code);
      const answer = await bridge.call(request, isOfApp ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', { code });
      if (answer.status !== 200) throw wrongCode();
      if (isOfApp && !(await usedCodes.take(`${(answer.body.user as { id: string }).id} ${code}`)).isAllowed) {
        await bridge.undo(request, answer);
        throw wrongCode();
      }
      bridge.pass(answer, response);
    },

    async signOut(request: Request, response: Response): Promise<void> {
      bridge.pass(await bridge.call(request, '/sign-out', {}), response);
    },

    forgot: (email: string): Promise<void> => mail('reset-password', email, { email }),

    async resend(email: string): Promise<void> {
      if ((await resends.take(email)).isAllowed) await mail('verify-email', email, { email });
    },

    /** The link proves the address it was sent to; one for a new address moves the account there. */
    async verify(token: string): Promise<void> {
      const link = await links.consume(token, ['verify-email', 'change-email']);
      const user = link && (await accounts.find(link.userId));
      if (!link || !user || (link.purpose === 'verify-email' && user.email !== link.email)) throw gone(ACCOUNT_MESSAGES.verificationGone);
      const isTaken = link.purpose === 'change-email' && (await accounts.findByEmail(link.email)) !== null;
      if (isTaken) throw gone(ACCOUNT_MESSAGES.verificationGone);
      await firstAdmin.proved(await accounts.change(user._id, { email: link.email, emailVerified: true }));
      if (link.purpose === 'change-email') await mail('email-changed', user.email, { userId: user._id, to: user.email });
    },

    /** By the link of a mail, or by a sign-in of the last minutes. Every other session ends. */
    async reset(request: Request, response: Response, { token, newPassword }: ResetPassword, person: SignedInPerson | undefined): Promise<void> {
      refuseCommonPassword('newPassword', newPassword);
      const isRecent = person !== undefined && now().getTime() - person.signedInAt.getTime() < RECENT_SIGN_IN_MINUTES * 60_000;
      const link = token === undefined ? undefined : await links.consume(token, ['reset-password']);
      const userId = token !== undefined ? link?.userId : isRecent ? person.id : undefined;
      const user = userId === undefined ? null : await accounts.find(userId);
      // A link in a mailbox that the account has left opens nothing.
      if (!user || user.suspended === true || (link && link.email !== user.email)) throw gone(ACCOUNT_MESSAGES.resetGone);
      await accounts.setPasswordHash(user._id, await hashPassword(newPassword));
      await accounts.endSessions(user._id);
      // Also a move to another address, which whoever had the old password may have asked for.
      await links.revoke(user._id, ['reset-password', 'change-email']);
      // Whoever opened the mail has proved the address, and is free of other people's guesses.
      if (token !== undefined) await firstAdmin.proved(await accounts.change(user._id, { emailVerified: true }));
      await guesses.clear(user.email);
      await mail('password-changed', user.email, { userId: user._id });
      bridge.pass(await bridge.call(request, '/sign-in/email', { email: user.email, password: newPassword }), response);
    },
  };
}
