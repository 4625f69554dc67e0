export { mayReadInbox } from './inbox';
export { loadInbox, moveMessage } from './inbox.api';
export type { Inbox } from './inbox.api';
export { InboxFailure } from './inbox-failure';
export { InboxList } from './inbox-list';
