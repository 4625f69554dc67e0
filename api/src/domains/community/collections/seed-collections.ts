import { z } from 'zod';
import { DAY_MS } from '@verse/api-contract/time';
import type { ContentFolder } from '../../../platform/seeding';
import type { CollectionRepository } from './collections.repository';

const samplesSchema = z.array(
  z.object({ id: z.string(), ownerId: z.string(), name: z.string(), works: z.array(z.string()) }),
);

/** Stores the public collections of sample people, which hold works of sample people. */
export async function seedCollections(
  content: ContentFolder,
  { insert }: Pick<CollectionRepository, 'insert'>,
  now: Date,
): Promise<void> {
  for (const { works, ...sample } of samplesSchema.parse(await content.json('collections.json')))
    await insert({
      ...sample,
      isPublic: true,
      isDefault: false,
      isRemoved: false,
      works: works.map((workId, index) => ({ workId, at: new Date(now.getTime() - (index + 1) * DAY_MS) })),
      state: 'shown',
      updatedAt: now,
      acts: 0,
    });
}
