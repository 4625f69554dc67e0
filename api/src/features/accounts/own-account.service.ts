import type { Request, Response } from 'express';
import { toString as drawQrCode } from 'qrcode';
import { DELETION_DAYS, type AccountChange, type Deletion, type EmailChange, type PasswordChange, type TwoFactorSetup } from '@verse/api-contract/accounts';
import { AppError } from '../../platform/http';
import type { PersonalContent } from './account-care.service';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { MailKind } from './account-mails';
import type { AuthBridge, SignedInPerson } from './auth-bridge';
import type { GuessLimit } from './guesses';
import type { MailLinks } from './mail-links';
import { hashPassword, refuseCommonPassword, verifyPassword } from './passwords';

export interface OwnAccountOptions {
  bridge: AuthBridge;
  accounts: AccountRepository;
  links: Pick<MailLinks, 'revoke'>;
  mail: (kind: MailKind, address: string, about: Record<string, string>) => Promise<void>;
  guesses: GuessLimit;
  content: readonly PersonalContent[];
  now: () => Date;
}

const DAY_MS = 86_400_000;

const notFound = () => new AppError('not-found', 'not-found', 'There is nothing at this address.');
const wrongPassword = () => new AppError('invalid', 'invalid', 'The current password is not right.', { fields: { password: 'The current password is not right.' } });
const wrongCode = () => new AppError('invalid', 'invalid', 'This code is not right.', { fields: { code: 'This code is not right.' } });

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

/** What people do with their own account once they are in. */
export function createOwnAccountService({ bridge, accounts, links, mail, guesses, content, now }: OwnAccountOptions) {
  async function own(id: string): Promise<AccountDocument> {
    const user = await accounts.find(id);
    if (!user) throw notFound();
    return user;
  }

  /** A stolen session does not know the password, and may not try more often than the sign-in. */
  async function confirm(person: SignedInPerson, password: string): Promise<void> {
    const guess = await guesses.take(person.email);
    if (!guess.isAllowed) throw new AppError('too-many', 'too-many', 'Too many attempts for this account. Try again in an hour.');
    const hash = await accounts.passwordHash(person.id);
    if (hash === undefined || !(await verifyPassword(hash, password))) throw wrongPassword();
    await guess.forget();
  }

  async function setUp(request: Request, password: string): Promise<TwoFactorSetup> {
    const answer = await bridge.call(request, '/two-factor/enable', { password, method: 'totp' });
    if (answer.status !== 200) throw new AppError('conflict', 'conflict', 'Two-factor sign-in could not be set up. Turn it off first.');
    const uri = String(answer.body.totpURI);
    const svg = await drawQrCode(uri, { type: 'svg', margin: 2 });
    const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return { uri, qr, secret: new URL(uri).searchParams.get('secret') ?? '', recoveryCodes: (answer.body.backupCodes as string[] | undefined) ?? [] };
  }

  return {
    find: (person: SignedInPerson) => own(person.id),

    async change(person: SignedInPerson, change: AccountChange): Promise<AccountDocument> {
      const before = await own(person.id);
      const { notificationEvents, ...fields } = change;
      const names = { firstName: before.firstName, lastName: before.lastName, ...fields };
      const events = notificationEvents ? { notificationEvents: { ...before.notificationEvents, ...notificationEvents } } : {};
      return (await accounts.change(person.id, { ...fields, ...events, name: `${names.firstName} ${names.lastName}` } as Partial<AccountDocument>)) ?? before;
    },

    async changeEmail(person: SignedInPerson, { email, password }: EmailChange): Promise<void> {
      await confirm(person, password);
      // Whether the new address has an account is not told, not even by time: the link simply does not come.
      await mail('change-email', email, { userId: person.id, to: email });
    },

    async changePassword(person: SignedInPerson, { password, newPassword }: PasswordChange): Promise<void> {
      await confirm(person, password);
      refuseCommonPassword('newPassword', newPassword, [person.firstName, person.lastName, person.email]);
      await accounts.setPasswordHash(person.id, await hashPassword(newPassword));
      await accounts.endSessions(person.id, { except: person.sessionId });
      await links.revoke(person.id, ['reset-password', 'change-email']);
      await mail('password-changed', person.email, { userId: person.id });
    },

    async startTwoFactor(request: Request, person: SignedInPerson, password: string): Promise<TwoFactorSetup> {
      await confirm(person, password);
      return setUp(request, password);
    },

    async confirmTwoFactor(request: Request, response: Response, code: string): Promise<void> {
      const answer = await bridge.call(request, '/two-factor/verify-totp', { code });
      if (answer.status !== 200) throw wrongCode();
      bridge.pass(answer, response);
    },

    async endTwoFactor(request: Request, response: Response, person: SignedInPerson, password: string): Promise<void> {
      await confirm(person, password);
      bridge.pass(await bridge.call(request, '/two-factor/disable', { password }), response);
      if (person.twoFactor) await mail('two-factor-off', person.email, { userId: person.id });
    },

    async newRecoveryCodes(request: Request, person: SignedInPerson, password: string): Promise<string[]> {
      await confirm(person, password);
      const answer = await bridge.call(request, '/two-factor/generate-backup-codes', { password });
      if (answer.status !== 200) throw new AppError('conflict', 'conflict', 'Two-factor sign-in is not on.');
      return (answer.body.backupCodes as string[] | undefined) ?? [];
    },

    sessions: (person: SignedInPerson) => accounts.sessionsOf(person.id, now()),

    async endSession(person: SignedInPerson, id: string): Promise<void> {
      if ((await accounts.endSessions(person.id, { only: id })) === 0) throw notFound();
    },

    endOtherSessions: async (person: SignedInPerson) => void (await accounts.endSessions(person.id, { except: person.sessionId })),

    /** Everything that is stored about the person, and nothing that opens a door. */
    async export(person: SignedInPerson): Promise<Record<string, unknown>> {
      const { browsers: _browsers, ...account } = await own(person.id);
      const sessions = (await accounts.sessionsOf(person.id, now())).map(({ userAgent, ipAddress, createdAt, expiresAt }) => ({ userAgent, ipAddress, createdAt, expiresAt }));
      const parts = await Promise.all(content.map(async (one) => [one.name, await one.export(person.id)] as const));
      return { exportedAt: now(), account, sessions, ...Object.fromEntries(parts) };
    },

    async delete(person: SignedInPerson, { password }: Deletion): Promise<Date> {
      await confirm(person, password);
      const deletionAt = new Date(now().getTime() + DELETION_DAYS * DAY_MS);
      await accounts.change(person.id, { deletionAt });
      await accounts.endSessions(person.id);
      await mail('deletion', person.email, { userId: person.id });
      return deletionAt;
    },
  };
}
