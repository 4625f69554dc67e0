import { z } from 'zod';
import { newBlogSchema } from '@verse/api-contract/publishing/blogs.schema';
import type { Pictures } from '../../../platform/images';
import type { ContentFolder } from '../../../platform/seeding';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import type { BlogSearch } from './blog-search.repository';
import { type BlogRepository, BLOGS, type PublishedPost } from './blogs.repository';

const sampleSchema = z.array(newBlogSchema.extend({ _id: z.string(), image: z.string(), createdAt: z.iso.datetime() }));

/** Inserts sample posts. Skips those whose picture is missing, because every post must have one. */
export async function seedPosts(
  content: ContentFolder,
  blogs: BlogRepository,
  search: BlogSearch,
  pictures: Pick<Pictures, 'save'>,
): Promise<void> {
  const samples = sampleSchema.parse(await content.json('blog-posts.json'));
  await Promise.all(
    samples.map(async ({ _id: id, image, createdAt, ...text }) => {
      const file = await content.picture(image);
      if (!file) return;
      const thumbnail = { picture: await pictures.save(file, SITE_OWNER, { collection: BLOGS, id }), alt: '' };
      const publishedAt = new Date(createdAt);
      const post: PublishedPost = {
        id,
        ...text,
        contentFormat: 'plain',
        tags: [],
        thumbnail,
        images: [],
        authorId: 'editor',
        status: 'published',
        version: 1,
        updatedAt: publishedAt,
        publishedAt,
        scheduledFor: null,
      };
      await search.put(post);
      await blogs.insert(post);
    }),
  );
}
