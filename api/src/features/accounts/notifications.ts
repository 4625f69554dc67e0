import {
  NOTIFICATION_DEFAULTS,
  type NotificationChannel,
  type NotificationKind,
} from '@verse/api-contract/notifications';
import { addressOf } from '@verse/contract/addresses';
import type { PreferenceEmail } from '../../platform/feature';
import type { AccountDocument } from './accounts.repository';

type Choices = Pick<AccountDocument, 'notificationEvents' | 'pageNotifications'>;

/** Returns the member's choice for a notification type and channel, or the default. */
export function wants(choices: Choices, kind: NotificationKind, channel: NotificationChannel): boolean {
  const chosen = channel === 'mail' ? choices.notificationEvents : choices.pageNotifications;
  return chosen?.[kind] ?? NOTIFICATION_DEFAULTS[kind][channel];
}

/** Evaluated when the email is sent, so that the latest choice applies. */
export function wantsMail(account: AccountDocument, { event }: Pick<PreferenceEmail, 'event'>): boolean {
  const { notifications = true, deletionAt } = account;
  return notifications && !deletionAt && wants(account, event, 'mail');
}

/** Writes a preference email, including how to turn it off. */
export async function writePreferenceEmail(
  { write }: PreferenceEmail,
  about: Record<string, string>,
  publicOrigin: string,
) {
  const written = await write(about);
  return written && { ...written, closing: `Manage your email notifications: ${publicOrigin}${addressOf('settings')}` };
}
