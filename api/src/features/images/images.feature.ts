import { z } from 'zod';
import type { Feature } from '../../platform/feature';
import { AppError, EVERYBODY, route, taggedReply } from '../../platform/http';
import type { PicturePlace } from '../../platform/images';
import type { Platform } from '../../platform/open-platform';
import { GUEST, type Reader, readerOf } from '../../platform/people';

/** Of pictures alone: private files have another way. */
const PICTURE_NAME = /^[0-9a-f]{32}\.(?:webp|jpg)$/;
const TYPES: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
const UNKNOWN = 'There is no such picture.';

const headersOf = (name: string) => ({
  'Content-Type': TYPES[name.slice(33)]!,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': `inline; filename="${name}"`,
});
const PUBLIC = {
  // A name always means the same bytes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Feed readers and social cards show them from elsewhere.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const PRIVATE = { 'Cache-Control': 'private, no-cache' };

/** The stored pictures, as long as something that the caller may see shows them. */
export function createImagesFeature(
  { blobs, picturePlaces }: Pick<Platform, 'blobs' | 'picturePlaces'>,
  others: () => readonly Feature[],
): Feature {
  const holderOf = (name: string) =>
    others()
      .flatMap(({ pictures = [] }) => pictures)
      .find(({ collection }) => collection === name);

  async function isShown(name: string, places: readonly PicturePlace[], reader: Reader): Promise<boolean> {
    for (const { collection, id } of places) if (await holderOf(collection)?.shows(id, name, reader)) return true;
    return false;
  }

  return {
    name: 'images',
    routes: [
      route(
        {
          method: 'get',
          path: '/api/images/:name',
          summary: 'A stored picture that something the caller may see shows',
          may: EVERYBODY,
          params: z.object({ name: z.string().regex(PICTURE_NAME) }),
          unknown: UNKNOWN,
          answers: { 200: { description: 'WebP or JPEG', type: 'image/*' }, 304: { description: 'Unchanged' } },
          refusals: [404],
        },
        async ({ params: { name }, caller }) => {
          const places = await picturePlaces.of(name);
          const isPublic = await isShown(name, places, GUEST);
          const reader = isPublic || places.length === 0 ? GUEST : readerOf(await caller());
          const bytes = isPublic || (await isShown(name, places, reader)) ? await blobs.get(name) : undefined;
          if (!bytes) throw new AppError('not-found', UNKNOWN);
          return taggedReply(name, { ...headersOf(name), ...(isPublic ? PUBLIC : PRIVATE) }, () => bytes);
        },
      ),
    ],
  };
}
