import { z } from 'zod';
import { MOST_UNREAD, NOTIFICATION_KINDS, type NotificationKind } from './notifications';

/**
 * How things stand with the notifications of one person: state, not news, so one that comes late or twice does no harm.
 */
export const notificationHeadSchema = z.object({
  /** Rises with every change. */
  version: z.number().int().nonnegative(),
  /** 100 means that many or more. */
  unread: z.number().int().min(0).max(MOST_UNREAD),
});

/** One line: all that happened to one thing within twelve hours, in words. `path` is of this site. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  text: z.string(),
  path: z.string(),
  action: z.enum(['View', 'Renew']),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});

/** `next` is the cursor of the following page, older ones. */
export const notificationListSchema = z.object({
  head: notificationHeadSchema,
  notifications: z.array(notificationSchema),
  next: z.string().nullable(),
});

/** Marks as read what is as old as this, or older: send the `at` of the newest line that was shown. */
export const readUpToSchema = z.strictObject({ upTo: z.iso.datetime() });

/** One channel's choice, kind by kind. */
export const notificationChoiceSchema = z.strictObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, z.boolean()])) as Record<NotificationKind, z.ZodBoolean>,
);
