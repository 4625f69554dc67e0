import type { DemoAccount } from '@verse/api-contract/accounts';
import type { NotificationChannel, NotificationKind } from '@verse/api-contract/notifications';
import { isStaff } from '@verse/api-contract/rights';
import { createAttemptLimit, removeOldAttempts } from '../../platform/attempts';
import type { Feature, SignedUp, Tell } from '../../platform/feature';
import { type Browser, browserOf, type CallerOf, createBrowserKey, type Route } from '../../platform/http';
import { createMailBudgets, createMailQueue, type MailQueue } from '../../platform/mail';
import type { Platform } from '../../platform/open-platform';
import { createAccountLifecycleService } from './account-lifecycle.service';
import { createAccountLock } from './account-lock';
import { createAccountMails } from './account-mails';
import { createAccountPost } from './account-post';
import { type AccountDocument, type AccountRepository, createAccountRepository, isHidden } from './accounts.repository';
import { accountsByAdminRoutes } from './accounts-by-admin.routes';
import { createAnswerFloor } from './answer-floor';
import { tellingAppearance } from './appearance';
import { createAuth } from './auth';
import { type AuthBridge, createAuthBridge, createMe } from './auth-bridge';
import { authenticationRoutes, entryLimit } from './authentication.routes';
import { createAuthenticationService } from './authentication.service';
import { createFirstAdmin, type FirstAdmin } from './first-admin';
import { createKnownDevices } from './known-devices';
import { createKnownPeople, type KnownPeople } from './known-people';
import { createMailLinks, type MailLinks } from './mail-links';
import { wants, wantsMail } from './notifications';
import { ownAccountRoutes } from './own-account.routes';
import { createOwnAccountService } from './own-account.service';
import { createPasswordAttempts } from './password-attempts';
import { proofRoutes } from './proof.routes';
import { createProofService, type ProofService } from './proof.service';
import { createSecurityLog } from './security-log';
import { createDemoAccounts } from './seed-accounts';
import { twoFactorRoutes } from './two-factor.routes';

export interface AccountsFeature extends Feature, KnownPeople {
  callerOf: CallerOf;
  /** Mails on their way. */
  queue: MailQueue;
  tell: Tell;
  countMembers: () => Promise<number>;
  /** Whether somebody is told of this kind, channel by channel; undefined when there is no such account. */
  choiceOf: (userId: string, kind: NotificationKind) => Promise<Record<NotificationChannel, boolean> | undefined>;
  /** The session of a browser that the guard has let in. */
  sessionOf: (browser: Browser) => Promise<string>;
  /** Those of these sessions that have not ended. */
  openSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of these accounts whose address is proved. */
  people: (ids: readonly string[]) => Promise<(Someone & { isHidden: boolean })[]>;
  everybody: () => AsyncIterable<Someone>;
  /** With their addresses, for whoever they have allowed to write to them. */
  contacts: (ids: readonly string[]) => Promise<(Someone & { email: string })[]>;
  /** The accounts that the sign-in page offers to try. */
  demo: readonly DemoAccount[];
}

/** A person as others may know them. */
export interface Someone {
  id: string;
  name: string;
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
    resends: await limit('resend', 1, 60_000),
    // Not wide: no test of load makes a used code a fresh one.
    usedCodes: await createAttemptLimit(db, { name: 'used-code', most: 1, windowMs: 120_000, now }),
  };
}

async function createMails(
  { db, config: { publicOrigin, limits, rateLimitFactor }, transport, now, logger }: Platform,
  accounts: AccountRepository,
  links: MailLinks,
  others: Others,
) {
  const budgets = await createMailBudgets(db, {
    accountMailsPerHour: limits.mailsPerHour,
    factor: rateLimitFactor,
    now,
  });
  const dropped = (kind: string) => logger.info({ kind }, 'a mail was dropped: its recipient had enough');
  const mailsOfOthers = () => others().flatMap(({ mails: own = [] }) => own);
  const mails = await createMailQueue(db, {
    budgets,
    transport,
    write: createAccountMails({ accounts, links, publicOrigin, others: mailsOfOthers }),
    now,
    report: (error, job) => logger.warn({ err: error, job }, 'a mail was not sent'),
    dropped,
  });
  return { mails, post: createAccountPost({ mails, accounts, budgets, dropped, now }) };
}

