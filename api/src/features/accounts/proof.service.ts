import {
  ACCOUNT_MESSAGES,
  RECENT_SIGN_IN_MINUTES,
  type ResetPassword,
  type SignUp,
} from '@verse/api-contract/accounts';
import type { AttemptLimit } from '../../platform/attempts';
import type { SignedUp } from '../../platform/feature';
import { AppError, type Browser, type BrowserKey, type SetCookie } from '../../platform/http';
import type { AccountLifecycleService } from './account-lifecycle.service';
import type { AccountLock } from './account-lock';
import type { AccountPost } from './account-post';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { AnswerFloor } from './answer-floor';
import type { AuthBridge, SignedInPerson } from './auth-bridge';
import type { KnownDevices } from './known-devices';
import type { MailLink, MailLinks } from './mail-links';
import type { PasswordAttempts } from './password-attempts';
import { hashPassword, refuseCommonPassword } from './passwords';
import type { SecurityLog } from './security-log';

export interface ProofOptions {
  bridge: AuthBridge;
  accounts: AccountRepository;
  links: MailLinks;
  lock: AccountLock;
  post: AccountPost;
  care: Pick<AccountLifecycleService, 'removeUnproved'>;
  guesses: PasswordAttempts;
  devices: KnownDevices;
  securityLog: SecurityLog;
  resends: AttemptLimit;
  /** Held by the browser that has sent the sign-up form. */
  signUpKey: BrowserKey;
  /** Called for whoever has just proved an address. */
  proved: (user: AccountDocument) => Promise<void>;
  /** Gives the cookies that go with the answer to a sign-up. */
  signedUp: SignedUp;
  now: () => Date;
  atLeast: AnswerFloor;
}

const TERMS_VERSION = '2026-11';

const gone = (message: string) => new AppError('gone', message);
const notMade = () => new AppError('unavailable', 'We could not create the account just now. Please try again.');

/** The account with its key, or null where the address has one already. */
async function makeAccount(
  { bridge, accounts, now }: ProofOptions,
  browser: Browser,
  person: Record<string, string>,
  key: string,
): Promise<AccountDocument | null> {
  for (const isLast of [false, true]) {
    const answer = await bridge.call(browser, '/sign-up/email', person);
    const terms = { version: TERMS_VERSION, agreedAt: now() };
    if (answer.status === 200)
      return accounts.change((answer.body.user as { id: string }).id, { terms, signUpKey: key });
    // Two sign-ups with one address at once: the second finds the first one's account.
    if (isLast || !(await accounts.findByEmail(person.email!))) throw notMade();
  }
  throw notMade();
}

const RESETTING = ['reset-password', 'verify-email'] as const;
const PROVING = ['verify-email', 'change-email'] as const;

const isFor = (link: MailLink, user: AccountDocument | null): user is AccountDocument =>
  user !== null &&
  user.suspended !== true &&
  (link.stamp === undefined || link.stamp === (user.securityStamp ?? 0)) &&
  (link.purpose === 'change-email' || link.email === user.email);

/** Whoever holds a link that proved an address reads its mails: it gives nothing away to say that the work is done. */
async function refusalOf({ links, accounts }: ProofOptions, token: string): Promise<AppError> {
  const link = await links.recall(token, PROVING);
  const user = link ? await accounts.find(link.userId) : null;
  const isDone = user?.emailVerified === true && user.suspended !== true && user.email === link?.email;
  return isDone
    ? new AppError('already-verified', ACCOUNT_MESSAGES.alreadyVerified)
    : gone(ACCOUNT_MESSAGES.verificationGone);
}

export type ProofService = ReturnType<typeof createProofService>;

/**
 * How an address becomes somebody's: sign-up, and the links in mails. Nobody owns an address before it is proved, so
 * whoever proves it decides about the password, and nothing stays of those who came before.
 */
