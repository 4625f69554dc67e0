import type { NotificationKind } from '@verse/api-contract/notifications';

/** An event about which a member is notified. */
export interface Notification {
  kind: NotificationKind;
  /**
   * Subject as the feature identifies it, such as the id of a post. Notifications of the same kind and subject within
   * twelve hours are merged.
   */
  subject: string;
  /** The acting member. Members are never notified of their own actions. */
  actor?: string;
  /**
   * Identifies one of several actions by the actor, for example by the id of a comment. Without it an actor counts
   * once: a like that is withdrawn and repeated is not announced again.
   */
  act?: string;
}

/**
 * Notifies a member. Never rejects, so that the action succeeds even if the notification fails. Callers must await it,
 * so that a later `Withdraw` is processed later.
 *
 * @example
 * await notify(post.authorId, { kind: 'likes', subject: post.id, actor: person.id });
 */
export type Notify = (to: string, about: Notification) => Promise<void>;

/**
 * Withdraws a notification, given the same arguments; removes the notification line when it has no actions left. Never
 * rejects.
 */
export type Withdraw = Notify;

/**
 * Content of a notification line. It is written when the line is read, so that content removed or restricted in the
 * meantime does not leak.
 */
export interface Line {
  /** Follows the names of the actors, if there are any: `liked your post “Soft light”`. */
  text: string;
  /** Link target. */
  path: string;
  /** Link label; `View` by default. */
  action?: 'View' | 'Renew';
}

/** Writes the texts of a feature's notifications. */
export interface NotificationSource {
  kinds: readonly NotificationKind[];
  /** `itself` when the feature sends its own emails about these kinds. */
  mails?: 'itself';
  /** Returns the notification lines by subject; omits subjects that the member cannot read, or that no longer exist. */
  linesFor: (memberId: string, kind: NotificationKind, subjects: readonly string[]) => Promise<Map<string, Line>>;
  /** Returns the text that an email about the subject quotes, if the member wants quotes. */
  quoteFor?: (memberId: string, subject: string) => Promise<string | undefined>;
}
