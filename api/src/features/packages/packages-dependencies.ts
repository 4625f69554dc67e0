import type { Person } from '../../platform/http';
import type { PeopleFor, Unseen } from '../../platform/people';

export interface PackagesDependencies {
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  /** Finds a member by handle as this person sees them; rejects like an unknown handle. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  /** Finds the member with a public profile under a handle. */
  findOpenOwner: (handle: string) => Promise<string | undefined>;
  /** The public page of the member is stale now. */
  pageChanged: (memberId: string) => Promise<void>;
}
