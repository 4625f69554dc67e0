import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import type { ContestPart, ContestParts } from '../contest-parts';
import { createGalleryRepository, GALLERY } from './gallery.repository';
import { galleryRoutes } from './gallery.routes';
import { createGallery } from './gallery.service';
import { createFindPast } from './past-gallery';

const LOOK_BACK_MS = 30 * DAY_MS;

/** Creates the part for the gallery of entries after the results. */
export async function createGalleryPart(parts: ContestParts): Promise<ContestPart> {
  const repository = await createGalleryRepository(parts.db);
  const gallery = await createGallery({ ...parts, gallery: repository });
  return {
    routes: galleryRoutes({ ...parts, gallery, findPast: createFindPast({ ...parts, gallery }) }),
    pictures: [{ collection: GALLERY, ownerOf: () => SITE_OWNER, shows: gallery.shows }],
    jobs: [
      {
        name: 'prepare-contest-galleries',
        everyMs: MINUTE_MS,
        run: () => gallery.prepareAll(new Date(parts.now().getTime() - LOOK_BACK_MS)),
        failed: 'failed to prepare contest galleries',
      },
    ],
    personalData: [
      {
        name: 'contestGalleries',
        async *export(memberId) {
          for await (const { contestId } of repository.ofMember(memberId)) yield { contestId };
        },
        async erase(memberId) {
          for await (const { id, agreedIds } of repository.ofMember(memberId))
            if (agreedIds.length > 1) await repository.forget(id, memberId);
            else await repository.remove(id);
          await parts.announce();
        },
      },
    ],
  };
}
