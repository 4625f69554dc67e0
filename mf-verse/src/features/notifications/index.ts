export { loadNotifications, pollHead } from './notifications.api';
export { NotificationList } from './notification-list';
export { StepMark, useStepMarkUpdate } from './step-mark';
export { UnreadMark, useUnreadUpdates } from './unread-mark';
export { useNewsReload } from './use-news-reload';
