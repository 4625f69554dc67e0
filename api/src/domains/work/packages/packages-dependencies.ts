import type { Person } from '../../../platform/http';
import type { PeopleFor, Unseen } from '../../../platform/people';

export interface PackagesDependencies {
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  /** Finds a member by handle; rejects with not-found if the person cannot see the member. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  /** Returns the id of the member with the given handle, if their profile is public. */
  findOpenOwner: (handle: string) => Promise<string | undefined>;
  pageChanged: (memberId: string) => Promise<void>;
}
