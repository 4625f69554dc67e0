export type { Line, Notification, NotificationSource, Notify, Withdraw } from './notify';
