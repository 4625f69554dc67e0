export { ContestFailure, ContestFrame, ContestView } from './contest-view';
export { loadContest, loadContests, loadHeldPlaces } from './contests.api';
export { ContestsFailure, ContestsFrame, ContestsView } from './contests-view';
export { OwnEntries } from './own-entries';
