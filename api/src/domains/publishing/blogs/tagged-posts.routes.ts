import { tagParamsSchema } from '@verse/api-contract/community/community-posts.schema';
import { taggedPageQuerySchema } from '@verse/api-contract/community/tags.schema';
import { taggedBlogsSchema } from '@verse/api-contract/publishing/tagged-blogs.schema';
import { PUBLIC, reply, type Route, route } from '../../../platform/http';
import { GUEST, toReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { blogCardView } from './blogs.view';
import type { FindBylines } from './bylines';
import type { TaggedPosts } from './tagged-posts';

interface Dependencies extends Pick<People, 'findUnseenAndTags'> {
  tagged: Pick<TaggedPosts, 'page'>;
  findBylines: FindBylines;
}

export const taggedPostsRoute = ({ tagged, findUnseenAndTags, findBylines }: Dependencies): Route =>
  route(
    {
      method: 'get',
      path: '/api/tags/:tag/blog-posts',
      summary: 'List the published blog posts with a tag, newest first',
      permission: PUBLIC,
      params: tagParamsSchema,
      notFoundMessage: 'There is no such tag.',
      query: taggedPageQuerySchema,
      responses: {
        200: { description: 'A page of posts, and the cursor of the next one', schema: taggedBlogsSchema },
      },
      errors: [400, 404],
    },
    async ({ params: { tag }, query: { cursor, limit }, caller }) => {
      const person = await caller();
      const reader = person ? toReader(person, await findUnseenAndTags(person.id)) : GUEST;
      const { found, next } = await tagged.page(reader, tag, cursor, limit);
      const bylines = await findBylines(found);
      const blogPosts = found.map((post) => ({ ...blogCardView(post, bylines), tags: post.tags }));
      return reply(200, { blogPosts, next }, { headers: { 'Cache-Control': 'no-store' } });
    },
  );
