import { z } from 'zod';
import {
  feedPageSchema,
  memberPostsQuerySchema,
  postAnswerSchema,
} from '@verse/api-contract/community/community-posts.schema';
import { handleParamsSchema } from '@verse/api-contract/identity/profiles.schema';
import { AppError, NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { GUEST, UNKNOWN_MEMBER } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { FeedService } from './feed.service';
import { type PostingService, UNKNOWN_POST } from './posting.service';
import { byId } from './posts.routes';
import type { Presenter } from './presenter';

interface Dependencies extends Pick<People, 'findOpenOwner'> {
  feed: FeedService;
  posting: PostingService;
  presenter: Presenter;
}

const PATH = '/api/members/:handle/posts';

/** Routes for public pages. They ignore cookies, because these pages are the same for all visitors. */
export function memberPostsRoutes({ feed, posting, presenter, findOpenOwner }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'List a member’s public posts, newest first',
        permission: PUBLIC,
        params: handleParamsSchema,
        notFoundMessage: UNKNOWN_MEMBER,
        query: memberPostsQuerySchema,
        responses: { 200: { description: 'A page of posts, and the cursor of the next one', schema: feedPageSchema } },
        errors: [400, 404],
      },
      async ({ params: { handle }, query }) => {
        const author = await findOpenOwner(handle);
        if (author === undefined) throw new AppError('not-found', UNKNOWN_MEMBER);
        const page = await feed.page(GUEST, { ...query, sort: 'latest', author });
        return reply(200, await presenter.page(GUEST, page), NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/:id`,
        summary: 'Get a public post by its author’s handle and its id',
        permission: PUBLIC,
        params: z.object({ ...handleParamsSchema.shape, ...byId.params.shape }),
        notFoundMessage: UNKNOWN_POST,
        responses: { 200: { description: 'The post', schema: postAnswerSchema } },
        errors: [404],
      },
      async ({ params: { handle, id } }) => {
        const author = await findOpenOwner(handle);
        const post = await posting.findReadable(GUEST, id);
        if (!post || post.authorId !== author) throw new AppError('not-found', UNKNOWN_POST);
        return reply(200, await presenter.post(GUEST, post), NO_STORE);
      },
    ),
  ];
}
