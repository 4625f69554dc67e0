import { toString as drawQrCode } from 'qrcode';
import type { AccountChange, Deletion, EmailChange, PasswordChange, TwoFactorSetup } from '@verse/api-contract/api';
import { DELETION_DAYS } from '@verse/api-contract/identity/accounts.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { AttemptLimit } from '../../../platform/attempts';
import type { PersonalData } from '../../../platform/feature';
import { AppError, type Browser, type SetCookie } from '../../../platform/http';
import type { AccountLock } from './account-lock';
import type { MailKind } from './account-mails';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { AuthBridge, SignedInPerson } from './auth-bridge';
import { withReadableEmail } from './auth-emails';
import { changeChoices } from './notifications';
import { hashPassword, refuseCommonPassword, verifyPassword } from './passwords';
import type { SecurityLog } from './security-log';
import { toNextDigest } from './weekly-digest';

export interface OwnAccountOptions {
  bridge: AuthBridge;
  accounts: AccountRepository;
  lock: AccountLock;
  mail: (kind: MailKind, address: string, about: Record<string, string>) => Promise<void>;
  confirmations: AttemptLimit;
  securityLog: SecurityLog;
  content: () => readonly PersonalData[];
  now: () => Date;
}

const notFound = () => new AppError('not-found', 'There is nothing at this address.');
const wrongPassword = () =>
  new AppError('invalid', 'The current password is incorrect.', {
    fields: { password: 'The current password is incorrect.' },
  });
const wrongCode = () =>
  new AppError('invalid', 'This code is incorrect.', { fields: { code: 'This code is incorrect.' } });

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

export function createOwnAccountService({
  bridge,
  accounts,
  lock,
  mail,
  confirmations,
  securityLog,
  content,
  now,
}: OwnAccountOptions) {
  async function own(id: string): Promise<AccountDocument> {
    const user = await accounts.find(id);
    if (!user) throw notFound();
    return user;
  }

  /**
   * Confirms the password, which an attacker with a stolen session does not know. Allows no more attempts than sign-in.
   */
  async function confirm(person: SignedInPerson, password: string): Promise<string> {
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
  }

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
    find: (person: SignedInPerson) => own(person.id),

    async change(person: SignedInPerson, change: AccountChange): Promise<AccountDocument> {
      const before = await own(person.id);
      const { notificationEvents, pageNotifications, notificationGroups, weeklyDigest, ...fields } = change;
      const { digestDueAt } = before;
      const timeZone = fields.timeZone ?? before.timeZone;
      // Otherwise the digest keeps its date, which may be due right now.
      const isDigestMoved =
        (weeklyDigest ?? digestDueAt !== undefined) && (!digestDueAt || timeZone !== before.timeZone);
      const names = { firstName: before.firstName, lastName: before.lastName, ...fields };
      return (
        (await accounts.change(
          person.id,
          {
            ...fields,
            ...(isDigestMoved ? { digestDueAt: toNextDigest(now(), timeZone) } : {}),
            ...changeChoices(before, { notificationEvents, pageNotifications, notificationGroups }),
            name: `${names.firstName} ${names.lastName}`,
          },
          weeklyDigest === false ? ['digestDueAt', 'digestSince'] : [],
        )) ?? before
      );
    },

    async changeEmail(person: SignedInPerson, { email, password }: EmailChange): Promise<void> {
      await confirm(person, password);
      // Neither the response nor its timing reveals whether the new address is taken. If it is, no link is sent.
      await mail('change-email', email, { userId: person.id, to: email, stamp: String(person.securityStamp) });
    },

    async changePassword(person: SignedInPerson, { password, newPassword }: PasswordChange): Promise<void> {
      const before = await confirm(person, password);
      refuseCommonPassword('newPassword', newPassword, [person.firstName, person.lastName, person.email]);
      const hash = await hashPassword(newPassword);
      // Another request has just changed the password, so the password that was just checked is no longer valid.
      if (!(await lock.setPassword(person.id, hash, { before, except: person.sessionId }))) throw wrongPassword();
      securityLog('password-changed', person.id);
      await mail('password-changed', person.email, { userId: person.id });
    },

    async startTwoFactor(browser: Browser, person: SignedInPerson, password: string): Promise<TwoFactorSetup> {
      await confirm(person, password);
      return setUp(browser, password);
    },

    async confirmTwoFactor(browser: Browser, person: SignedInPerson, code: string): Promise<SetCookie[]> {
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

    async endTwoFactor(browser: Browser, person: SignedInPerson, password: string): Promise<SetCookie[]> {
      await confirm(person, password);
      const { cookies } = await bridge.call(browser, '/two-factor/disable', { password });
      await lock.renew(person.id, { only: [] });
      securityLog('two-factor-off', person.id);
      if (person.twoFactor) await mail('two-factor-off', person.email, { userId: person.id });
      return cookies;
    },

    async newRecoveryCodes(browser: Browser, person: SignedInPerson, password: string): Promise<string[]> {
      await confirm(person, password);
      const answer = await bridge.call(browser, '/two-factor/generate-backup-codes', { password });
      if (answer.status !== 200) throw new AppError('conflict', 'Two-factor sign-in is not on.');
      securityLog('recovery-codes-renewed', person.id);
      return (answer.body.backupCodes as string[] | undefined) ?? [];
    },

    sessions: (person: SignedInPerson) => accounts.listSessions(person.id, now()),

    async endSession(person: SignedInPerson, id: string): Promise<void> {
      if ((await accounts.endSessions(person.id, { only: [id] })) === 0) throw notFound();
    },

    endOtherSessions: async (person: SignedInPerson) =>
      void (await accounts.endSessions(person.id, { except: person.sessionId })),

    /** Streams everything stored about the person, except secrets, as a single JSON text. */
    async *export(person: SignedInPerson): AsyncGenerator<string, void> {
      const {
        browsers: _browsers,
        devices: _devices,
        signUpKey: _key,
        securityStamp: _stamp,
        securedAt: _securedAt,
        ...account
      } = await own(person.id);
      const sessions = (await accounts.listSessions(person.id, now())).map(
        ({ userAgent, ipAddress, createdAt, expiresAt }) => ({ userAgent, ipAddress, createdAt, expiresAt }),
      );
      yield JSON.stringify({ exportedAt: now(), account, sessions }).slice(0, -1);
      for (const { name, export: all } of content()) {
        let before = `,${JSON.stringify(name)}:[`;
        for await (const one of await all(person.id)) {
          yield before + JSON.stringify(one);
          before = ',';
        }
        yield before === ',' ? ']' : `${before}]`;
      }
      yield '}';
    },

    async delete(person: SignedInPerson, { password }: Deletion): Promise<Date> {
      await confirm(person, password);
      const deletionAt = new Date(now().getTime() + DELETION_DAYS * DAY_MS);
      await accounts.change(person.id, { deletionAt });
      await lock.renew(person.id);
      securityLog('deletion-asked', person.id);
      await mail('deletion', person.email, { userId: person.id });
      return deletionAt;
    },
  };
}
