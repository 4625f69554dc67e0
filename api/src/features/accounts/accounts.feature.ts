import type { DemoAccount } from '@verse/api-contract/accounts';
import { isStaff } from '@verse/api-contract/rights';
import type { Feature, Tell } from '../../platform/feature';
import { browserOf, type CallerOf, type Route } from '../../platform/http';
import { createMailQueue, type MailQueue } from '../../platform/mail';
import type { Platform } from '../../platform/open-platform';
import { createAccountLifecycleService } from './account-lifecycle.service';
import { createAccountLock } from './account-lock';
import { createAccountMails } from './account-mails';
import { createAccountPost } from './account-post';
import { type AccountRepository, createAccountRepository } from './accounts.repository';
import { accountsByAdminRoutes } from './accounts-by-admin.routes';
import { createAnswerFloor } from './answer-floor';
import { createAttemptLimit, removeOldAttempts } from './attempts';
import { createAuth } from './auth';
import { type AuthBridge, createAuthBridge, createMe } from './auth-bridge';
import { authSecret } from './auth-secret';
import { authenticationRoutes, entryLimit } from './authentication.routes';
import { createAuthenticationService } from './authentication.service';
import { createBrowserKey } from './browser-keys';
import { createFirstAdmin } from './first-admin';
import { createKnownDevices } from './known-devices';
import { createMailLinks, type MailLinks } from './mail-links';
import { ownAccountRoutes } from './own-account.routes';
import { createOwnAccountService } from './own-account.service';
import { createPasswordAttempts } from './password-attempts';
import { proofRoutes } from './proof.routes';
import { createProofService, type ProofService } from './proof.service';
import { createSecurityLog } from './security-log';
import { createDemoAccounts } from './seed-accounts';
import { twoFactorRoutes } from './two-factor.routes';

export interface AccountsFeature extends Feature {
  callerOf: CallerOf;
  /** Mails on their way. */
  queue: MailQueue;
  tell: Tell;
  /** What somebody is called; '' once the account is deleted. */
  nameOf: (userId: string) => Promise<string>;
  countMembers: () => Promise<number>;
  /** The accounts that the sign-in page offers to try. */
  demo: readonly DemoAccount[];
}

/** The features that keep something of a person, or tell people something. They are there once somebody asks. */
type Others = () => readonly Feature[];

const HOUR_MS = 3_600_000;

async function createLimits({ db, config: { limits, rateLimitFactor }, now }: Platform) {
  const wide = (most: number) => Math.max(1, Math.round(most * rateLimitFactor));
  const limit = (name: string, most: number, windowMs = HOUR_MS) =>
    createAttemptLimit(db, { name, most: wide(most), windowMs, now });
  return {
    ofAccount: await limit('password', limits.guessesPerHour),
    ofNetwork: await limit('password-network', Math.ceil(limits.guessesPerHour / 2)),
    ofDevice: await limit('password-device', limits.guessesPerHour),
    confirmations: await limit('confirmation', limits.guessesPerHour),
    codes: await limit('code', 10),
    mails: await limit('mail', limits.mailsPerHour),
    mailsOfKind: await limit('mail-of-kind', 2),
    resends: await limit('resend', 1, 60_000),
    // Not wide: no test of load makes a used code a fresh one.
    usedCodes: await createAttemptLimit(db, { name: 'used-code', most: 1, windowMs: 120_000, now }),
  };
}

type Counted = Awaited<ReturnType<typeof createLimits>>;

async function createMails(
  { db, config: { publicOrigin }, transport, now, logger }: Platform,
  accounts: AccountRepository,
  links: MailLinks,
  counted: Counted,
  others: Others,
) {
  const mailsOfOthers = () => others().flatMap(({ mails: own = [] }) => own);
  const mails = await createMailQueue(db, {
    transport,
    write: createAccountMails({ accounts, links, publicOrigin, others: mailsOfOthers }),
    now,
    report: (error, job) => logger.warn({ err: error, job }, 'a mail was not sent'),
  });
  return { mails, post: createAccountPost({ mails, all: counted.mails, ofKind: counted.mailsOfKind, now }) };
}

const SIGN_UP_KEY_SECONDS = 3600;
/** As long as browsers keep a cookie. */
const DEVICE_KEY_SECONDS = 400 * 86_400;

