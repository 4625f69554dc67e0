import {
  NOTIFICATION_DEFAULTS,
  type NotificationChannel,
  type NotificationKind,
} from '@verse/api-contract/community/notifications.values';
import { addressOf } from '@verse/contract/addresses';
import type { EmailText, PreferenceEmail } from '../../../platform/feature';
import type { Message } from '../../../platform/mail';
import type { AccountDocument } from './accounts.repository';
import { isMerged } from './member-mailer';

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

/** Replaces all emails of the day beyond the budget, so it says only where to read them. */
const toMergedEmail = (publicOrigin: string): EmailText => ({
  subject: 'You have more notifications',
  paragraphs: [
    'A lot has happened today, so we don’t email you about every single event. You find all of them in the Verse.',
  ],
  action: { label: 'See your notifications', url: publicOrigin + addressOf('notifications') },
});

interface PreferenceEmailOptions {
  publicOrigin: string;
  /** Link that turns off the kind of email without signing in. */
  unsubscribe: string;
}

/** Writes a preference email, including how to turn it off. */
export async function writePreferenceEmail(
  { write }: PreferenceEmail,
  about: Record<string, string>,
  { publicOrigin, unsubscribe }: PreferenceEmailOptions,
): Promise<(EmailText & Pick<Message, 'closing' | 'unsubscribe'>) | undefined> {
  const written = isMerged(about) ? toMergedEmail(publicOrigin) : await write(about);
  const closing = `Manage your email notifications: ${publicOrigin}${addressOf('settings')}`;
  return written && { ...written, closing, unsubscribe };
}
