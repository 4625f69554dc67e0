import type { CaseContext } from '@verse/api-contract/api';
import { addressOf } from '@verse/contract/addresses';
import type { Person } from '../../../platform/http';
import type { People } from '../../../platform/ports';
import { digestOf, isHidden, shownPackages, textOf } from './package';
import type { PackagesRepository } from './packages.repository';

interface Dependencies extends Pick<People, 'memberFor'> {
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

/** Moderators' access to packages. A package is identified by the member id and the package id. */
export function createModeratedPackages({ repository, memberFor, changed, now }: Dependencies) {
  async function find(id: string) {
    const [memberId, packageId] = partsOf(id);
    const own = await repository.find(memberId);
    return { memberId, packageId, own, one: own?.packages.find((each) => each.id === packageId) };
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
      const { own, one } = await find(judged);
      if (!own || !one) return undefined;
      return { state: isHidden(own, one) ? 'removed' : 'shown', text: textOf(one), picture: null, below: null };
    },
    async remove(judged: string): Promise<void> {
      const { memberId, packageId, one } = await find(judged);
      await repository.hide(memberId, packageId, one && digestOf(one), now());
      await changed(memberId);
    },
    async restore(judged: string): Promise<void> {
      const [memberId, packageId] = partsOf(judged);
      await repository.show(memberId, packageId, now());
      await changed(memberId);
    },
  };
}
