import { z } from 'zod';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { IsPage } from '../../../platform/site-pages';
import { createPromotionRepository, PROMOTIONS } from './promotions.repository';
import { promotionsRoutes } from './promotions.routes';
import { createPromotionsService } from './promotions.service';

const sampleSchema = z.array(
  z.object({ title: z.string(), subtitle: z.string(), action: z.string(), path: z.string() }),
);

/** The offers of the dashboard, which staff edit. An offer is shown only while its page exists. */
export async function createPromotionsFeature({ db, audit, now }: Platform, isPage: IsPage): Promise<Feature> {
  const promotions = await createPromotionRepository(db);
  return {
    name: 'promotions',
    routes: promotionsRoutes(createPromotionsService({ promotions, isPage, audit, now })),
    seeds: [
      {
        name: 'promotions',
        collection: PROMOTIONS,
        async fill(content) {
          const samples = sampleSchema.parse(await content.json('promotions.json'));
          for (const [index, sample] of samples.entries())
            await promotions.insert({ ...sample, from: null, until: null, order: index + 1 }, String(index + 1));
        },
      },
    ],
  };
}
