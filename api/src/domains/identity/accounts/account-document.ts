import type {
  NotificationChannel,
  NotificationGroup,
  NotificationKind,
} from '@verse/api-contract/community/notifications.values';
import type { SEXES, THEMES } from '@verse/api-contract/identity/accounts.values';
import type { Role } from '@verse/api-contract/roles';
import type { StoredDocument } from '../../../store';

/** Stored account: better-auth's user, extended with our own fields. */
export interface AccountDocument extends StoredDocument {
  email: string;
  emailVerified: boolean;
  name: string;
  firstName: string;
  lastName: string;
  role?: Role;
  suspended?: boolean;
  /** The sanction that suspended the account, and when it ends by itself. Absent from earlier suspensions. */
  suspension?: { id: string; until: Date | null };
  /** The sanction that silences the member, and when it ends by itself. */
  silenceId?: string;
  silencedUntil?: Date;
  twoFactorEnabled?: boolean;
  middleName?: string | null;
  age?: number | null;
  sex?: (typeof SEXES)[number] | null;
  phone?: string | null;
  notifications?: boolean;
  notificationEvents?: Partial<Record<NotificationKind, boolean>>;
  pageNotifications?: Partial<Record<NotificationKind, boolean>>;
  /** Groups that the member chose, for kinds that a later release adds to them. */
  notificationGroups?: Partial<Record<NotificationChannel, Partial<Record<NotificationGroup, boolean>>>>;
  mailsMessageText?: boolean;
  /** When the next weekly digest is due; absent if the member does not want it. */
  digestDueAt?: Date;
  timeZone?: string;
  /** When a digest became due that may not be queued yet. */
  digestSince?: Date;
  theme?: (typeof THEMES)[number];
  terms?: { version: string; agreedAt: Date };
  browsers?: string[];
  /** Key digests of browsers that have signed in, newest last. */
  devices?: string[];
  deletionAt?: Date;
  /** Key digest of the browser that signed up. Removed once the address is verified. */
  signUpKey?: string;
  /**
   * Incremented when a credential or the account state changes: password, second factor, email address, suspension.
   * Invalidates earlier requests.
   */
  securityStamp?: number;
  /** When the stamp was last incremented. */
  securedAt?: Date;
  createdAt: Date;
}
