import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { provide } from '../../platform/ports';
import { createJobsFeature } from './jobs';
import { createOrganisationsFeature } from './organisations';
import { createPackagesFeature } from './packages';
import { createProjectsFeature } from './projects';
import { createReviewsFeature } from './reviews';

export async function createWork(platform: Platform): Promise<readonly Feature[]> {
  const organisations = await createOrganisationsFeature(platform);
  provide(platform.organisations, organisations);
  const packages = await createPackagesFeature(platform);
  const projects = await createProjectsFeature(platform, packages.find);
  provide(platform.people, projects);
  provide(platform.organisations, projects);
  const reviews = await createReviewsFeature(platform, projects.reviewed, projects.records);
  provide(platform.people, reviews);
  const jobs = await createJobsFeature(platform, projects.startHired);
  provide(platform.organisations, jobs);
  return [organisations, jobs, packages, projects, reviews];
}
