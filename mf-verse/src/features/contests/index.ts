export { ContestFailure, ContestView } from './contest-view';
export { loadContest, loadContests, loadHeldPlaces } from './contests.api';
export { ContestsFailure, ContestsView } from './contests-view';
export { OwnEntries } from './own-entries';
