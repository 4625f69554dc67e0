export {
  DOMAIN_CODE_DIGITS,
  DOMAIN_CODE_MINUTES,
  DOMAIN_PROOFS,
  type DomainProof,
  INVITATION_DAYS,
  LOGO_TEXTS,
  ORGANISATION_LIMITS,
  ORGANISATION_MESSAGES,
  ORGANISATION_ROLES,
  ORGANISATION_STATES,
  ORGANISATION_TEXTS,
  type OrganisationRole,
  type OrganisationState,
  toOrganisationHandle,
} from './organisations.values';

export type {
  DomainRecord,
  Organisation,
  OrganisationChange,
  OrganisationDeletion,
  OrganisationForm,
  OrganisationInvitation,
  OrganisationPeople,
  OwnOrganisation,
  ReceivedInvitation,
} from './organisations.schema';
