import type { DemoAccount } from '@verse/api-contract/api';
import type { NotificationKind } from '@verse/api-contract/community/notifications.values';
import { DAY_SECONDS, HOUR_MS, MINUTE_MS } from '@verse/api-contract/time';
import { createAttemptLimit, removeOldAttempts } from '../../../platform/attempts';
import type { Feature, OnSignUp } from '../../../platform/feature';
import { createBrowserKey, type FindCaller, type Route } from '../../../platform/http';
import { createMailBudgets, createMailQueue, type MailQueue } from '../../../platform/mail';
import type { Platform } from '../../../platform/open-platform';
import type { Accounts, MemberName } from '../../../platform/ports';
import { accountAdminRoutes } from './account-admin.routes';
import { createAccountLifecycleService } from './account-lifecycle.service';
import { createAccountLock } from './account-lock';
import { createAccountMailer } from './account-mailer';
import { createAccountMails } from './account-mails';
import { type AccountDocument, type AccountRepository, createAccountRepository, isHidden } from './accounts.repository';
import { notifyOnProfileChange } from './appearance';
import { createAuth } from './auth';
import { type AuthBridge, createAuthBridge, createMe } from './auth-bridge';
import { authenticationRoutes, entryLimit } from './authentication.routes';
import { createAuthenticationService } from './authentication.service';
import { createConfirmPassword } from './confirm-password';
import { createDeskAccounts, type DeskAccounts } from './desk-accounts';
import { createFindCaller } from './find-caller';
import { createFirstAdmin, type FirstAdmin } from './first-admin';
import { createKnownDevices } from './known-devices';
import { createKnownPeople } from './known-people';
import { createMailLinks, type MailLinks } from './mail-links';
import { createMemberMailer } from './member-mailer';
import { createMinimumResponseTime } from './minimum-response-time';
import { wants, wantsMail } from './notifications';
import { ownAccountRoutes } from './own-account.routes';
import { createOwnAccountService } from './own-account.service';
import { createPasswordAttempts } from './password-attempts';
import { createPasswordByLink } from './password-by-link';
import { createPasswordResetService, type PasswordResetService } from './password-reset.service';
import { createSecurityLog } from './security-log';
import { createDemoAccounts } from './seed-accounts';
import { twoFactorRoutes } from './two-factor.routes';
import { createTwoFactorService } from './two-factor.service';
import { createUnsubscribe, type Unsubscribe } from './unsubscribe';
import { unsubscribeLimit, unsubscribeRoutes } from './unsubscribe.routes';
import { verificationRoutes } from './verification.routes';
import { createVerificationService, type VerificationService } from './verification.service';
import { createDigestJob } from './weekly-digest';

export interface AccountsFeature extends Feature, Accounts {
  /** Operations of the people desk on accounts. */
  desk: DeskAccounts;
  findCaller: FindCaller;
  queue: MailQueue;
  /** Demo accounts offered on the sign-in page. */
  demo: readonly DemoAccount[];
}

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
    resends: await limit('resend', 1, MINUTE_MS),
    // Not scaled by the rate limit factor, because even a load test must not reuse a code.
    usedCodes: await createAttemptLimit(db, { name: 'used-code', most: 1, windowMs: 120_000, now }),
  };
}

async function createMails(
  { db, config: { publicOrigin, limits, rateLimitFactor }, transport, now, logger, features }: Platform,
  accounts: AccountRepository,
  { links, unsubscribe }: { links: MailLinks; unsubscribe: Unsubscribe },
) {
  const budgets = await createMailBudgets(db, {
    accountMailsPerHour: limits.mailsPerHour,
    factor: rateLimitFactor,
    now,
  });
  const dropped = (kind: string) => logger.info({ kind }, 'an email was dropped: over the budget of its recipient');
  const mailsOfFeatures = () => features.all().flatMap(({ mails: own = [] }) => own);
  const mails = await createMailQueue(db, {
    budgets,
    transport,
    write: createAccountMails({ accounts, links, unsubscribe, publicOrigin, featureMails: mailsOfFeatures }),
    now,
    report: (error, job) => logger.warn({ err: error, job }, 'failed to send an email'),
    dropped,
  });
  return {
    mails,
    mailer: createAccountMailer({ mails, accounts, budgets, dropped, now }),
    emailMember: createMemberMailer({ mails, accounts, budgets }),
  };
}

