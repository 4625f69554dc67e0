import { z } from 'zod';
import type { Feature } from '../../../platform/feature';
import { AppError, PUBLIC, route, taggedReply } from '../../../platform/http';
import { openPictureName, type PictureReference } from '../../../platform/images';
import type { Platform } from '../../../platform/open-platform';
import { GUEST, type Reader, toReader } from '../../../platform/people';

/** Matches pictures only, because private files have their own route. */
const PICTURE_NAME = /^(?:[0-9a-f]{32}|sealed-[\w-]{20,300})\.(?:webp|jpg)$/;
const TYPES: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
const UNKNOWN = 'There is no such picture.';

const toHeaders = (name: string) => ({
  'Content-Type': TYPES[name.slice(name.lastIndexOf('.') + 1)]!,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': `inline; filename="${name}"`,
});
const PUBLIC_HEADERS = {
  // A name always refers to the same bytes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Feed readers and other sites embed these pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-cache' };

/** Serves a stored picture as long as it belongs to content that the caller may see. */
export function createImagesFeature({
  blobs,
  pictureReferences,
  features,
}: Pick<Platform, 'blobs' | 'pictureReferences' | 'features'>): Feature {
  const findHolder = (name: string) =>
    features
      .all()
      .flatMap(({ pictures = [] }) => pictures)
      .find(({ collection }) => collection === name);

  async function isShown(name: string, places: readonly PictureReference[], reader: Reader): Promise<boolean> {
    for (const { collection, id } of places) if (await findHolder(collection)?.shows(id, name, reader)) return true;
    return false;
  }

  return {
    name: 'images',
    routes: [
      route(
        {
          method: 'get',
          path: '/api/images/:name',
          summary: 'Get a picture of content that the caller may see',
          permission: PUBLIC,
          params: z.object({ name: z.string().regex(PICTURE_NAME) }),
          notFoundMessage: UNKNOWN,
          responses: { 200: { description: 'WebP or JPEG', type: 'image/*' }, 304: { description: 'Unchanged' } },
          errors: [404],
        },
        async ({ params: { name }, caller }) => {
          const sealed = openPictureName(name);
          const stored = sealed ?? name;
          const places = await pictureReferences.find(stored);
          // The response must not tell whether a profile shows the picture of an anonymous applicant.
          const isPublic = sealed === undefined && (await isShown(stored, places, GUEST));
          const reader = isPublic || places.length === 0 ? GUEST : toReader(await caller());
          const bytes = isPublic || (await isShown(stored, places, reader)) ? await blobs.get(stored) : undefined;
          if (!bytes) throw new AppError('not-found', UNKNOWN);
          return taggedReply(
            name,
            { ...toHeaders(name), ...(isPublic ? PUBLIC_HEADERS : PRIVATE_HEADERS) },
            () => bytes,
          );
        },
      ),
    ],
  };
}
