import type { ActionFunctionArgs } from 'react-router-dom';
import type { Account, AccountChange } from '@verse/api-contract/accounts';
import { NOTIFICATION_KINDS, type NotificationKind } from '@verse/api-contract/notifications';
import { api } from '@verse/contract/react';
import { isTheme } from '@verse/ui';
import { type FormOutcome, outcomeOf } from '../../shared/form-outcome';

/** What one is told of, in the words of the page. */
export const KINDS: Record<NotificationKind, string> = {
  likes: 'Likes of my posts',
  comments: 'Comments on my posts',
  replies: 'Replies to my comments',
  follows: 'New followers',
  applications: 'My job applications',
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

export async function savePreferences(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<Account>> {
  const theme = form.get('theme');
  const body: AccountChange = {
    pageNotifications: choiceIn(form, 'page'),
    // Switched off as a whole, the single choices for mails stay as they were.
    ...(form.has('notifications')
      ? { notifications: true, notificationEvents: choiceIn(form, 'mail') }
      : { notifications: false }),
    // Another device may look different on purpose: the account's theme changes only when it was changed here.
    ...(isTheme(theme) && theme !== form.get('themeBefore') ? { theme } : {}),
  };
  return outcomeOf(api(args)<Account>('/api/me', { method: 'PATCH', body }));
}