export function createProofService(options: ProofOptions) {
  const {
    bridge,
    accounts,
    links,
    lock,
    post,
    care,
    guesses,
    devices,
    securityLog,
    resends,
    signUpKey,
    proved: tellProved,
    now,
    atLeast,
  } = options;

  /** The link proves who reads the mails, not who chose the password: only the browser that signed up did both. */
  const isOwnSignUp = (browser: Browser, user: AccountDocument) =>
    user.signUpKey !== undefined && user.signUpKey === signUpKey.of(browser);

  async function userOf(link: MailLink | undefined): Promise<AccountDocument | undefined> {
    const user = link ? await accounts.find(link.userId) : null;
    return link && isFor(link, user) ? user : undefined;
  }

  /** An address that somebody has proved is not for others; an account that nobody has proved gives way. */
  async function makeRoom(email: string): Promise<boolean> {
    const there = await accounts.findByEmail(email);
    return !there || (!there.emailVerified && (await care.removeUnproved(there)));
  }

  async function proveByLink(link: MailLink, user: AccountDocument): Promise<void> {
    const isFree = link.purpose === 'verify-email' || (await makeRoom(link.email));
    const proved = isFree ? await accounts.prove(user._id, link.email) : null;
    if (!proved) throw gone(ACCOUNT_MESSAGES.verificationGone);
    securityLog(link.purpose === 'verify-email' ? 'address-proved' : 'address-changed', user._id);
    await tellProved(proved);
    if (link.purpose === 'verify-email') return;
    await lock.renew(user._id, { only: [] });
    await post.mail('email-changed', user.email, { userId: user._id, to: user.email });
  }

  /** Whoever opened the mail has proved the address, and owes nothing to whoever used it before. */
  async function takeOver(user: AccountDocument, hash: string): Promise<void> {
    await lock.setPassword(user._id, hash);
    await accounts.change(user._id, {}, ['devices']);
    if (!user.emailVerified) await accounts.clearUnproved(user._id);
    const proved = await accounts.prove(user._id, user.email);
    if (!proved) throw gone(ACCOUNT_MESSAGES.resetGone);
    await tellProved(proved);
  }

  /** A verification link chooses a password only as long as there is something to verify. */
  async function resetterOf(link: MailLink | undefined): Promise<AccountDocument | undefined> {
    const user = await userOf(link);
    return link?.purpose === 'verify-email' && user?.emailVerified ? undefined : user;
  }

  async function resetByLink(token: string, newPassword: string): Promise<AccountDocument> {
    const user = await resetterOf(await links.consume(token, RESETTING));
    if (!user) throw gone(ACCOUNT_MESSAGES.resetGone);
    await takeOver(user, await hashPassword(newPassword));
    return user;
  }

  async function resetBySession(person: SignedInPerson | undefined, newPassword: string): Promise<AccountDocument> {
    const isRecent =
      person !== undefined && now().getTime() - person.signedInAt.getTime() < RECENT_SIGN_IN_MINUTES * 60_000;
    if (!isRecent) throw gone(ACCOUNT_MESSAGES.resetGone);
    const hash = await hashPassword(newPassword);
    // In this order: a session that another change of the password has ended finds that password, or is ended.
    const before = await accounts.passwordHash(person.id);
    const user = await accounts.find(person.id);
    const isStill = user && (await accounts.isSessionOpen(person.sessionId));
    if (!isStill || before === undefined || !(await lock.setPassword(user._id, hash, { before })))
      throw gone(ACCOUNT_MESSAGES.resetGone);
    return user;
  }

  return {
    /** The same answer, after the same time, for a new address and for one that has an account. */
    signUp: (browser: Browser, { firstname, lastname, email, password }: SignUp): Promise<SetCookie[]> =>
      atLeast(async () => {
        refuseCommonPassword('password', password, [firstname, lastname, email, email.split('@')[0] ?? '']);
        // Without a mail nothing is replaced: a link in the mailbox still works.
        const mayWrite = await post.mayWrite('verify-email', email);
        if (mayWrite) await makeRoom(email);
        const person = { name: `${firstname} ${lastname}`, firstName: firstname, lastName: lastname, email, password };
        const { digest, cookie } = signUpKey.make();
        const made = await makeAccount(options, browser, person, digest);
        if (made) securityLog('signed-up', made._id);
        const cookies = await options.signedUp(made ?? undefined, browser);
        if (mayWrite)
          await (made ? post.send('verify-email', { userId: made._id }) : post.send('signed-up-again', { email }));
        return [cookie, ...cookies];
      }),

    async forgot(browser: Browser, email: string): Promise<void> {
      const device = devices.of(browser);
      const known = device === undefined ? undefined : devices.among(await accounts.findByEmail(email), device);
      await post.mail('reset-password', email, { email }, known);
    },

    async resend(email: string): Promise<void> {
      if ((await resends.take(email)).isAllowed) await post.mail('verify-email', email, { email });
    },

    /**
     * The link proves the address it was sent to; one for a new address moves the account there.
     * Nothing is proved when it was opened in another browser than the one that signed up: then it is
     * good for choosing a password, and nothing has changed.
     */
    async verify(browser: Browser, token: string): Promise<{ isProved: boolean; cookies: SetCookie[] }> {
      const link = await links.find(token, PROVING);
      const user = await userOf(link);
      if (!link || !user || (link.purpose === 'verify-email' && user.emailVerified))
        throw await refusalOf(options, token);
      if (link.purpose === 'verify-email' && !isOwnSignUp(browser, user)) return { isProved: false, cookies: [] };
      if (!(await links.consume(token, [link.purpose]))) throw await refusalOf(options, token);
      await proveByLink(link, user);
      return { isProved: true, cookies: link.purpose === 'verify-email' ? [signUpKey.takeBack] : [] };
    },

    /** What using the link would come to, for a page that has just been opened. It says nothing of an account. */
    worksForReset: async (token: string): Promise<boolean> =>
      (await resetterOf(await links.find(token, RESETTING))) !== undefined,

    /** By the link of a mail, or by a sign-in of the last minutes. Every other session ends. */
    async reset(
      browser: Browser,
      { token, newPassword }: ResetPassword,
      person: SignedInPerson | undefined,
    ): Promise<SetCookie[]> {
      refuseCommonPassword('newPassword', newPassword);
      const user =
        token === undefined ? await resetBySession(person, newPassword) : await resetByLink(token, newPassword);
      // Free of other people's guesses.
      await guesses.clear(browser, user.email);
      securityLog('password-reset', user._id);
      await post.mail('password-changed', user.email, { userId: user._id });
      const answer = await bridge.call(browser, '/sign-in/email', { email: user.email, password: newPassword });
      const isIn = answer.status === 200 && answer.body.twoFactorRedirect !== true;
      return [...answer.cookies, ...(isIn ? await devices.remember(browser, user._id) : [])];
    },
  };
}
