import { type MailBudgets, type MailQueue, normalizeMailbox } from '../../platform/mail';
import { type MailKind, NOTICES } from './account-mails';
import type { AccountRepository } from './accounts.repository';

/** The mails of accounts on their way into the queue. */
export interface AccountPost {
  /** Queues a mail, unless its recipient had enough of them this hour. A known browser has a share of its own. */
  mail(kind: MailKind, address: string, about: Record<string, string>, device?: string): Promise<void>;
  /** Counts a mail that anyone can request; false when its recipient had enough. */
  mayWrite(kind: MailKind, address: string, device?: string): Promise<boolean>;
  /** Queues a mail that was counted. */
  send(kind: MailKind, about: Record<string, string>): Promise<void>;
}

export interface AccountPostOptions {
  mails: MailQueue;
  accounts: Pick<AccountRepository, 'find' | 'findByEmail'>;
  budgets: Pick<MailBudgets, 'account' | 'accountKind'>;
  dropped: (kind: MailKind) => void;
  now: () => Date;
}

/**
 * A proved address has a budget of its own. All other addresses of a mailbox share one, which anyone can spend: so no
 * requests for `ada+1@`, `ada+2@` … keep back the mails of `ada@`, and not many reach her.
 */
export function createAccountPost({ mails, accounts, budgets, dropped, now }: AccountPostOptions): AccountPost {
  const send = async (kind: MailKind, about: Record<string, string>) =>
    void (await mails.add(kind, { ...about, askedAt: String(now().getTime()) }, 'unlimited'));

  /** Looks up and counts the same for every address, so that the time of the answer says nothing. */
  async function mayWrite(kind: MailKind, address: string, device?: string): Promise<boolean> {
    const isProved = (await accounts.findByEmail(address))?.emailVerified === true;
    if (device !== undefined && (await budgets.accountKind.take(`${kind} ${address} ${device}`)).isAllowed) return true;
    const mailbox = normalizeMailbox(address);
    const [owner, isOwn] = isProved ? [address, true] : [`mailbox ${mailbox}`, address === mailbox];
    const share = isOwn && !NOTICES.has(kind) ? `${kind} ${address}` : `other ${owner}`;
    const [one, total] = await Promise.all([budgets.accountKind.take(share), budgets.account.take(owner)]);
    const isAllowed = one.isAllowed || total.isAllowed;
    if (!isAllowed) dropped(kind);
    return isAllowed;
  }

  /** An unproved account may hold a stranger's address, and its maker can repeat these deeds at will. */
  const isNoticeToOwner = async (kind: MailKind, { userId = '' }: Record<string, string>) =>
    NOTICES.has(kind) && (await accounts.find(userId))?.emailVerified === true;

  return {
    send,
    mayWrite,
    async mail(kind, address, about, device) {
      if ((await isNoticeToOwner(kind, about)) || (await mayWrite(kind, address, device))) await send(kind, about);
    },
  };
}
