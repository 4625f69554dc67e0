export { isWaitingList } from './waiting-list-texts';
export { createWaitingListsFeature } from './waiting-lists.feature';
