import type { Account, AccountByAdmin, SignInSession } from '@verse/api-contract/api';
import {
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationKind,
} from '@verse/api-contract/community/notifications.values';
import type { SessionUser } from '@verse/api-contract/identity/accounts.schema';
import { RECENT_SIGN_IN_MINUTES } from '@verse/api-contract/identity/accounts.values';
import { DEFAULT_ROLE } from '@verse/api-contract/roles';
import { MINUTE_MS } from '@verse/api-contract/time';
import { describeBrowser } from './account-lifecycle.service';
import type { AccountDocument, SessionDocument } from './accounts.repository';
import type { SignedInPerson } from './auth-bridge';
import { wants, wantsGroup } from './notifications';

export const sessionUserView = ({
  id,
  firstName,
  lastName,
  email,
  role,
  emailVerified,
}: SignedInPerson): SessionUser => ({ id, firstName, lastName, email, role, emailVerified });

export const isRecent = ({ signedInAt }: SignedInPerson, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < RECENT_SIGN_IN_MINUTES * MINUTE_MS;

const userView = (user: AccountDocument): SessionUser => ({
  id: user._id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role ?? DEFAULT_ROLE,
  emailVerified: user.emailVerified,
});

const toChoice = (user: AccountDocument, channel: NotificationChannel) =>
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, wants(user, kind, channel)])) as Record<
    NotificationKind,
    boolean
  >;

const toGroups = (user: AccountDocument, channel: NotificationChannel) =>
  Object.fromEntries(NOTIFICATION_GROUPS.map((group) => [group, wantsGroup(user, group, channel)])) as Record<
    NotificationGroup,
    boolean
  >;

export const accountView = (user: AccountDocument): Account => ({
  ...userView(user),
  middleName: user.middleName ?? null,
  age: user.age ?? null,
  sex: user.sex ?? null,
  phone: user.phone ?? null,
  notifications: user.notifications ?? true,
  notificationGroups: { page: toGroups(user, 'page'), mail: toGroups(user, 'mail') },
  notificationEvents: toChoice(user, 'mail'),
  pageNotifications: toChoice(user, 'page'),
  weeklyDigest: user.digestDueAt !== undefined,
  mailsMessageText: user.mailsMessageText ?? false,
  twoFactor: user.twoFactorEnabled ?? false,
  theme: user.theme ?? 'dark',
  isThemeChosen: user.theme !== undefined && user.theme !== null,
  createdAt: user.createdAt.toISOString(),
});

export const sessionView = (session: SessionDocument, currentId: string): SignInSession => ({
  id: session._id,
  isCurrent: session._id === currentId,
  browser: describeBrowser(session.userAgent ?? ''),
  createdAt: session.createdAt.toISOString(),
  lastUsedOn: (session.updatedAt ?? session.createdAt).toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});

export const accountByAdminView = (user: AccountDocument): AccountByAdmin => ({
  ...userView(user),
  isSuspended: user.suspended ?? false,
  createdAt: user.createdAt.toISOString(),
});
