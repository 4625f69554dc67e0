import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { provide } from '../../platform/ports';
import { createContestsFeature } from './contests.feature';

export async function createContests(platform: Platform): Promise<readonly Feature[]> {
  const contests = await createContestsFeature(platform);
  provide(platform.organisations, contests);
  return [contests];
}
