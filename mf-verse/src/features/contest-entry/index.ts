export { loadEntry, loadWaitingPosition } from './contest-entry.api';
export { ENTRY_FAILURE, EntryView } from './entry-view';
