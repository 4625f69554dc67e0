import type { CommunityRule } from '@verse/api-contract/community/moderation.values';
import type { DomainVerification, OrganisationRole } from '@verse/api-contract/work/organisations.values';
import type { PictureRecord } from '../../../platform/images';
import type { FieldVersions } from '../../../platform/versions';

export interface VerifiedDomain {
  name: string;
  provenAt: Date;
  by: DomainVerification;
  /** Time at which the DNS record was last looked up. */
  checkedAt: Date;
}

export interface Suspension {
  rule: CommunityRule;
  quote: string;
  reason: string;
  at: Date;
}

export interface Organisation extends FieldVersions {
  id: string;
  handle: string;
  name: string;
  description: string;
  links: string[];
  logo: PictureRecord | null;
  logoAlt: string;
  /** The verified domain, or `null` if no domain is verified. */
  domain: VerifiedDomain | null;
  state: 'open' | 'suspended' | 'deleted';
  suspension: Suspension | null;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  /** Ids of the owners. Stored in a single document, so that the last two owners cannot both leave concurrently. */
  ownerIds: string[];
  version: number;
}

/** Membership in an organisation. Ownership is decided solely by the organisation's `ownerIds`. */
export interface Membership {
  organisationId: string;
  memberId: string;
  role: OrganisationRole;
  since: Date;
}

/**
 * Returns the effective role. A stored `owner` role without an entry in `ownerIds` is the result of an unfinished
 * change, so the member counts as a recruiter.
 */
export function roleIn(
  { ownerIds }: Pick<Organisation, 'ownerIds'>,
  membership: Pick<Membership, 'memberId' | 'role'> | undefined,
): OrganisationRole | undefined {
  if (!membership) return undefined;
  if (ownerIds.includes(membership.memberId)) return 'owner';
  return membership.role === 'owner' ? 'recruiter' : membership.role;
}