const SIGN_UP_KEY_SECONDS = 3600;
/** Maximum cookie lifetime that browsers allow. */
const DEVICE_KEY_SECONDS = 400 * DAY_SECONDS;

async function createParts(platform: Platform) {
  const { db, config, transport, audit, now, logger, features } = platform;
  const content = () => features.all().flatMap(({ personalData = [] }) => personalData);
  const cookiesOfVisit = () => features.all().flatMap(({ visitCookies: own = [] }) => own);
  const accounts = notifyOnProfileChange(await createAccountRepository(db), async (userId) => {
    for (const { onProfileChange } of features.all()) await onProfileChange?.(userId);
  });
  const links = await createMailLinks(db, now);
  const unsubscribe = createUnsubscribe({ accounts, secret: platform.authSecret, publicOrigin: config.publicOrigin });
  const attemptLimits = await createLimits(platform);
  const { mails, mailer, emailMember } = await createMails(platform, accounts, { links, unsubscribe });
  const lock = createAccountLock({ accounts, links, now });
  const securityLog = createSecurityLog(logger);
  const devices = createKnownDevices(accounts, createBrowserKey(config.publicOrigin, 'device', DEVICE_KEY_SECONDS));
  const guesses = createPasswordAttempts({ devices, ...attemptLimits });
  const removeOutdated = async () => void (await Promise.all([links.removeExpired(), removeOldAttempts(db, now())]));
  const eraseMails = async (address: string) => transport.forget?.(address);
  const lifecycle = createAccountLifecycleService({
    accounts,
    lock,
    securityLog,
    audit,
    mail: mailer.mail,
    content,
    removeOutdated,
    eraseMails,
    now,
  });
  const desk = createDeskAccounts({ accounts, lock, securityLog, now });
  const withMinimumTime = createMinimumResponseTime(config.limits.answerFloorMs);
  return {
    ...attemptLimits,
    accounts,
    links,
    mails,
    mailer,
    mail: mailer.mail,
    emailMember,
    unsubscribe,
    lock,
    securityLog,
    devices,
    guesses,
    lifecycle,
    desk,
    withMinimumTime,
    content,
    cookiesOfVisit,
    now,
  };
}

type Parts = Awaited<ReturnType<typeof createParts>>;

async function createBridge(
  { db, config: { publicOrigin, origins }, authSecret: secret, logger, now }: Platform,
  { accounts, lifecycle }: Parts,
): Promise<AuthBridge> {
  const auth = createAuth({
    db,
    publicOrigin,
    origins,
    secret,
    async maySignIn(userId) {
      await accounts.endSuspensionIfOver(userId, now());
      return (await accounts.find(userId))?.suspended !== true;
    },
    signedIn: (signIn) => lifecycle.signedIn(signIn),
    warn: (message, details) => logger.warn({ details }, message),
  });
  return createAuthBridge(auth, publicOrigin, now);
}

interface SignUpParts {
  bridge: AuthBridge;
  verification: VerificationService;
  passwordReset: PasswordResetService;
}

function accountsRoutes(
  { config: { limits }, rateLimits, now, people: { findPicture }, shop: { hasCart } }: Platform,
  parts: Parts & SignUpParts,
  demo: readonly DemoAccount[],
): Route[] {
  const { bridge, verification, passwordReset, lifecycle } = parts;
  const entry = createAuthenticationService(parts);
  const confirmPassword = createConfirmPassword(parts);
  const own = createOwnAccountService({ ...parts, confirmPassword });
  const twoFactor = createTwoFactorService({ ...parts, confirmPassword });
  const me = createMe(bridge);
  const changes = rateLimits({
    name: 'account',
    windowMs: MINUTE_MS,
    limit: limits.accountChangesPerMinute,
    message: 'Please wait a moment before the next change.',
  });
  const entries = entryLimit({ rateLimits, limits });
  return [
    ...authenticationRoutes({ service: entry, bridge, findPicture, hasCart, rateLimits, limits, demo, now }, entries),
    ...verificationRoutes({ verification, passwordReset, bridge, rateLimits, limits }, entries),
    ...ownAccountRoutes({ service: own, me, rateLimits, changes }),
    ...twoFactorRoutes({ service: twoFactor, me, changes }),
    ...unsubscribeRoutes({ unsubscribe: parts.unsubscribe, limit: unsubscribeLimit({ rateLimits }) }),
    ...accountAdminRoutes({ lifecycle, me, changes }),
  ];
}

