export { DeskLists } from './desk-lists';
export { loadWaitingDesk } from './waiting-list-desk.api';
