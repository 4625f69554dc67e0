import { z } from 'zod';
import {
  MOST_UNREAD,
  MOST_WAITING,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationGroup,
  type NotificationKind,
} from './notifications.values';

/**
 * A person's notification state. It describes a state rather than an event, so late or repeated delivery is harmless.
 */
export const notificationHeadSchema = z.object({
  /** Increases with every change. */
  version: z.number().int().nonnegative(),
  /** Number of unread notifications; 100 means 100 or more. */
  unread: z.number().int().min(0).max(MOST_UNREAD),
  /** Number of the person's pending next steps as of `version`; 10 means 10 or more. */
  waiting: z.number().int().min(0).max(MOST_WAITING),
});

/** A notification, which combines all events about one subject within twelve hours. `path` is a path on this site. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  text: z.string(),
  path: z.string(),
  action: z.enum(['View', 'Renew']),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});

/** `next` is the cursor of the next page, which contains older notifications. */
export const notificationListSchema = z.object({
  head: notificationHeadSchema,
  notifications: z.array(notificationSchema),
  next: z.string().nullable(),
});

/** Marks all notifications up to this time as read: send `at` of the newest notification displayed. */
export const readUpToSchema = z.strictObject({ upTo: z.iso.datetime() });

/** A person's preferences for one channel, keyed by notification kind. */
export const notificationChoiceSchema = z.strictObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, z.boolean()])) as Record<NotificationKind, z.ZodBoolean>,
);

const groupChoiceSchema = z.strictObject(
  Object.fromEntries(NOTIFICATION_GROUPS.map((group) => [group, z.boolean()])) as Record<
    NotificationGroup,
    z.ZodBoolean
  >,
);

/** A person's choice for each group of notifications: in the Verse's list, and by email. */
export const notificationGroupsSchema = z.strictObject({ page: groupChoiceSchema, mail: groupChoiceSchema });
export const notificationGroupsChangeSchema = z
  .strictObject({ page: groupChoiceSchema.partial(), mail: groupChoiceSchema.partial() })
  .partial();
