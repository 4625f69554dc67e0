import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createRelations } from '../../../platform/relations';
import { seedWebinars } from './seed-webinars';
import { createWebinarRepository, WEBINARS } from './webinars.repository';
import { webinarsRoutes } from './webinars.routes';
import { createWebinarsService } from './webinars.service';

export async function createWebinarsFeature({ db, now, config }: Platform): Promise<Feature> {
  const webinars = await createWebinarRepository(db);
  const seats = await createRelations(db, 'webinar_seats', { now });
  const service = createWebinarsService({ webinars, seats, now });
  return {
    name: 'webinars',
    routes: webinarsRoutes({ service, now, publicOrigin: config.publicOrigin }),
    personalData: [{ name: 'webinarSeats', export: (userId) => seats.allOf(userId), erase: seats.removeOf }],
    jobs: seats.jobs,
    seeds: [{ name: 'webinars', collection: WEBINARS, fill: (content) => seedWebinars(content, webinars, now()) }],
  };
}
