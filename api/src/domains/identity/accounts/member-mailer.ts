import type { EmailMember } from '../../../platform/feature';
import { type MailBudgets, type MailQueue, normalizeMailbox } from '../../../platform/mail';
import { SITE } from '../../../platform/notify';
import type { AccountRepository } from './accounts.repository';

export interface MemberMailerOptions {
  mails: MailQueue;
  accounts: Pick<AccountRepository, 'find'>;
  budgets: Pick<MailBudgets, 'merged'>;
}

/** Marks the one email that replaces all those beyond the budget. */
const MERGED = { merged: 'yes' } as const;
export const isMerged = ({ merged }: Record<string, string>): boolean => merged === MERGED.merged;

/**
 * Queues preference emails. Those that another person causes have a budget per cause and one per mailbox; one email a
 * day replaces all others. `createAccountMails` sends them to verified addresses only.
 */
export const createMemberMailer =
  ({ mails, accounts, budgets }: MemberMailerOptions): EmailMember =>
  async (userId, kind, about, by) => {
    if (by === SITE || by === userId) return void (await mails.add(kind, { ...about, userId }, 'unlimited'));
    const account = await accounts.find(userId);
    if (!account?.emailVerified) return;
    if (await mails.add(kind, { ...about, userId }, { member: account.email, by })) return;
    const merged = await budgets.merged.take(normalizeMailbox(account.email));
    if (merged.isAllowed) await mails.add(kind, { ...MERGED, userId }, 'unlimited');
  };
