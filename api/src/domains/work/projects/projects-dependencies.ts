import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import type { EmailMember } from '../../../platform/feature';
import type { Person } from '../../../platform/http';
import type { Notify } from '../../../platform/notify';
import type { PeopleFor, Unseen } from '../../../platform/people';
import type { AgreedOrders } from '../../../platform/ports';

interface ProjectOrganisation {
  id: string;
  handle: string;
  name: string;
  state: 'open' | 'suspended' | 'deleted';
}

export interface ProjectOrganisations {
  /** Omits deleted organisations. */
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, ProjectOrganisation>>;
  byHandle(handle: string): Promise<ProjectOrganisation | undefined>;
  roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined>;
  membersOf(organisationId: string, roles: readonly OrganisationRole[]): Promise<string[]>;
  idsOfMember(memberId: string): Promise<string[]>;
}

/** Roles that can sell for an organisation. */
export const SELLING_ROLES = ['owner', 'recruiter'] as const satisfies readonly OrganisationRole[];

/** A member's package, as stored in a brief. */
interface SoldPackage {
  id: string;
  name: string;
  prices: { USD?: number | undefined; NGN?: number | undefined };
  days: number;
}

export interface ProjectsDependencies {
  findContacts: (ids: readonly string[]) => Promise<readonly { id: string; name: string; email: string }[]>;
  findStaff: (right: 'projects.sell-for-house') => Promise<string[]>;
  notify: Notify;
  /** Called after a member completes a step. */
  stepsChanged: (memberId: string) => Promise<void>;
  emailMember: EmailMember;
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Finds a member by handle; rejects with not-found if the person cannot see the member. */
  memberFor: (
    person: Person,
    handle: string,
  ) => Promise<{ profile: { memberId: string; sampleName?: string | undefined } }>;
  findHandle: (memberId: string) => Promise<string | undefined>;
  organisations: ProjectOrganisations;
  /** Returns undefined for an unknown service. */
  findService: (slug: string) => Promise<{ slug: string; title: string; isInPreparation: boolean } | undefined>;
  /** Store orders that pay for milestones. Each order's key is the milestone id. */
  agreedOrders: AgreedOrders;
  /** Returns undefined unless the member currently offers this package. */
  findPackage: (memberId: string, packageId: string) => Promise<SoldPackage | undefined>;
}
