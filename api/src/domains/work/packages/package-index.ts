import { createTermIndex, type SearchChanges, TOKENS_EDITION } from '../../../platform/search';
import { type DbPort, insertIfAbsent } from '../../../store';
import { toTerms } from './package';
import type { PackagesRepository } from './packages.repository';

interface Dependencies {
  db: DbPort;
  repository: Pick<PackagesRepository, 'all' | 'find' | 'markIndexed' | 'listUnindexed'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
  now: () => Date;
}

/** Age in milliseconds at which an unindexed change counts as lost. Longer than any request can take. */
const LOST_AFTER_MS = 30_000;
const MOST_LOST = 500;
const MOST_TRIES = 5;
const EDITION = { _id: `package-search-${TOKENS_EDITION}` };

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

  /** Indexes packages from earlier releases. Runs only once per edition. */
  async function indexAll(): Promise<number> {
    const settings = db.collection('settings');
    if (await settings.findOne(EDITION)) return 0;
    let count = 0;
    for await (const { memberId } of repository.all()) {
      await syncOwn(memberId);
      count += 1;
    }
    await insertIfAbsent(settings, EDITION);
    return count;
  }

  return {
    find: index.find,
    sync,
    /** Indexes changes that a killed process left unindexed, and packages from earlier releases. */
    async complete(): Promise<number> {
      const renewed = await indexAll();
      const lost = await repository.listUnindexed(new Date(now().getTime() - LOST_AFTER_MS), MOST_LOST);
      for (const memberId of lost) await sync(memberId);
      return renewed + lost.length;
    },
  };
}

export type PackageIndex = Awaited<ReturnType<typeof createPackageIndex>>;
