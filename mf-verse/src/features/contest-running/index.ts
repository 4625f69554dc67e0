export { OrganisationContest } from './organisation-contest';
export { ContestTabs } from './contest-tabs';
export { NewContestButton, OrganisationContests } from './organisation-contests';
export { loadOrganisationContest, loadOrganisationContests } from './running.api';
export { RunningFailure, RunningFrame } from './running-page';
