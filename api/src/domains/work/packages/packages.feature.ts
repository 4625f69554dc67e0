import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createModeratedPackages } from './moderated-packages';
import { createPackageIndex } from './package-index';
import { createPackagesRepository } from './packages.repository';
import { packagesRoutes } from './packages.routes';
import { createPackagesService, type PackagesService } from './packages.service';
import { searchablePackages } from './searchable-packages';

export interface PackagesFeature extends Feature {
  /** Returns undefined unless the member currently offers this package. */
  find: PackagesService['find'];
}

/** Packages that members offer on their profiles, with prices and delivery times. */
export async function createPackagesFeature(platform: Platform): Promise<PackagesFeature> {
  const { db, now, events, searchChanges, budgets, people } = platform;
  const repository = await createPackagesRepository(db);
  const index = await createPackageIndex({ db, repository, searchChanges, now });
  async function announce(memberId: string): Promise<void> {
    await people.pageChanged(memberId);
    await events.changed({ areas: [], paths: [`${addressOf('services')}*`] });
  }
  const countChange = budgets({
    name: 'package-changes',
    windowMs: DAY_MS,
    most: 200,
    message: 'That’s a lot of changes for one day. Please try again tomorrow.',
  });
  const service = createPackagesService({ ...people, repository, index, now, announce, countChange });
  const judged = createModeratedPackages({
    ...people,
    repository,
    now,
    async changed(memberId) {
      await index.sync(memberId);
      await announce(memberId);
    },
  });
  return {
    name: 'packages',
    routes: packagesRoutes({ ...people, service }),
    personalData: [
      {
        name: 'packages',
        async export(memberId) {
          const found = await repository.find(memberId);
          return found ? [{ packages: found.packages, changedAt: found.changedAt }] : [];
        },
        erase: service.erase,
      },
    ],
    jobs: [
      {
        name: 'complete-package-search',
        run: () => index.complete(),
        failed: 'failed to index changed packages',
      },
    ],
    searchable: [searchablePackages(repository, people.peopleFor)],
    find: service.find,
    reportable: { package: judged },
    listed: { packagesChangedAt: repository.lastChange },
  };
}
