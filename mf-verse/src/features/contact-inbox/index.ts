export { loadInbox } from './inbox.api';
export type { Inbox } from './inbox.api';
export { InboxList } from './inbox-list';
