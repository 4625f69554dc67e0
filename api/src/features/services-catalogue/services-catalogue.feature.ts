import { Router } from 'express';
import { servicesSchema } from '@verse/api-contract/services';
import type { CachedBodies, Feature } from '../../platform/http';
import type { Logger } from '../../platform/logging';
import { CatalogueFile } from './catalogue-file';

const path = '/Data/services.json';

export interface ServicesCatalogueDependencies {
  file: string;
  bodies: CachedBodies;
  logger: Logger;
}

export function createServicesCatalogueFeature({ file, bodies, logger }: ServicesCatalogueDependencies): Feature {
  const catalogue = new CatalogueFile(file, logger);
  const router = Router();
  router.get(path, async (request, response) => {
    if (await catalogue.refresh()) bodies.purge('services');
    await bodies.send(request, response, 'services', 'all', () => Promise.resolve({ body: catalogue.current }));
  });
  return {
    name: 'services',
    router,
    operations: [
      { method: 'get', path, summary: 'The service catalogue', access: 'public', answers: { 200: { description: 'All services', schema: servicesSchema }, 304: { description: 'Unchanged' } }, refusals: [503] },
    ],
  };
}
