export { ListPlace } from './list-place';
export { PlainAct } from './plain-act';
export { WaitingListCards } from './waiting-list-cards';
export { confirmPlace, leaveByLink, readWaitingLists } from './waiting-lists.api';
