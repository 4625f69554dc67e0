export { loadInbox, type Inbox } from './inbox.api';
export { InboxList } from './inbox-list';
