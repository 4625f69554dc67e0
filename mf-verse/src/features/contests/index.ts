export { loadContests, takeOrGiveBack } from './contests.api';
export { ContestList } from './contest-list';
export { ContestsFailure } from './contests-failure';
