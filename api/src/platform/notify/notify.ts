import type { NotificationKind } from '@verse/api-contract/notifications';

/** An event to notify a member of. */
export interface Notification {
  kind: NotificationKind;
  /**
   * The subject as the feature identifies it, e.g. the id of a post. Notifications of one kind and subject are merged
   * within twelve hours.
   */
  subject: string;
  /** The acting member. Members are never notified of their own actions. */
  actor?: string;
  /**
   * Identifies one of several actions of this actor, e.g. by the id of a comment. Without it an actor counts once: a
   * like
   * that is withdrawn and repeated is not news.
   */
  act?: string;
}

/**
 * Notifies a member. Never rejects, so that the action itself succeeds even if the notification fails. Await it, so
 * that
 * a later `Withdraw` comes later.
 *
 * @example
 * await notify(post.authorId, { kind: 'likes', subject: post.id, actor: person.id });
 */
export type Notify = (to: string, about: Notification) => Promise<void>;

/** Withdraws a notification, given the same arguments; removes the line when nothing is left of it. Never rejects. */
export type Withdraw = Notify;

/** Content of a line, written when it is read, so that content that was removed or restricted since does not leak. */
export interface Line {
  /** Follows the names of the actors, if any: `liked your post “Soft light”`. */
  text: string;
  /** Target of the link. */
  path: string;
  /** Label of the link; defaults to `View`. */
  action?: 'View' | 'Renew';
}

/** Writes the texts of a feature's notifications. */
export interface NotificationSource {
  kinds: readonly NotificationKind[];
  /** `itself`: the feature sends emails about these kinds on its own. */
  mails?: 'itself';
  /** Returns the lines by subject; omits subjects that this member may not read, or that no longer exist. */
  linesFor: (memberId: string, kind: NotificationKind, subjects: readonly string[]) => Promise<Map<string, Line>>;
  /** Words that an email about the subject quotes, if this member wants that. */
  quoteFor?: (memberId: string, subject: string) => Promise<string | undefined>;
}
