export { createOrganisationsFeature, type OrganisationsFeature } from './organisations.feature';
