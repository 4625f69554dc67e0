export { mergeSources } from './merge-sources';
export { writeLines } from './write-lines';
export type { Line, Notification, NotificationSource, Notify, Withdraw } from './notify';
