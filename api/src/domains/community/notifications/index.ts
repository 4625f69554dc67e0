export { createNotificationsFeature } from './notifications.feature';
