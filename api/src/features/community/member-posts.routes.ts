import { z } from 'zod';
import { feedPageSchema, memberPostsQuerySchema, postAnswerSchema } from '@verse/api-contract/community-posts.schema';
import { handleParamsSchema } from '@verse/api-contract/profiles.schema';
import { AppError, EVERYBODY, reply, type Route, route } from '../../platform/http';
import { GUEST } from '../../platform/people';
import type { FeedService } from './feed.service';
import { type PostingService, UNKNOWN_POST } from './posting.service';
import { byId, NO_STORE } from './posts.routes';
import type { Presenter } from './presenter';

interface Dependencies {
  feed: FeedService;
  posting: PostingService;
  presenter: Presenter;
  /** Whose profile everybody may open under this handle, now or once theirs. */
  openOwnerOf: (handle: string) => Promise<string | undefined>;
}

const PATH = '/api/members/:handle/posts';
const UNKNOWN_MEMBER = 'There is no such profile, or it is not for everybody.';

/** For the pages that everybody gets alike: no cookie is looked at. */
export function memberPostsRoutes({ feed, posting, presenter, openOwnerOf }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'What a member has posted for everybody, latest first',
        may: EVERYBODY,
        params: handleParamsSchema,
        unknown: UNKNOWN_MEMBER,
        query: memberPostsQuerySchema,
        answers: { 200: { description: 'A page of posts, and the cursor of the next one', schema: feedPageSchema } },
        refusals: [400, 404],
      },
      async ({ params: { handle }, query }) => {
        const author = await openOwnerOf(handle);
        if (author === undefined) throw new AppError('not-found', UNKNOWN_MEMBER);
        const page = await feed.page(GUEST, { ...query, sort: 'latest', author });
        return reply(200, await presenter.page(GUEST, page), NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/:id`,
        summary: 'A post for everybody, under the handle of its author',
        may: EVERYBODY,
        params: z.object({ ...handleParamsSchema.shape, ...byId.params.shape }),
        unknown: UNKNOWN_POST,
        answers: { 200: { description: 'The post', schema: postAnswerSchema } },
        refusals: [404],
      },
      async ({ params: { handle, id } }) => {
        const [author, post] = [await openOwnerOf(handle), await posting.readableOrNone(GUEST, id)];
        if (!post || post.authorId !== author) throw new AppError('not-found', UNKNOWN_POST);
        return reply(200, await presenter.post(GUEST, post), NO_STORE);
      },
    ),
  ];
}
