import { Router, type Request } from 'express';
import { STAFF_ROLES, type DemoAccount } from '@verse/api-contract/accounts';
import type { AuditLog } from '../../platform/audit';
import type { Caller, Feature, RateLimits } from '../../platform/http';
import { createMailQueue, type MailJobCollection, type MailQueue, type MailTransport } from '../../platform/mail';
import type { DbPort } from '../../store';
import { createAccountCareService, type PersonalContent } from './account-care.service';
import { createAccountMails, NOTICES, type MailKind } from './account-mails';
import { createAccountRepository, type AccountRepository } from './accounts.repository';
import { accountOperations } from './accounts.schema';
import { createAuth } from './auth';
import { createAuthBridge } from './auth-bridge';
import { authSecret } from './auth-secret';
import { createEntryRouter } from './entry.routes';
import { createEntryService } from './entry.service';
import { createFirstAdmin } from './first-admin';
import { createGuessLimit, removeOldGuesses } from './guesses';
import { createMailLinks, type MailLinks } from './mail-links';
import type { Tell } from './notifications';
import { createOwnAccountRouter } from './own-account.routes';
import { createOwnAccountService } from './own-account.service';

export interface AccountLimits {
  jsonBytes: number;
  guessesPerHour: number;
  mailsPerHour: number;
  signUpsPerHour: number;
  entriesPer15Minutes: number;
  accountChangesPerMinute: number;
  /** Refusals and neutral answers come no earlier than this. */
  answerFloorMs: number;
}

export interface AccountsOptions {
  db: DbPort;
  publicOrigin: string;
  origins: readonly string[];
  secret: string | undefined;
  firstAdmin: string | undefined;
  /** Editors, moderators and admins work only with a second factor. */
  staffTwoFactor: boolean;
  transport: MailTransport;
  rateLimits: RateLimits;
  audit: Pick<AuditLog, 'note'>;
  /** Widens the limits that are counted here, as `rateLimits` widens its own. */
  factor: number;
  limits: AccountLimits;
  /** What other features keep of a person. */
  content: readonly PersonalContent[];
  demo: readonly DemoAccount[];
  createId: () => string;
  now: () => Date;
  logger: { warn(details: object, message: string): void };
}

export interface Accounts {
  feature: Feature;
  callerOf: (request: Request) => Promise<Caller | undefined>;
  mails: MailQueue;
  tell: Tell;
  accounts: AccountRepository;
  /** Erases the accounts whose time has come, and what is out of date; says how many accounts. */
  eraseDue: () => Promise<number>;
}

const HOUR_MS = 3_600_000;

async function createLimits({ db, factor, limits, now }: AccountsOptions) {
  const wide = (most: number) => Math.max(1, Math.round(most * factor));
  const limit = (name: string, most: number, windowMs = HOUR_MS) => createGuessLimit(db, { name, most: wide(most), windowMs, now });
  return {
    guesses: await limit('password', limits.guessesPerHour),
    codes: await limit('code', 5),
    mails: await limit('mail', limits.mailsPerHour),
    resends: await limit('resend', 1, 60_000),
    // Not wide: no test of load makes a used code a fresh one.
    usedCodes: await createGuessLimit(db, { name: 'used-code', most: 1, windowMs: 120_000, now }),
  };
}

type Counted = Awaited<ReturnType<typeof createLimits>>;

async function createMails({ db, publicOrigin, transport, createId, now, logger }: AccountsOptions, accounts: AccountRepository, links: MailLinks, { mails: limit }: Counted) {
  const mails = await createMailQueue({
    jobs: db.collection('mail_jobs') as unknown as MailJobCollection,
    transport,
    write: createAccountMails({ accounts, links, publicOrigin }),
    createId,
    now,
    report: (error, job) => logger.warn({ err: error, job }, 'a mail was not sent'),
  });
  const mail = async (kind: MailKind, address: string, about: Record<string, string>) => {
    if (NOTICES.has(kind) || (await limit.take(address)).isAllowed) await mails.add(kind, about);
  };
  return { mails, mail };
}

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { db, publicOrigin, origins, transport, rateLimits, limits, demo, content, audit, now, logger } = options;
  const accounts = await createAccountRepository(db);
  const links = await createMailLinks(db, now);
  const counted = await createLimits(options);
  const { mails, mail } = await createMails(options, accounts, links, counted);

  const auth = createAuth({
    db, publicOrigin, origins,
    secret: await authSecret(db, options.secret),
    maySignIn: async (userId) => (await accounts.find(userId))?.suspended !== true,
    signedIn: (signIn) => care.signedIn(signIn),
    created: (user) => entry.created(user),
    repeated: ({ id, email }) => mail('signed-up-again', email, { userId: id }),
    warn: (message, details) => logger.warn({ details }, message),
  });
  const bridge = createAuthBridge(auth, publicOrigin);
  const firstAdmin = createFirstAdmin({ accounts, audit, address: options.firstAdmin });
  await firstAdmin.atStart();
  const entry = createEntryService({ bridge, accounts, links, mail, ...counted, now, floorMs: limits.answerFloorMs, firstAdmin });
  const care = createAccountCareService({
    accounts, audit, mail, content, now,
    removeOutdated: async () => void (await Promise.all([links.removeExpired(), removeOldGuesses(db, now())])),
    forgetMails: async (address) => transport.forget?.(address),
  });
  const own = createOwnAccountService({ bridge, accounts, links, mail, guesses: counted.guesses, content, now });

  const router = Router();
  router.use(createEntryRouter({ service: entry, bridge, rateLimits, limits, demo, now }));
  router.use(createOwnAccountRouter({ service: own, care, bridge, rateLimits, limits }));
  return {
    feature: { name: 'accounts', router, operations: accountOperations },
    async callerOf(request) {
      const person = await bridge.person(request);
      if (!person) return undefined;
      const { id, firstName, lastName, role, emailVerified, twoFactor } = person;
      return { id, name: `${firstName} ${lastName}`, role, emailVerified, lacksSecondFactor: options.staffTwoFactor && STAFF_ROLES.includes(role) && !twoFactor };
    },
    mails,
    tell: (userId, kind, about) => mails.add(kind, { ...about, userId }),
    accounts,
    eraseDue: () => care.eraseDue(),
  };
}
