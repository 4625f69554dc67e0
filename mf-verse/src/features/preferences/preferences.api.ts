import type { Account, AccountChange } from '@verse/api-contract/api';
import {
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationGroup,
} from '@verse/api-contract/community/notifications.values';
import { findTimeZone } from '@verse/api-contract/formats';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { isTheme } from '@verse/ui';

/** Labels of the groups in the notification settings, and what they contain. */
export const GROUPS: Record<NotificationGroup, { label: string; contents: string }> = {
  messages: { label: 'Messages and mentions', contents: 'Someone writes to you or mentions you.' },
  posts: {
    label: 'Your posts and works',
    contents: 'Comments, replies, and decisions on what you publish. Likes and followers on the site only.',
  },
  jobs: {
    label: 'Jobs and applications',
    contents: 'Answers to your applications, new jobs for your searches, and your applicants.',
  },
  projects: {
    label: 'Projects and payments',
    contents: 'Briefs, offers, deliveries, payments, your plan and your invitations.',
  },
  contests: { label: 'Contests', contents: 'Your entries, your judging, and results.' },
};

const choiceIn = (form: FormData, channel: NotificationChannel) => {
  const wanted = form.getAll(channel);
  return Object.fromEntries(NOTIFICATION_GROUPS.map((group) => [group, wanted.includes(group)]));
};

export function savePreferences(client: ApiClient, form: FormData): Promise<Account> {
  const theme = form.get('theme');
  const hasMail = form.has('notifications');
  const body: AccountChange = {
    notifications: hasMail,
    notificationGroups: {
      page: choiceIn(form, 'page'),
      // Turning off all emails does not change the choices for each group.
      ...(hasMail ? { mail: choiceIn(form, 'mail') } : {}),
    },
    ...(hasMail
      ? {
          mailsMessageText: form.has('mailsMessageText'),
          weeklyDigest: form.has('weeklyDigest'),
          ...(form.has('weeklyDigest') ? { timeZone: findTimeZone() } : {}),
        }
      : {}),
    // The account's theme changes only if it was changed in this form, because another device may deliberately use a
    // different one.
    ...(isTheme(theme) && theme !== form.get('themeBefore') ? { theme } : {}),
  };
  return callApi(client, 'PATCH /api/me', { body });
}
