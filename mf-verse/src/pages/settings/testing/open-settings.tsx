import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '@verse/api-contract/api';
import {
  NOTIFICATION_DEFAULTS,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
} from '@verse/api-contract/community/notifications.values';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../../remote';

// Imported in advance, because compiling the page on first import takes longer than the query timeout.
beforeAll(() => import('../settings'));

const choiceOf = (channel: NotificationChannel) =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, NOTIFICATION_DEFAULTS[kind][channel]]),
  ) as Account['notificationEvents'];

const ALL_GROUPS = Object.fromEntries(
  NOTIFICATION_GROUPS.map((group) => [group, true]),
) as Account['notificationGroups']['page'];

export const ACCOUNT: Account = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 'tolani@x.example',
  role: 'member',
  emailVerified: true,
  middleName: null,
  age: null,
  sex: null,
  phone: null,
  notifications: true,
  mailsMessageText: false,
  weeklyDigest: false,
  twoFactor: false,
  theme: 'dark',
  isThemeChosen: true,
  createdAt: '2026-11-01T10:00:00Z',
  notificationGroups: { page: ALL_GROUPS, mail: ALL_GROUPS },
  notificationEvents: choiceOf('mail'),
  pageNotifications: choiceOf('page'),
};
export const SESSIONS = [
  {
    id: 's1',
    isCurrent: true,
    browser: 'Firefox on Linux',
    createdAt: '2026-11-20T10:00:00Z',
    expiresAt: '2026-12-20T10:00:00Z',
  },
  {
    id: 's2',
    isCurrent: false,
    browser: 'Safari on iPhone',
    createdAt: '2026-11-10T10:00:00Z',
    expiresAt: '2026-12-10T10:00:00Z',
  },
];
export const invalid = (fields: Record<string, string>) =>
  new ApiError(400, { type: '', title: '', status: 400, code: 'invalid', message: 'Check the form.', fields });

/** Opens the settings page with responses keyed by "METHOD path"; an Error rejects the call. */
export async function open(answers: Record<string, unknown> = {}, account: Partial<Account> = {}) {
  const calls: [string, unknown][] = [];
  const { id, firstName, lastName, email, role, emailVerified } = ACCOUNT;
  const shell = createFakeShell({ status: 'member', user: { id, firstName, lastName, email, role, emailVerified } });
  const refresh = jest.spyOn(shell.session, 'refresh');
  const all: Record<string, unknown> = {
    'GET /api/me': { ...ACCOUNT, ...account },
    'GET /api/sessions': SESSIONS,
    'GET /api/me/offer-defaults': { account: null, silentDays: null, version: 0 },
    ...answers,
  };
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (method !== 'GET') calls.push([`${method} ${path}`, body]);
    const answer = all[`${method} ${path}`];
    return (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)) as never;
  };
  render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/settings" client={client} shell={shell} />);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { calls, shell, refresh, all, user: userEvent.setup() };
}
export const section = (name: string) => within(screen.getByRole('region', { name }));
