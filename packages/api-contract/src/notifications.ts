import type { z } from 'zod';
import type { notificationHeadSchema, notificationListSchema, notificationSchema } from './notifications.schema';

export {
  HEARTBEAT_MS,
  MOST_UNREAD,
  MOST_WAITING,
  NOTIFICATION_DEFAULTS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
  STREAM_EVENTS,
} from './notifications.values';

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationList = z.infer<typeof notificationListSchema>;
export type NotificationHead = z.infer<typeof notificationHeadSchema>;
