export { loadEntry, loadWaitingPosition } from './contest-entry.api';
export { EntryFailure, EntryView } from './entry-view';
