import type { FinishSignUp, SignUp } from '@verse/api-contract/api';
import { ACCOUNT_MESSAGES } from '@verse/api-contract/identity/accounts.values';
import type { AttemptLimit } from '../../../platform/attempts';
import type { OnSignUp } from '../../../platform/feature';
import { AppError, type Browser, type BrowserKey, type SetCookie } from '../../../platform/http';
import type { AccountLifecycleService } from './account-lifecycle.service';
import type { AccountLock } from './account-lock';
import type { AccountMailer } from './account-mailer';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { AuthBridge } from './auth-bridge';
import type { KnownDevices } from './known-devices';
import { findLinkedUser, type MailLink, type MailLinks } from './mail-links';
import type { MinimumResponseTime } from './minimum-response-time';
import type { PasswordByLink } from './password-by-link';
import { refuseCommonPassword } from './passwords';
import type { SecurityLog } from './security-log';

export interface VerificationOptions {
  bridge: AuthBridge;
  accounts: AccountRepository;
  links: MailLinks;
  lock: AccountLock;
  mailer: AccountMailer;
  lifecycle: Pick<AccountLifecycleService, 'removeUnverified'>;
  passwordByLink: PasswordByLink;
  devices: KnownDevices;
  securityLog: SecurityLog;
  resends: AttemptLimit;
  /** Key of the browser that submitted the sign-up form. */
  signUpKey: BrowserKey;
  onVerified: (user: AccountDocument) => Promise<void>;
  onSignUp: OnSignUp;
  now: () => Date;
  withMinimumTime: MinimumResponseTime;
}

const TERMS_VERSION = '2026-11';

const verificationGone = () => new AppError('gone', ACCOUNT_MESSAGES.verificationGone);
const accountNotCreated = () =>
  new AppError('unavailable', 'We could not create the account just now. Please try again.');

/** Returns the account with its browser key, or null if the address already has an account. */
async function createAccount(
  { bridge, accounts, now }: VerificationOptions,
  browser: Browser,
  person: Record<string, string>,
  key: string,
): Promise<AccountDocument | null> {
  for (const isLast of [false, true]) {
    const answer = await bridge.call(browser, '/sign-up/email', person);
    const terms = { version: TERMS_VERSION, agreedAt: now() };
    if (answer.status === 200)
      return accounts.change((answer.body.user as { id: string }).id, { terms, signUpKey: key });
    // If two sign-ups use one address concurrently, the second finds the account created by the first.
    if (isLast || !(await accounts.findByEmail(person.email!))) throw accountNotCreated();
  }
  throw accountNotCreated();
}

const VERIFICATION_PURPOSES = ['verify-email', 'change-email'] as const;

/** A verification link proves access to the mailbox, so the message may say that the address is already verified. */
async function explainInvalidLink({ links, accounts }: VerificationOptions, token: string): Promise<AppError> {
  const link = await links.recall(token, VERIFICATION_PURPOSES);
  const user = link ? await accounts.find(link.userId) : null;
  const isDone = user?.emailVerified === true && user.suspended !== true && user.email === link?.email;
  return isDone ? new AppError('already-verified', ACCOUNT_MESSAGES.alreadyVerified) : verificationGone();
}

/**
 * Signs in the browser that signed up, once it has opened the emailed link. Keeps the session of anyone who is already
 * signed in there.
 */
async function signInProven(
  { bridge, devices }: VerificationOptions,
  browser: Browser,
  { _id }: AccountDocument,
): Promise<SetCookie[]> {
  if (await bridge.person(browser)) return [];
  const answer = await bridge.call(browser, '/sign-in/proven', { userId: _id });
  return answer.status === 200 ? [...answer.cookies, ...(await devices.remember(browser, _id))] : [];
}

interface Verification {
  verified?: string;
  isNewMember?: true;
  cookies: SetCookie[];
}

export type VerificationService = ReturnType<typeof createVerificationService>;

/**
 * Verifies email addresses, both at sign-up and through email links. An address belongs to no account until it is
 * verified. Verification therefore replaces the password and removes everything that an earlier, unverified sign-up has
 * set up.
 */
