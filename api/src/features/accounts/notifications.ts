import {
  NOTIFICATION_DEFAULTS,
  type NotificationChannel,
  type NotificationKind,
} from '@verse/api-contract/notifications';
import { addressOf } from '@verse/contract/addresses';
import type { Notice } from '../../platform/feature';
import type { AccountDocument } from './accounts.repository';

type Choices = Pick<AccountDocument, 'notificationEvents' | 'pageNotifications'>;

/** What was chosen for a kind and a channel, or what holds for those who have chosen nothing. */
export function wants(choices: Choices, kind: NotificationKind, channel: NotificationChannel): boolean {
  const chosen = channel === 'mail' ? choices.notificationEvents : choices.pageNotifications;
  return chosen?.[kind] ?? NOTIFICATION_DEFAULTS[kind][channel];
}

/** Asked when the mail is about to go, so that it is the last choice that counts. */
export function wantsMail(account: AccountDocument, { event }: Pick<Notice, 'event'>): boolean {
  const { notifications = true, deletionAt } = account;
  return notifications && !deletionAt && wants(account, event, 'mail');
}

/** The notice as a mail: whoever gets it is told how to get no more. */
export async function noticeMail({ write }: Notice, about: Record<string, string>, publicOrigin: string) {
  const written = await write(about);
  return written && { ...written, closing: `Manage your email notifications: ${publicOrigin}${addressOf('settings')}` };
}