const SIGN_UP_KEY_SECONDS = 3600;
/** As long as browsers keep a cookie. */
const DEVICE_KEY_SECONDS = 400 * 86_400;

/** What the services of accounts are made of. */
async function createParts(platform: Platform, others: Others) {
  const { db, config, transport, audit, now, logger } = platform;
  const content = () => others().flatMap(({ personalContent = [] }) => personalContent);
  const cookiesOfVisit = () => others().flatMap(({ cookiesOfVisit: own = [] }) => own);
  const accounts = tellingAppearance(await createAccountRepository(db), async (userId) => {
    for (const { appearanceChanged } of others()) await appearanceChanged?.(userId);
  });
  const links = await createMailLinks(db, now);
  const counted = await createLimits(platform);
  const { mails, post } = await createMails(platform, accounts, links, others);
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
    cookiesOfVisit,
    now,
  };
}

type Parts = Awaited<ReturnType<typeof createParts>>;

async function createBridge(
  { db, config: { publicOrigin, origins }, authSecret: secret, logger, now }: Platform,
  { accounts, care }: Parts,
): Promise<AuthBridge> {
  const auth = createAuth({
    db,
    publicOrigin,
    origins,
    secret,
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

const someone = ({ _id, firstName, lastName }: AccountDocument): Someone => ({
  id: _id,
  name: `${firstName} ${lastName}`.trim(),
});

async function* everybodyIn(accounts: AccountRepository): AsyncIterable<Someone> {
  for await (const account of accounts.allMembers()) yield someone(account);
}

/** A feature that fails has its own ways to catch up: the address is proved all the same. */
const provedBy =
  ({ logger }: Platform, firstAdmin: FirstAdmin, others: Others) =>
  async (user: AccountDocument): Promise<void> => {
    await firstAdmin.proved(user);
    for (const { name, joined } of others())
      await joined?.(someone(user)).catch((err: unknown) => logger.error({ err, feature: name }, 'a welcome failed'));
  };

const choicesIn = (accounts: AccountRepository) => async (userId: string, kind: NotificationKind) => {
  const account = await accounts.find(userId);
  return account ? { page: wants(account, kind, 'page'), mail: wantsMail(account, { event: kind }) } : undefined;
};

const signedUpBy =
  (others: Others): SignedUp =>
  async (person, browser) =>
    (await Promise.all(others().map(({ signedUp }) => signedUp?.(person, browser) ?? []))).flat();

export async function createAccountsFeature(platform: Platform, others: Others): Promise<AccountsFeature> {
  const { db, config, audit, now } = platform;
  const demo = config.demo ? await createDemoAccounts(db, config.demoAccounts, now()) : [];
  const parts = await createParts(platform, others);
  const { accounts, care, mails } = parts;
  const bridge = await createBridge(platform, parts);
  const firstAdmin = createFirstAdmin({ accounts, audit, address: config.firstAdmin });
  await firstAdmin.atStart();
  const signUpKey = createBrowserKey(config.publicOrigin, 'signup', SIGN_UP_KEY_SECONDS);
  const proof = createProofService({
    ...parts,
    bridge,
    signUpKey,
    proved: provedBy(platform, firstAdmin, others),
    signedUp: signedUpBy(others),
  });
  return {
    name: 'accounts',
    routes: accountsRoutes(platform, { ...parts, bridge, proof }, demo),
    jobs: [{ name: 'erase-accounts', run: () => care.eraseDue(), failed: 'accounts could not be erased' }],
    callerOf: callerBy(bridge, config.staffTwoFactor),
    queue: mails,
    // It goes only to a proved address, as `createAccountMails` writes it.
    tell: async (userId, kind, about) => void (await mails.add(kind, { ...about, userId }, 'unlimited')),
    countMembers: () => accounts.countMembers(),
    choiceOf: choicesIn(accounts),
    sessionOf: async (browser) => (await createMe(bridge)(browser)).sessionId,
    openSessions: (ids) => accounts.openSessions(ids, now()),
    people: async (ids) =>
      (await accounts.provedAmong(ids)).map((one) => ({ ...someone(one), isHidden: isHidden(one) })),
    everybody: () => everybodyIn(accounts),
    contacts: async (ids) => (await accounts.membersAmong(ids)).map((one) => ({ ...someone(one), email: one.email })),
    ...createKnownPeople(parts),
    demo,
  };
}
