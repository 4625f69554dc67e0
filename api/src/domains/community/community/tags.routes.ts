import {
  feedPageSchema,
  tagParamsSchema,
  tagPostsQuerySchema,
} from '@verse/api-contract/community/community-posts.schema';
import { NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import type { FindReader } from '../../../platform/people';
import type { Presenter } from './presenter';
import type { TagsService } from './tags.service';

interface Dependencies {
  tags: TagsService;
  presenter: Presenter;
  findViewer: FindReader;
}

export const tagsRoutes = ({ tags, presenter, findViewer }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/tags/:tag/posts',
      summary: 'List the posts with a tag, newest first; members-only posts require sign-in',
      permission: PUBLIC,
      params: tagParamsSchema,
      notFoundMessage: 'There is no such tag.',
      query: tagPostsQuerySchema,
      responses: { 200: { description: 'A page of posts, and the cursor of the next one', schema: feedPageSchema } },
      errors: [400, 404],
    },
    async ({ params: { tag }, query: { cursor, limit }, caller }) => {
      const viewer = await findViewer(await caller());
      const page = await tags.page(viewer, tag, cursor, limit);
      return reply(200, await presenter.page(viewer, page), NO_STORE);
    },
  ),
];
