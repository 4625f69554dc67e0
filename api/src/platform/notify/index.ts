export { mergeSources } from './merge-sources';
export type { Line, Notification, NotificationSource, Notify, Withdraw } from './notify';
