import type { AccountChange, Deletion, EmailChange, PasswordChange } from '@verse/api-contract/api';
import { DELETION_DAYS } from '@verse/api-contract/identity/accounts.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { PersonalData } from '../../../platform/feature';
import { AppError } from '../../../platform/http';
import { exportAccount } from './account-export';
import type { AccountLock } from './account-lock';
import type { AccountMailer } from './account-mailer';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import type { SignedInPerson } from './auth-bridge';
import { type ConfirmPassword, wrongPassword } from './confirm-password';
import { changeChoices } from './notifications';
import { hashPassword, refuseCommonPassword } from './passwords';
import type { SecurityLog } from './security-log';
import { toNextDigest } from './weekly-digest';

export interface OwnAccountOptions extends Pick<AccountMailer, 'mail'> {
  accounts: AccountRepository;
  lock: AccountLock;
  confirmPassword: ConfirmPassword;
  securityLog: SecurityLog;
  content: () => readonly PersonalData[];
  now: () => Date;
}

const notFound = () => new AppError('not-found', 'There is nothing at this address.');

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

export function createOwnAccountService({
  accounts,
  lock,
  mail,
  confirmPassword,
  securityLog,
  content,
  now,
}: OwnAccountOptions) {
  async function own(id: string): Promise<AccountDocument> {
    const user = await accounts.find(id);
    if (!user) throw notFound();
    return user;
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
      await confirmPassword(person, password);
      // Neither the response nor its timing reveals whether the new address is taken. If it is, no link is sent.
      await mail('change-email', email, { userId: person.id, to: email, stamp: String(person.securityStamp) });
    },

    async changePassword(person: SignedInPerson, { password, newPassword }: PasswordChange): Promise<void> {
      const before = await confirmPassword(person, password);
      refuseCommonPassword('newPassword', newPassword, [person.firstName, person.lastName, person.email]);
      const hash = await hashPassword(newPassword);
      // Another request has just changed the password, so the password that was just checked is no longer valid.
      if (!(await lock.setPassword(person.id, hash, { before, except: person.sessionId }))) throw wrongPassword();
      securityLog('password-changed', person.id);
      await mail('password-changed', person.email, { userId: person.id });
    },

    sessions: (person: SignedInPerson) => accounts.listSessions(person.id, now()),

    async endSession(person: SignedInPerson, id: string): Promise<void> {
      if ((await accounts.endSessions(person.id, { only: [id] })) === 0) throw notFound();
    },

    endOtherSessions: async (person: SignedInPerson) =>
      void (await accounts.endSessions(person.id, { except: person.sessionId })),

    async *export(person: SignedInPerson): AsyncGenerator<string, void> {
      yield* exportAccount(await own(person.id), { accounts, content, now });
    },

    async delete(person: SignedInPerson, { password }: Deletion): Promise<Date> {
      await confirmPassword(person, password);
      const deletionAt = new Date(now().getTime() + DELETION_DAYS * DAY_MS);
      await accounts.change(person.id, { deletionAt });
      await lock.renew(person.id);
      securityLog('deletion-asked', person.id);
      await mail('deletion', person.email, { userId: person.id });
      return deletionAt;
    },
  };
}
