import { Router } from 'express';
import { servicesSchema } from '@verse/api-contract/services';
import type { CachedBodies, Feature } from '../../platform/http';
import type { CatalogueFile } from './catalogue-file';

const path = '/Data/services.json';
/** What is kept of the catalogue, to be purged when its file has changed. */
export const AREA = 'services';

export interface ServicesCatalogueDependencies {
  catalogue: CatalogueFile;
  bodies: CachedBodies;
}

export function createServicesCatalogueFeature({ catalogue, bodies }: ServicesCatalogueDependencies): Feature {
  const router = Router();
  router.get(path, async (request, response) => {
    await catalogue.refresh();
    await bodies.send(request, response, AREA, 'all', () => Promise.resolve({ body: catalogue.current }));
  });
  return {
    name: 'services',
    router,
    operations: [
      { method: 'get', path, summary: 'The service catalogue', access: 'public', answers: { 200: { description: 'All services', schema: servicesSchema }, 304: { description: 'Unchanged' } }, refusals: [503] },
    ],
  };
}
