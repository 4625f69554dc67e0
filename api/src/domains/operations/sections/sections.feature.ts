import { COUNTED_DAYS } from '@verse/api-contract/operations/sections.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createCountsRepository } from './counts.repository';
import { sectionsRoutes } from './sections.routes';
import { tallyRoute } from './tally-route';

/** Aggregates browser reports about releases into counters that contain no personal data. */
export async function createSectionsFeature({ db, audit, config, now }: Platform): Promise<Feature> {
  const counts = await createCountsRepository(db);
  return {
    name: 'sections',
    routes: sectionsRoutes({ counts, audit }),
    internalRoutes: config.gatewayToken ? [tallyRoute({ counts, token: config.gatewayToken, now })] : [],
    jobs: [
      {
        name: 'remove-old-counts',
        run: () => counts.removeBefore(new Date(now().getTime() - COUNTED_DAYS * DAY_MS)),
        failed: 'failed to remove old release counts',
        done: 'removed old release counts',
      },
    ],
  };
}
