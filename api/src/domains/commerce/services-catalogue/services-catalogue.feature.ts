import path from 'node:path';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { servicesSchema } from '@verse/api-contract/commerce/services.schema';
import type { Feature } from '../../../platform/feature';
import { PUBLIC, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import type { Shop } from '../../../platform/ports';
import { CatalogueFile } from './catalogue-file';
import { searchableServices } from './searchable-services';
import { servicesForSale } from './services-for-sale';

/** Cache area of the catalogue, purged whenever the file changes. */
const AREA = 'services';

export interface ServicesCatalogueFeature extends Feature, Pick<Shop, 'findService'> {
  forSale: ReturnType<typeof servicesForSale>;
}

export function createServicesCatalogueFeature({
  responses,
  config,
  logger,
  searchChanges,
}: Platform): ServicesCatalogueFeature {
  const file = path.join(config.contentDir, 'services.json');
  let known: string[] = [];
  const catalogue = new CatalogueFile(file, logger, () => {
    responses.purge(AREA);
    const slugs = catalogue.current.services.map(({ title }) => serviceSlug(title));
    // Reading the file for the first time is not an edit.
    if (known.length > 0) void searchChanges.changed('service', ...new Set([...known, ...slugs]));
    known = slugs;
  });
  const current = async () => {
    await catalogue.refresh();
    return catalogue.current;
  };
  const listTitles = async () => (await current()).services.map(({ title }) => title);
  async function findService(slug: string) {
    const service = (await current()).services.find(({ title }) => serviceSlug(title) === slug);
    const isInPreparation = service?.availability === 'in-preparation';
    return service && { slug, title: service.title, isInPreparation };
  }
  return {
    name: 'services',
    forSale: servicesForSale(current),
    searchable: [searchableServices(current)],
    routes: [
      route(
        {
          method: 'get',
          path: '/Data/services.json',
          summary: 'Get the service catalogue',
          permission: PUBLIC,
          responses: {
            200: { description: 'All services', schema: servicesSchema },
            304: { description: 'Unchanged' },
          },
          errors: [503],
        },
        async () => {
          await catalogue.refresh();
          return responses.cachedResponse(AREA, 'all', () => Promise.resolve({ body: catalogue.current }));
        },
      ),
    ],
    listed: { services: listTitles },
    counts: { services: async () => (await listTitles()).length },
    pages: { service: async (slug) => (await findService(slug)) !== undefined },
    findService,
  };
}