const toMemberName = ({ _id, firstName, lastName }: AccountDocument): MemberName => ({
  id: _id,
  name: `${firstName} ${lastName}`.trim(),
});

async function* listMembers(accounts: AccountRepository): AsyncIterable<MemberName> {
  for await (const account of accounts.listMembers()) yield toMemberName(account);
}

/** A failing hook does not undo the verification, because features catch up later. */
const createOnVerified =
  ({ logger, features }: Platform, firstAdmin: FirstAdmin) =>
  async (user: AccountDocument): Promise<void> => {
    await firstAdmin.onVerified(user);
    for (const { name, onEmailVerified } of features.all())
      await onEmailVerified?.(toMemberName(user)).catch((err: unknown) =>
        logger.error({ err, feature: name }, 'an onEmailVerified hook failed'),
      );
  };

const toContact = (one: AccountDocument) => ({ ...toMemberName(one), email: one.email });

const createFindChoices = (accounts: AccountRepository) => async (userId: string, kind: NotificationKind) => {
  const account = await accounts.find(userId);
  return account ? { page: wants(account, kind, 'page'), mail: wantsMail(account, { event: kind }) } : undefined;
};

const createOnSignUp =
  ({ features }: Platform): OnSignUp =>
  async (person, browser) =>
    (await Promise.all(features.all().map(async ({ onSignUp }) => onSignUp?.(person, browser) ?? []))).flat();

function createSignUpParts(
  platform: Platform,
  { firstAdmin, ...parts }: Parts & { bridge: AuthBridge; firstAdmin: FirstAdmin },
): SignUpParts {
  const { bridge } = parts;
  const signUpKey = createBrowserKey(platform.config.publicOrigin, 'signup', SIGN_UP_KEY_SECONDS);
  const onVerified = createOnVerified(platform, firstAdmin);
  const passwordByLink = createPasswordByLink({ ...parts, onVerified });
  const onSignUp = createOnSignUp(platform);
  return {
    bridge,
    verification: createVerificationService({ ...parts, passwordByLink, signUpKey, onVerified, onSignUp }),
    passwordReset: createPasswordResetService({ ...parts, passwordByLink }),
  };
}

export async function createAccountsFeature(platform: Platform): Promise<AccountsFeature> {
  const { db, config, audit, now } = platform;
  const demo = config.demo ? await createDemoAccounts(db, config.demoAccounts, now()) : [];
  const parts = await createParts(platform);
  const { accounts, lifecycle, mails } = parts;
  const bridge = await createBridge(platform, parts);
  const firstAdmin = createFirstAdmin({ accounts, audit, address: config.firstAdmin });
  await firstAdmin.atStart();
  const signUpParts = createSignUpParts(platform, { ...parts, bridge, firstAdmin });
  const knownPeople = createKnownPeople({ ...parts, now }, config.staffTwoFactor);
  return {
    name: 'accounts',
    routes: accountsRoutes(platform, { ...parts, ...signUpParts }, demo),
    jobs: [
      { name: 'erase-accounts', run: () => lifecycle.eraseDue(), failed: 'failed to erase accounts' },
      await createDigestJob(parts),
      {
        name: 'end-suspensions',
        everyMs: MINUTE_MS,
        run: () => parts.desk.endOverdue(),
        failed: 'failed to end suspensions whose time is over',
      },
    ],
    desk: parts.desk,
    findCaller: createFindCaller(bridge, config.staffTwoFactor),
    queue: mails,
    queueMail: (...mail) => mails.add(...mail),
    emailMember: parts.emailMember,
    countMembers: () => accounts.countMembers(),
    counts: { members: () => accounts.countMembers() },
    findChoices: createFindChoices(accounts),
    findSession: async (browser) => (await createMe(bridge)(browser)).sessionId,
    openSessions: (ids) => accounts.openSessions(ids, now()),
    findMembers: async (ids) =>
      (await accounts.findVerified(ids)).map((one) => ({ ...toMemberName(one), isHidden: isHidden(one) })),
    listMembers: () => listMembers(accounts),
    findContacts: async (ids) => (await accounts.findMembers(ids)).map(toContact),
    findAllContacts: async (ids) => (await accounts.findVerified(ids)).map(toContact),
    ...knownPeople,
    // The first demo account belongs to a member.
    findDemoMember: async () => demo[0] && knownPeople.findId(demo[0].email),
    demo,
  };
}
