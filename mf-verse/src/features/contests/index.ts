export { ContestList } from './contest-list';
export { doWithContest, loadContests } from './contests.api';
export { ContestsFailure } from './contests-failure';
export { loadHeldPlaces } from './held-places.api';
