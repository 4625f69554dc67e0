import type { CaseContext } from '@verse/api-contract/moderation';
import { addressOf } from '@verse/contract/addresses';
import type { Person } from '../../platform/http';
import { shownPackages, type StoredPackage } from './package';
import type { PackagesRepository } from './packages.repository';
import type { PackagesDependencies } from './packages-dependencies';

interface Dependencies extends Pick<PackagesDependencies, 'memberFor'> {
  repository: PackagesRepository;
  /** Updates the search index and invalidates the pages that show the member's packages. */
  changed: (memberId: string) => Promise<void>;
  now: () => Date;
}

/** Splits an id at the last `-` into the owner (a handle or a member id) and the package id. */
const partsOf = (reported: string) => {
  const at = reported.lastIndexOf('-');
  return [reported.slice(0, at), reported.slice(at + 1)] as const;
};
const textOf = ({ name, text }: StoredPackage) => `${name}\n\n${text}`;

/** Moderators' access to packages. A package is identified by the member id and the package id. */
export function createModeratedPackages({ repository, memberFor, changed, now }: Dependencies) {
  async function setHidden(id: string, isHidden: boolean): Promise<void> {
    const [memberId, packageId] = partsOf(id);
    await repository.setHidden(memberId, packageId, isHidden, now());
    await changed(memberId);
  }
  return {
    /** @param reported handle and package id, because readers do not know the member id */
    async find(person: Person, reported: string) {
      const [handle, packageId] = partsOf(reported);
      const { memberId } = (await memberFor(person, handle)).profile;
      const own = await repository.find(memberId);
      const one = own && shownPackages(own).find(({ id }) => id === packageId);
      if (!one) return undefined;
      const path = addressOf('member', { handle });
      return { id: `${memberId}-${packageId}`, authorId: memberId, text: textOf(one), path };
    },
    async now(judged: string): Promise<CaseContext | undefined> {
      const [memberId, packageId] = partsOf(judged);
      const own = await repository.find(memberId);
      const one = own?.packages.find(({ id }) => id === packageId);
      const state = own?.hidden.includes(packageId) ? 'removed' : 'shown';
      return one && { state, text: textOf(one), picture: null, below: null };
    },
    remove: (id: string) => setHidden(id, true),
    restore: (id: string) => setHidden(id, false),
  };
}

export type ModeratedPackages = ReturnType<typeof createModeratedPackages>;
