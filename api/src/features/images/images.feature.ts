import { Router } from 'express';
import { z } from 'zod';
import { BLOB_NAME, type BlobStore } from '../../platform/blobs';
import { AppError, type Feature } from '../../platform/http';

const TYPES: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
const path = '/api/images/:name';

/** The stored pictures, to everybody, for ever: a name always means the same bytes. */
export function createImagesFeature({ blobs }: { blobs: BlobStore }): Feature {
  const router = Router();
  router.get(path, async (request, response) => {
    const { name } = request.params;
    const bytes = BLOB_NAME.test(name) ? await blobs.get(name) : undefined;
    if (!bytes) throw new AppError('not-found', 'not-found', 'There is no such picture.');
    response.set({
      'Content-Type': TYPES[name.slice(33)],
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="${name}"`,
      // Feed readers and social cards show them from elsewhere.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.fresh) response.status(304).end();
    else response.send(bytes);
  });
  return {
    name: 'images',
    router,
    operations: [
      {
        method: 'get',
        path,
        summary: 'A stored picture',
        access: 'public',
        params: z.object({ name: z.string().regex(BLOB_NAME) }),
        answers: { 200: { description: 'WebP or JPEG', type: 'image/*' }, 304: { description: 'Unchanged' } },
        refusals: [404],
      },
    ],
  };
}
