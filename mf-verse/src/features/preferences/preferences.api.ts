import type { Account, AccountChange } from '@verse/api-contract/api';
import { NOTIFICATION_KINDS, type NotificationKind } from '@verse/api-contract/community/notifications.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { isTheme } from '@verse/ui';

/** Labels of the notification settings. */
export const KINDS: Record<NotificationKind, string> = {
  likes: 'Likes of my posts',
  comments: 'Comments on my posts',
  replies: 'Replies to my comments',
  mentions: 'Mentions of me',
  follows: 'New followers',
  applications: 'My job applications',
  'application-views': 'My application was opened',
  'job-messages': 'Messages about applications',
  'job-searches': 'New jobs for my searches',
  hiring: 'Applications to my organisations',
  messages: 'Messages from members',
  projects: 'Projects I buy or sell in',
  contests: 'My places in contests',
  moderation: 'Moderators’ decisions',
  referrals: 'People I invited',
  plan: 'My plan',
  posts: 'Editors’ decisions on my blog posts',
  suggestions: 'Decisions on tools I suggested',
};

const choiceIn = (form: FormData, channel: string) => {
  const wanted = form.getAll(channel);
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, wanted.includes(kind)]));
};

export function savePreferences(client: ApiClient, form: FormData): Promise<Account> {
  const theme = form.get('theme');
  const body: AccountChange = {
    pageNotifications: choiceIn(form, 'page'),
    // Turning off all emails does not change the choices for each kind of notification.
    ...(form.has('notifications')
      ? {
          notifications: true,
          notificationEvents: choiceIn(form, 'mail'),
          mailsMessageText: form.has('mailsMessageText'),
        }
      : { notifications: false }),
    // The account's theme changes only if it was changed in this form, because another device may deliberately use a
    // different one.
    ...(isTheme(theme) && theme !== form.get('themeBefore') ? { theme } : {}),
  };
  return callApi(client, 'PATCH /api/me', { body });
}
