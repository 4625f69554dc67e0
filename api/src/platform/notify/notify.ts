import type { NotificationKind } from '@verse/api-contract/notifications';

/** What somebody is told of. */
export interface Notification {
  kind: NotificationKind;
  /**
   * What it is about, in the words of the feature that tells, e.g. the id of a post. Lines
   * of one kind and subject become one within twelve hours.
   */
  subject: string;
  /** Who did it. Somebody is never told of what they did themselves. */
  actor?: string;
  /**
   * Which of several acts of this actor it is, e.g. the id of a comment. Without it an actor is told of once:
   * whoever likes, takes it back and likes again is no news.
   */
  act?: string;
}

/**
 * Tells a member of something. Never rejects, so that what was done stands even when nobody can be
 * told; wait for it, so that a later `Withdraw` comes later.
 *
 * @example
 * await notify(post.authorId, { kind: 'likes', subject: post.id, actor: person.id });
 */
export type Notify = (to: string, about: Notification) => Promise<void>;

/** Takes back what was told, with the same words; the line goes when nothing is left of it. Never rejects. */
export type Withdraw = Notify;

/**
 * What stands in a line, written when it is read: what was removed since, or may not be read any more, leaks nothing.
 */
export interface Line {
  /** Goes on after the names of the actors, where there are any: `liked your post “Soft light”`. */
  text: string;
  /** Where it leads. */
  path: string;
  /** What the way there is called; `View` when absent. */
  action?: 'View' | 'Renew';
}

/** How a feature puts what it tells into words. */
export interface NotificationSource {
  kinds: readonly NotificationKind[];
  /** `itself` where the feature has mails of its own about these kinds. */
  mails?: 'itself';
  /** The lines by subject; a subject that this member may not read, or that is gone, has none. */
  linesFor: (memberId: string, kind: NotificationKind, subjects: readonly string[]) => Promise<Map<string, Line>>;
}