export function createVerificationService(options: VerificationOptions) {
  const { accounts, links, lock, mailer, lifecycle, passwordByLink, securityLog } = options;
  const { resends, signUpKey, onVerified: notifyVerified, withMinimumTime } = options;

  /**
   * The link proves access to the mailbox, but not knowledge of the password. Only the browser that signed up proves
   * that both belong to the same person.
   */
  const isOwnSignUp = (browser: Browser, user: AccountDocument) =>
    user.signUpKey !== undefined && user.signUpKey === signUpKey.read(browser);

  /** Removes a competing unverified account. Returns false if the address is already verified and therefore taken. */
  async function removeUnverifiedRival(email: string): Promise<boolean> {
    const existing = await accounts.findByEmail(email);
    return !existing || (!existing.emailVerified && (await lifecycle.removeUnverified(existing)));
  }

  async function verifyByLink(link: MailLink, user: AccountDocument): Promise<void> {
    const isAvailable = link.purpose === 'verify-email' || (await removeUnverifiedRival(link.email));
    const verified = isAvailable ? await accounts.markVerified(user._id, link.email) : null;
    if (!verified) throw verificationGone();
    securityLog(link.purpose === 'verify-email' ? 'address-proved' : 'address-changed', user._id);
    await notifyVerified(verified);
    if (link.purpose === 'verify-email') return;
    await lock.renew(user._id, { only: [] });
    await mailer.mail('email-changed', user.email, { userId: user._id, to: user.email });
  }

  return {
    /** Responds identically, and after the same time, for new addresses and existing accounts. */
    signUp: (browser: Browser, { firstname, lastname, email, password }: SignUp): Promise<SetCookie[]> =>
      withMinimumTime(async () => {
        refuseCommonPassword('password', password, [firstname, lastname, email, email.split('@')[0] ?? '']);
        // If no email may be sent, nothing is replaced, so that a link already in the mailbox still works.
        const mayWrite = await mailer.spendBudget('verify-email', email);
        if (mayWrite) await removeUnverifiedRival(email);
        const person = { name: `${firstname} ${lastname}`, firstName: firstname, lastName: lastname, email, password };
        const { digest, cookie } = signUpKey.create();
        const made = await createAccount(options, browser, person, digest);
        if (made) securityLog('signed-up', made._id);
        const cookies = await options.onSignUp(made ?? undefined, browser);
        if (mayWrite)
          await (made ? mailer.send('verify-email', { userId: made._id }) : mailer.send('signed-up-again', { email }));
        return [cookie, ...cookies];
      }),

    async resend(email: string): Promise<void> {
      if ((await resends.take(email)).isAllowed) await mailer.mail('verify-email', email, { email });
    },

    /**
     * Verifies the address that the link was sent to. A link for a new address changes the account's address. In a
     * browser other than the one that signed up, the link verifies nothing but allows setting a password. `verified` is
     * the address, or undefined if a password must be set.
     */
    async verify(browser: Browser, token: string): Promise<Verification> {
      const link = await links.find(token, VERIFICATION_PURPOSES);
      const user = await findLinkedUser(accounts, link);
      if (!link || !user || (link.purpose === 'verify-email' && user.emailVerified))
        throw await explainInvalidLink(options, token);
      if (link.purpose === 'verify-email' && !isOwnSignUp(browser, user)) return { cookies: [] };
      if (!(await links.consume(token, [link.purpose]))) throw await explainInvalidLink(options, token);
      await verifyByLink(link, user);
      if (link.purpose !== 'verify-email') return { verified: link.email, cookies: [] };
      const cookies = [signUpKey.clear, ...(await signInProven(options, browser, user))];
      return { verified: link.email, isNewMember: true, cookies };
    },

    /** Sets the password that the mailbox owner chooses in a browser other than the one that signed up. */
    async finishSignUp(browser: Browser, { token, password }: FinishSignUp): Promise<SetCookie[]> {
      refuseCommonPassword('password', password);
      const user = await passwordByLink.findUser(await links.consume(token, ['verify-email']));
      if (!user) throw await explainInvalidLink(options, token);
      await passwordByLink.takeOver(user, password);
      securityLog('address-proved', user._id);
      return passwordByLink.signIn(browser, user, password);
    },
  };
}
