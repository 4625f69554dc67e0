export { actOnNotifications, loadNotifications, pollHead } from './notifications.api';
export { NotificationList } from './notification-list';
export { NotificationsFailure } from './notifications-failure';
export { UnreadMark } from './unread-mark';
