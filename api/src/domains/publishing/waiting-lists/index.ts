export { createWaitingListsFeature } from './waiting-lists.feature';
