import type { ActionFunctionArgs } from 'react-router-dom';
import type { Account, AccountChange, NotificationEvent } from '@verse/api-contract/accounts';
import { api } from '@verse/contract/react';
import { isTheme } from '@verse/ui';
import { type FormOutcome, outcomeOf } from '../../shared/form-outcome';

/** The email notifications, in the words of the page. */
export const EVENTS: Record<NotificationEvent, string> = {
  posts: 'Editors’ decisions on my posts',
  suggestions: 'Decisions on tools I suggested',
};

export const EVENT_NAMES = Object.keys(EVENTS) as NotificationEvent[];

export async function savePreferences(args: ActionFunctionArgs, form: FormData): Promise<FormOutcome<Account>> {
  const theme = form.get('theme');
  const wanted = form.getAll('events');
  // Switched off as a whole, the single choices stay as they were.
  const notificationEvents = Object.fromEntries(EVENT_NAMES.map((event) => [event, wanted.includes(event)]));
  const body: AccountChange = {
    ...(form.has('notifications') ? { notifications: true, notificationEvents } : { notifications: false }),
    // Another device may look different on purpose: the account's theme changes only when it was changed here.
    ...(isTheme(theme) && theme !== form.get('themeBefore') ? { theme } : {}),
  };
  return outcomeOf(api(args)<Account>('/api/me', { method: 'PATCH', body }));
}
