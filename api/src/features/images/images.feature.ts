import { z } from 'zod';
import type { Feature } from '../../platform/feature';
import { AppError, EVERYBODY, route, taggedReply } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';

/** Of pictures alone: nothing else that is stored is for everybody. */
const PICTURE_NAME = /^[0-9a-f]{32}\.(?:webp|jpg)$/;
const TYPES: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
const UNKNOWN = 'There is no such picture.';

const headersOf = (name: string) => ({
  'Content-Type': TYPES[name.slice(33)]!,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': `inline; filename="${name}"`,
  // Feed readers and social cards show them from elsewhere.
  'Cross-Origin-Resource-Policy': 'cross-origin',
});

/** The stored pictures, to everybody, for ever: a name always means the same bytes. */
export const createImagesFeature = ({ blobs }: Pick<Platform, 'blobs'>): Feature => ({
  name: 'images',
  routes: [
    route(
      {
        method: 'get',
        path: '/api/images/:name',
        summary: 'A stored picture',
        may: EVERYBODY,
        params: z.object({ name: z.string().regex(PICTURE_NAME) }),
        unknown: UNKNOWN,
        answers: { 200: { description: 'WebP or JPEG', type: 'image/*' }, 304: { description: 'Unchanged' } },
        refusals: [404],
      },
      async ({ params: { name } }) => {
        const bytes = await blobs.get(name);
        if (!bytes) throw new AppError('not-found', UNKNOWN);
        return taggedReply(name, headersOf(name), () => bytes);
      },
    ),
  ],
});
