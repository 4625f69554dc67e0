export { createNotificationsFeature } from './notifications.feature';
export type { NotificationsFeature } from './notifications.feature';
