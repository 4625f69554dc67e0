import { z } from 'zod';
import { MOST_UNREAD, MOST_WAITING, NOTIFICATION_KINDS, type NotificationKind } from './notifications.values';

/** The state of a person's notifications. It is a state, not an event, so that a late or repeated one does no harm. */
export const notificationHeadSchema = z.object({
  /** Increases with every change. */
  version: z.number().int().nonnegative(),
  /** Number of unread notifications; 100 means that many or more. */
  unread: z.number().int().min(0).max(MOST_UNREAD),
  /** Number of the person's next steps as of this version; 10 means that many or more. */
  waiting: z.number().int().min(0).max(MOST_WAITING),
});

/** A notification: all events about one thing within twelve hours, as a text. `path` is a path of this site. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  text: z.string(),
  path: z.string(),
  action: z.enum(['View', 'Renew']),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});

/** `next` is the cursor of the following page, with older notifications. */
export const notificationListSchema = z.object({
  head: notificationHeadSchema,
  notifications: z.array(notificationSchema),
  next: z.string().nullable(),
});

/** Marks notifications up to this time as read: send the `at` of the newest displayed one. */
export const readUpToSchema = z.strictObject({ upTo: z.iso.datetime() });

/** A person's choice for one channel, by kind. */
export const notificationChoiceSchema = z.strictObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, z.boolean()])) as Record<NotificationKind, z.ZodBoolean>,
);
