import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { provide } from '../../platform/ports';
import { createJobsFeature } from './jobs';
import { createOrganisationsFeature } from './organisations';
import { createPackagesFeature } from './packages';
import { createProjectsFeature } from './projects';

export async function createWork(platform: Platform): Promise<readonly Feature[]> {
  const { accounts, people, notifications } = platform;
  const organisations = await createOrganisationsFeature(platform);
  provide(platform.organisations, organisations);
  const jobs = await createJobsFeature(platform);
  provide(platform.organisations, jobs);
  const packages = await createPackagesFeature(platform);
  const projects = await createProjectsFeature(platform, {
    ...accounts,
    ...people,
    ...notifications,
    ...platform.shop,
    organisations: platform.organisations,
    agreedOrders: platform.agreedOrders,
    findPackage: packages.find,
  });
  provide(people, projects);
  return [organisations, jobs, packages, projects];
}
