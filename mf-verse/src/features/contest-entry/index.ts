export { loadEntry } from './contest-entry.api';
export { EntryFailure, EntryView } from './entry-view';
