export { actAs, isActing } from './acting-person';
export { mergeSources } from './merge-sources';
export { SITE } from './notify';
export { writeLines } from './write-lines';
export type { Line, Notification, NotificationSource, Notify, Withdraw } from './notify';
