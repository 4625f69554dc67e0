import type { EmailMember } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { Notify } from '../../platform/notify';
import type { PeopleFor, Unseen } from '../../platform/people';
import type { AgreedOrders } from './agreed-orders';
import type { ProjectOrganisations } from './project-organisations';

/** A package of a member, as a brief keeps it. */
export interface SoldPackage {
  id: string;
  name: string;
  prices: { USD?: number | undefined; NGN?: number | undefined };
  days: number;
}

/** What projects get from other features. */
export interface ProjectsDependencies {
  findContacts: (ids: readonly string[]) => Promise<readonly { id: string; name: string; email: string }[]>;
  /** Ids of the staff with this right. */
  findStaff: (right: 'projects.sell-for-house') => Promise<string[]>;
  notify: Notify;
  /** Call it after a member has done a step. */
  stepsChanged: (memberId: string) => Promise<void>;
  emailMember: EmailMember;
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Finds a member by handle as this person sees them; rejects like an unknown handle. */
  memberFor: (
    person: Person,
    handle: string,
  ) => Promise<{ profile: { memberId: string; sampleName?: string | undefined } }>;
  findHandle: (memberId: string) => Promise<string | undefined>;
  organisations: ProjectOrganisations;
  /** Returns undefined for an unknown service. */
  findService: (slug: string) => Promise<{ slug: string; title: string } | undefined>;
  /** The orders of the store that pay for milestones; the key is the id of the milestone. */
  agreedOrders: AgreedOrders;
  /** Returns undefined unless the member offers this package now. */
  findPackage: (memberId: string, packageId: string) => Promise<SoldPackage | undefined>;
}
