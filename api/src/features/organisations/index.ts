export { createOrganisationsFeature } from './organisations.feature';
export type { OrganisationsDependencies, OrganisationsFeature } from './organisations.feature';
export type { Organisation } from './organisation';