/** What the services of accounts are made of. */
async function createParts(platform: Platform, others: Others) {
  const { db, config, transport, audit, now, logger } = platform;
  const content = () => others().flatMap(({ personalContent = [] }) => personalContent);
  const accounts = await createAccountRepository(db);
  const links = await createMailLinks(db, now);
  const counted = await createLimits(platform);
  const { mails, post } = await createMails(platform, accounts, links, counted, others);
  const lock = createAccountLock({ accounts, links, now });
  const securityLog = createSecurityLog(logger);
  const devices = createKnownDevices(accounts, createBrowserKey(config.publicOrigin, 'device', DEVICE_KEY_SECONDS));
  const guesses = createPasswordAttempts({ devices, ...counted });
  const removeOutdated = async () => void (await Promise.all([links.removeExpired(), removeOldAttempts(db, now())]));
  const forgetMails = async (address: string) => transport.forget?.(address);
  const care = createAccountLifecycleService({
    accounts,
    lock,
    securityLog,
    audit,
    mail: post.mail,
    content,
    removeOutdated,
    forgetMails,
    now,
  });
  const atLeast = createAnswerFloor(config.limits.answerFloorMs);
  return {
    ...counted,
    accounts,
    links,
    mails,
    post,
    mail: post.mail,
    lock,
    securityLog,
    devices,
    guesses,
    care,
    atLeast,
    content,
    now,
  };
}

type Parts = Awaited<ReturnType<typeof createParts>>;

async function createBridge(
  { db, config: { publicOrigin, origins, authSecret: secret }, logger, now }: Platform,
  { accounts, care }: Parts,
): Promise<AuthBridge> {
  const auth = createAuth({
    db,
    publicOrigin,
    origins,
    secret: await authSecret(db, secret),
    maySignIn: async (userId) => (await accounts.find(userId))?.suspended !== true,
    signedIn: (signIn) => care.signedIn(signIn),
    warn: (message, details) => logger.warn({ details }, message),
  });
  return createAuthBridge(auth, publicOrigin, now);
}

function accountsRoutes(
  { config: { limits }, rateLimits, now }: Platform,
  parts: Parts & { bridge: AuthBridge; proof: ProofService },
  demo: readonly DemoAccount[],
): Route[] {
  const { bridge, proof, care } = parts;
  const entry = createAuthenticationService(parts);
  const own = createOwnAccountService(parts);
  const me = createMe(bridge);
  const changes = rateLimits({
    name: 'account',
    windowMs: 60_000,
    limit: limits.accountChangesPerMinute,
    message: 'Please wait a moment before you change more.',
  });
  const entries = entryLimit({ rateLimits, limits });
  return [
    ...authenticationRoutes({ service: entry, bridge, rateLimits, limits, demo, now }, entries),
    ...proofRoutes({ proof, bridge, rateLimits, limits }, entries),
    ...ownAccountRoutes({ service: own, me, rateLimits, changes }),
    ...twoFactorRoutes({ service: own, me, changes }),
    ...accountsByAdminRoutes({ care, me, changes }),
  ];
}

const callerBy =
  (bridge: AuthBridge, asksStaffForSecondFactor: boolean): CallerOf =>
  async (request) => {
    const person = await bridge.person(browserOf(request));
    if (!person) return undefined;
    const { id, firstName, lastName, role, emailVerified, twoFactor } = person;
    const lacksSecondFactor = asksStaffForSecondFactor && isStaff(role) && !twoFactor;
    return { id, name: `${firstName} ${lastName}`, role, emailVerified, lacksSecondFactor };
  };

const namesIn = (accounts: AccountRepository) => async (userId: string) => {
  const account = await accounts.find(userId);
  return account && !account.deletionAt ? `${account.firstName} ${account.lastName}`.trim() : '';
};

export async function createAccountsFeature(platform: Platform, others: Others): Promise<AccountsFeature> {
  const { db, config, audit, now } = platform;
  const demo = config.demo ? await createDemoAccounts(db, config.demoAccounts, now()) : [];
  const parts = await createParts(platform, others);
  const { accounts, care, mails } = parts;
  const bridge = await createBridge(platform, parts);
  const firstAdmin = createFirstAdmin({ accounts, audit, address: config.firstAdmin });
  await firstAdmin.atStart();
  const signUpKey = createBrowserKey(config.publicOrigin, 'signup', SIGN_UP_KEY_SECONDS);
  const proof = createProofService({ ...parts, bridge, signUpKey, firstAdmin });
  return {
    name: 'accounts',
    routes: accountsRoutes(platform, { ...parts, bridge, proof }, demo),
    jobs: [{ name: 'erase-accounts', run: () => care.eraseDue(), failed: 'accounts could not be erased' }],
    callerOf: callerBy(bridge, config.staffTwoFactor),
    queue: mails,
    tell: (userId, kind, about) => mails.add(kind, { ...about, userId }),
    nameOf: namesIn(accounts),
    countMembers: () => accounts.countMembers(),
    demo,
  };
}
