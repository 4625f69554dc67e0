import type { NotificationKind } from '@verse/api-contract/community/notifications.values';

/** The site as the cause of a notification or email: its staff, or its clock. */
export const SITE = 'site';

/**
 * An event to notify a member about, and its cause: the acting member, whom the notification names, or `by`, which is
 * not shown. Emails count towards a budget of the cause and the recipient.
 */
export type Notification = NotificationEvent & (ByActor | ByCause);

interface ByActor {
  /** The acting member. */
  actor: string;
  by?: undefined;
}

interface ByCause {
  actor?: undefined;
  /** Id of the member or organisation whose action causes the notification, or `SITE`. */
  by: string;
}

interface NotificationEvent {
  kind: NotificationKind;
  /**
   * Subject id within the feature, e.g. a post id. Notifications of the same kind and subject within twelve hours are
   * merged.
   */
  subject: string;
  /**
   * Distinguishes several actions by the same actor, e.g. by comment id. If it is missing, each actor counts only once,
   * so that a like that is withdrawn and repeated is not announced again.
   */
  act?: string;
  /** The feature sends its own email about this event, so the notification is not emailed as well. */
  isMailed?: true;
}

/**
 * Notifies a member of what others did: not of what the member caused (`actor`, `by`) or did in the current request,
 * e.g. for an organisation. Never rejects, so that the action succeeds even if the notification fails. Callers must
 * await it, so that a subsequent `Withdraw` is processed afterwards.
 *
 * @example
 * await notify(post.authorId, { kind: 'likes', subject: post.id, actor: person.id });
 */
export type Notify = (to: string, about: Notification) => Promise<void>;

/**
 * Withdraws a notification that was sent with the same arguments. Removes the notification line if it has no actions
 * left. Never rejects.
 */
export type Withdraw = Notify;

/** Notification line. It is generated on read, so that content removed or restricted in the meantime does not leak. */
export interface Line {
  /** Follows the actors' names, if any, e.g. `liked your post “Soft light”`. Ends without a full stop. */
  text: string;
  /** Link target. */
  path: string;
  /** Link label; defaults to `View`. */
  action?: 'View' | 'Renew';
}

/** Writes the text of a feature's notifications. */
export interface NotificationSource {
  kinds: readonly NotificationKind[];
  /** `itself` if the feature sends its own emails about these kinds. */
  mails?: 'itself';
  /**
   * Returns notification lines, keyed by subject. Omits subjects that the member cannot read or that no longer exist.
   */
  linesFor: (memberId: string, kind: NotificationKind, subjects: readonly string[]) => Promise<Map<string, Line>>;
  /** Returns the text to quote in an email about the subject. Used only if the member wants quotes. */
  quoteFor?: (memberId: string, subject: string) => Promise<string | undefined>;
}
