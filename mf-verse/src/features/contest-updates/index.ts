export { ContestUpdates } from './contest-updates';
export { loadOrganisedUpdates, loadUpdates } from './updates.api';
export { OrganisedUpdates, UpdatesFailure } from './organised-updates';
