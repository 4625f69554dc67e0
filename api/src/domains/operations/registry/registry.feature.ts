import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createGatewayReports } from './gateway-reports';
import { createRegistryRepository } from './registry.repository';
import { registryRoutes } from './registry.routes';
import { createRegistryService } from './registry.service';

/** Registry of section releases: teams upload releases, and gateways on other machines download them. */
export async function createRegistryFeature({ db, now, config }: Platform): Promise<Feature> {
  const service = createRegistryService({ registry: await createRegistryRepository(db, now), now });
  const gateways = createGatewayReports(db, config.gatewayToken, now);
  return {
    name: 'registry',
    routes: registryRoutes({ service, gateways }),
    jobs: [
      {
        name: 'remove-releases',
        run: service.prune,
        failed: 'failed to remove outdated releases',
        done: 'removed outdated releases',
      },
      { name: 'forget-gateways', run: gateways.forgetGone, failed: 'failed to remove reports of stopped gateways' },
    ],
  };
}
