import type { Person } from '../../platform/http';
import type { PeopleFor, Unseen } from '../../platform/people';

export interface PackagesDependencies {
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  /** Finds a member by handle as seen by this person; rejects with not-found when the member is hidden from them. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  /** Returns the id of the member with this handle when their profile is public. */
  findOpenOwner: (handle: string) => Promise<string | undefined>;
  /** Invalidates the member's public page. */
  pageChanged: (memberId: string) => Promise<void>;
}
