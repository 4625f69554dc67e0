import { type MailBudgets, type MailQueue, normalizeMailbox } from '../../../platform/mail';
import type { AccountRepository } from './accounts.repository';
import { isSecurityKind, type MailKind } from './mail-kinds';

export type AccountMailer = ReturnType<typeof createAccountMailer>;

export interface AccountMailerOptions {
  mails: MailQueue;
  accounts: Pick<AccountRepository, 'find' | 'findByEmail'>;
  budgets: Pick<MailBudgets, 'account' | 'accountKind'>;
  dropped: (kind: MailKind) => void;
  now: () => Date;
}

/**
 * A verified address has its own budget. The unverified addresses of a mailbox share another one, which anyone can
 * spend. Requests for `ada+1@`, `ada+2@` … therefore cannot block emails to `ada@`, and only a few of them reach her.
 */
export function createAccountMailer({ mails, accounts, budgets, dropped, now }: AccountMailerOptions) {
  const send = async (kind: MailKind, about: Record<string, string>) =>
    void (await mails.add(kind, { ...about, askedAt: String(now().getTime()) }, 'unlimited'));

  /** Performs the same lookups and counts for every address, so that the response time reveals nothing. */
  async function spendBudget(kind: MailKind, address: string, device?: string): Promise<boolean> {
    const isVerified = (await accounts.findByEmail(address))?.emailVerified === true;
    if (device !== undefined && (await budgets.accountKind.take(`${kind} ${address} ${device}`)).isAllowed) return true;
    const mailbox = normalizeMailbox(address);
    const [owner, isOwn] = isVerified ? [address, true] : [`mailbox ${mailbox}`, address === mailbox];
    const share = isOwn && !isSecurityKind(kind) ? `${kind} ${address}` : `other ${owner}`;
    const [one, total] = await Promise.all([budgets.accountKind.take(share), budgets.account.take(owner)]);
    const isAllowed = one.isAllowed || total.isAllowed;
    if (!isAllowed) dropped(kind);
    return isAllowed;
  }

  /** Excludes unverified accounts: anyone can sign up with a stranger's address and then trigger these emails. */
  const isSecurityNoticeToOwner = async (kind: MailKind, { userId = '' }: Record<string, string>) =>
    isSecurityKind(kind) && (await accounts.find(userId))?.emailVerified === true;

  return {
    /** Queues an email whose budget has already been spent. */
    send,
    /** Spends the budget for an email that anyone can request. Returns false if it is used up. */
    spendBudget,
    /** Queues an email unless the recipient's budget is used up. Each known browser has its own budget. */
    async mail(kind: MailKind, address: string, about: Record<string, string>, device?: string): Promise<void> {
      if ((await isSecurityNoticeToOwner(kind, about)) || (await spendBudget(kind, address, device)))
        await send(kind, about);
    },
  };
}
