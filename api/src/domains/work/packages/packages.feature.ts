import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createModeratedPackages, type ModeratedPackages } from './moderated-packages';
import { createPackageIndex } from './package-index';
import { createPackagesRepository } from './packages.repository';
import { packagesRoutes } from './packages.routes';
import { createPackagesService, type PackagesService } from './packages.service';
import type { PackagesDependencies } from './packages-dependencies';
import { searchablePackages } from './searchable-packages';

export interface PackagesFeature extends Feature {
  /** Returns undefined unless the member currently offers this package. */
  find: PackagesService['find'];
  judged: ModeratedPackages;
  /** Returns the time of the latest change to any member's packages, or undefined if there are no packages. */
  lastChange: () => Promise<Date | undefined>;
}

/** Packages that members offer on their profiles, with prices and delivery times. */
export async function createPackagesFeature(
  { db, now, events, searchChanges, budgets }: Platform,
  dependencies: PackagesDependencies,
): Promise<PackagesFeature> {
  const repository = await createPackagesRepository(db);
  const index = await createPackageIndex({ db, repository, searchChanges, now });
  async function announce(memberId: string): Promise<void> {
    await dependencies.pageChanged(memberId);
    await events.changed({ areas: [], paths: [`${addressOf('services')}*`] });
  }
  const countChange = budgets({
    name: 'package-changes',
    windowMs: DAY_MS,
    most: 200,
    message: 'You have changed your packages many times today. Please try again tomorrow.',
  });
  const service = createPackagesService({ ...dependencies, repository, index, now, announce, countChange });
  const judged = createModeratedPackages({
    ...dependencies,
    repository,
    now,
    async changed(memberId) {
      await index.sync(memberId);
      await announce(memberId);
    },
  });
  return {
    name: 'packages',
    routes: packagesRoutes({ service, findUnseen: dependencies.findUnseen }),
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
    searchable: [searchablePackages(repository, dependencies.peopleFor)],
    find: service.find,
    judged,
    lastChange: repository.lastChange,
  };
}
