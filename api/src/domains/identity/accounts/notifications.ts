import type { AccountChange } from '@verse/api-contract/api';
import {
  kindsOfGroup,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_DEFAULTS,
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationKind,
} from '@verse/api-contract/community/notifications.values';
import { addressOf } from '@verse/contract/addresses';
import { DIGEST_EVENT, type EmailText, type PreferenceEmail } from '../../../platform/feature';
import type { Message } from '../../../platform/mail';
import type { AccountDocument } from './accounts.repository';
import { isMerged } from './member-mailer';

type Choices = Pick<AccountDocument, 'notificationEvents' | 'pageNotifications' | 'notificationGroups'>;

const FIELDS = { mail: 'notificationEvents', page: 'pageNotifications' } as const;

/**
 * Returns the member's choice for a kind and channel. A kind without a choice of its own, e.g. of a later release, is
 * off if its group was turned off.
 */
export function wants(choices: Choices, kind: NotificationKind, channel: NotificationChannel): boolean {
  const { group, [channel]: isUsual } = NOTIFICATION_DEFAULTS[kind];
  return (
    choices[FIELDS[channel]]?.[kind] ?? (choices.notificationGroups?.[channel]?.[group] === false ? false : isUsual)
  );
}

/** Whether the member wants any kind of the group. */
export const wantsGroup = (choices: Choices, group: NotificationGroup, channel: NotificationChannel): boolean =>
  kindsOfGroup(group).some((kind) => wants(choices, kind, channel));

/** Returns the choices of a group's kinds once the member has turned the group on or off. */
function toKinds(choices: Choices, group: NotificationGroup, channel: NotificationChannel, isOn: boolean) {
  // A group that stays on keeps the kinds that were turned off one by one before there were groups.
  if (wantsGroup(choices, group, channel) === isOn) return {};
  return Object.fromEntries(
    kindsOfGroup(group).map((kind) => [kind, isOn && NOTIFICATION_DEFAULTS[kind][channel]]),
  ) as Partial<Record<NotificationKind, boolean>>;
}

/** Returns the choices to store for a change of kinds or groups. Groups apply after kinds. */
export function changeChoices(before: Choices, change: Pick<AccountChange, keyof Choices>): Choices {
  const changed: Choices = {};
  for (const channel of NOTIFICATION_CHANNELS) {
    const kinds = change[FIELDS[channel]];
    const groups = change.notificationGroups?.[channel];
    if (!kinds && !groups) continue;
    let own = { ...before[FIELDS[channel]], ...kinds };
    for (const group of NOTIFICATION_GROUPS) {
      const isOn = groups?.[group];
      if (isOn !== undefined) own = { ...own, ...toKinds({ ...before, [FIELDS[channel]]: own }, group, channel, isOn) };
    }
    changed[FIELDS[channel]] = own;
    if (groups)
      changed.notificationGroups = {
        ...before.notificationGroups,
        ...changed.notificationGroups,
        [channel]: { ...before.notificationGroups?.[channel], ...groups },
      };
  }
  return changed;
}

/** Evaluated when the email is sent, so that the latest choice applies. */
export function wantsMail(account: AccountDocument, { event }: Pick<PreferenceEmail, 'event'>): boolean {
  const { notifications = true, deletionAt, digestDueAt } = account;
  if (!notifications || deletionAt) return false;
  return event === DIGEST_EVENT ? digestDueAt !== undefined : wants(account, event, 'mail');
}

/** Replaces all emails of the day beyond the budget, so it says only where to read them. */
const toMergedEmail = (publicOrigin: string): EmailText => ({
  subject: 'You have more notifications',
  paragraphs: ['A lot happened today, so we won’t email you about everything. It’s all in the Verse.'],
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
