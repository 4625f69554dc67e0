import { createTermIndex, type SearchChanges } from '../../platform/search';
import type { DbPort } from '../../store';
import { toTerms } from './package';
import type { PackagesRepository } from './packages.repository';

interface Dependencies {
  db: DbPort;
  repository: Pick<PackagesRepository, 'find' | 'markIndexed' | 'listUnindexed'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
  now: () => Date;
}

/** Age in milliseconds at which an unindexed change counts as lost. Longer than any request can take. */
const LOST_AFTER_MS = 30_000;
const MOST_LOST = 500;
const MOST_TRIES = 5;

/**
 * Index of search terms by member. Stays consistent with the packages despite concurrent changes and killed processes.
 */
export async function createPackageIndex({ db, repository, searchChanges, now }: Dependencies) {
  const index = await createTermIndex(db, { collection: 'package_search', owner: 'memberId' });

  async function syncOwn(memberId: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found = await repository.find(memberId);
      const terms = found ? toTerms(found) : [];
      if (!found || terms.length === 0) await index.remove(memberId);
      else await index.put({ id: memberId, at: found.changedAt, terms });
      if (!found || (await repository.markIndexed(memberId, found.version))) return;
    }
  }

  async function sync(memberId: string): Promise<void> {
    await syncOwn(memberId);
    await searchChanges.changed('packages', memberId);
  }

  return {
    find: index.find,
    sync,
    /** Indexes changes that a killed process left unindexed. */
    async complete(): Promise<number> {
      const lost = await repository.listUnindexed(new Date(now().getTime() - LOST_AFTER_MS), MOST_LOST);
      for (const memberId of lost) await sync(memberId);
      return lost.length;
    },
  };
}

export type PackageIndex = Awaited<ReturnType<typeof createPackageIndex>>;
