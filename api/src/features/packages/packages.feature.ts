import type { Feature } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor, Unseen } from '../../platform/people';

export interface PackagesDependencies {
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Finds a member by handle as this person sees them; rejects like an unknown handle. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  findHandle: (memberId: string) => Promise<string | undefined>;
  /** The public page of the member is stale now. */
  pageChanged: (memberId: string) => Promise<void>;
}

/** A package as a brief keeps it. */
interface SoldPackage {
  id: string;
  name: string;
  prices: { USD?: number | undefined; NGN?: number | undefined };
  days: number;
}

export interface PackagesFeature extends Feature {
  /** Returns undefined unless the member offers this package now. */
  find: (memberId: string, packageId: string) => Promise<SoldPackage | undefined>;
}

/** What members offer on their profiles: packages with prices and delivery times. */
export async function createPackagesFeature(
  _platform: Platform,
  _dependencies: PackagesDependencies,
): Promise<PackagesFeature> {
  return { name: 'packages', routes: [], find: async () => undefined };
}
