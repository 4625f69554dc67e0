import type { CommunityRule } from '@verse/api-contract/moderation';
import type { DomainProof, OrganisationRole } from '@verse/api-contract/organisations';
import type { PictureRecord } from '../../platform/images';

export interface ProvenDomain {
  name: string;
  provenAt: Date;
  by: DomainProof;
  /** When the record was last looked up. */
  checkedAt: Date;
}

/** Why moderators have suspended an organisation. */
export interface Suspension {
  rule: CommunityRule;
  quote: string;
  reason: string;
  at: Date;
}

export interface Organisation {
  id: string;
  handle: string;
  name: string;
  description: string;
  links: string[];
  logo: PictureRecord | null;
  /** Alternative text of the logo. */
  logoAlt: string;
  /** Shown as verified. */
  domain: ProvenDomain | null;
  state: 'open' | 'suspended' | 'deleted';
  suspension: Suspension | null;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  /**
   * Members who are owners. In this one document, so that two owners who leave at the same moment cannot leave it
   * without one.
   */
  ownerIds: string[];
  version: number;
}

/** A membership. Whether someone is an owner is decided by `ownerIds` of the organisation alone. */
export interface Membership {
  organisationId: string;
  memberId: string;
  role: OrganisationRole;
  since: Date;
}

/**
 * The role that counts. A row that still says `owner` belongs to a change that a process did not finish: without the
 * entry in `ownerIds` it grants what a recruiter may.
 */
export function roleIn(
  { ownerIds }: Pick<Organisation, 'ownerIds'>,
  membership: Pick<Membership, 'memberId' | 'role'> | undefined,
): OrganisationRole | undefined {
  if (!membership) return undefined;
  if (ownerIds.includes(membership.memberId)) return 'owner';
  return membership.role === 'owner' ? 'recruiter' : membership.role;
}
