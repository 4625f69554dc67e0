import { communityFeedSchema, communityQuerySchema } from '@verse/api-contract/community.schema';
import type { Feature } from '../../platform/feature';
import { CachedBodies, EVERYBODY, type Person, reply, type Route, route } from '../../platform/http';
import { isOneOf } from '../../platform/images';
import type { Notify, Withdraw } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import { createReading, GUEST, type PeopleFor } from '../../platform/people';
import { type CommentDocument, createCommentRepository } from './comments.repository';
import { commentsRoutes } from './comments.routes';
import { createCommentsService } from './comments.service';
import { earnedBy } from './earned-points';
import { createFeedService } from './feed.service';
import { createFeedFile } from './feed-file';
import { createLimits } from './limits';
import { memberPostsRoutes } from './member-posts.routes';
import type { Post } from './post';
import { postNotifications } from './post-notifications';
import { createPostingService } from './posting.service';
import { createPostRepository, POSTS } from './posts.repository';
import { postsRoutes } from './posts.routes';
import { createPresenter } from './presenter';
import { createReactionsService } from './reactions.service';
import { openResponses } from './responses';
import { seedCommunity } from './seed-community';
import { createViewerOf, type UnseenBy } from './viewers';

/** What the feed needs of other features. */
export interface CommunityNeeds {
  peopleFor: PeopleFor;
  notify: Notify;
  withdraw: Withdraw;
  /** Whom a member has blocked or muted, and who has blocked them. */
  unseenBy: UnseenBy;
  /** Whose profile everybody may open under a handle. */
  openOwnerOf: (handle: string) => Promise<string | undefined>;
  /** Told when the page of a member may show other posts than before. */
  pageChanged: (memberId: string) => Promise<void>;
}

interface Judged<Written> {
  /** As this person may read it. */
  findFor(person: Person, id: string): Promise<Written | undefined>;
}
type Posting = ReturnType<typeof createPostingService>;
type Comments = ReturnType<typeof createCommentsService>;

export interface CommunityFeature extends Feature {
  countPublic: () => Promise<number>;
  /** How many likes the posts of a member have. */
  likesOf: (memberId: string) => Promise<number>;
  /** Authors, once for each like of others since then. */
  liked: (since: Date) => AsyncIterable<string>;
  /** Authors, once for each other member who has begun to comment on a post of theirs since then. */
  commentedOn: (since: Date) => AsyncIterable<string>;
  /** Which of these members have a post that everybody may read. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
  /** A public post by a member with a public profile. */
  openPost: (id: string) => Promise<{ name: string; text: string } | undefined>;
  /** For moderation. A removal outlasts a deletion by the author that is taken back; false where nothing is. */
  posts: Judged<Post> & { find: Posting['find']; remove: Posting['takeDown']; restore: Posting['putBack'] };
  comments: Judged<CommentDocument> & {
    find: Comments['find'];
    remove: Comments['takeDown'];
    restore: Comments['putBack'];
  };
}

/** What is removed, or made for members, is gone everywhere within a second. */
const LONGEST_KEPT_S = 1;
const MOST_KEPT_BYTES = 4 * 1024 * 1024;
const FEED = 'community';
const POST_QUOTA = {
  most: 5000,
  message: 'Your account has as many posts as we can keep. Delete some that you no longer need to publish another.',
};
const COMMENT_QUOTA = {
  most: 20_000,
  message: 'Your account has as many comments as we can keep. Delete some that you no longer need to write another.',
};

async function createParts(platform: Platform, { peopleFor, notify, withdraw, unseenBy }: CommunityNeeds) {
  const { db, now, quotas } = platform;
  const posts = await createPostRepository(db);
  const comments = await createCommentRepository(db);
  const responses = await openResponses({ db, posts, comments, quotas, now });
  const reading = createReading(peopleFor);
  const posting = createPostingService({
    ...platform,
    ...{ posts, comments, responses, reading },
    reserve: quotas.create({ name: 'community-posts', ...POST_QUOTA, count: posts.countOf }),
  });
  return {
    ...{ repositories: { posts, comments }, responses, posting, reading },
    feed: createFeedService({ posts, responses, reading, peopleFor }),
    comments: createCommentsService({
      ...{ posts, comments, posting, reading, counting: responses.counting, now, notify, withdraw },
      reserve: quotas.create({ name: 'comments', ...COMMENT_QUOTA, count: comments.countOf }),
    }),
    reactions: createReactionsService({ posting, responses, notify, withdraw }),
    presenter: createPresenter(peopleFor, responses),
    viewerOf: createViewerOf(unseenBy),
  };
}
type Parts = Awaited<ReturnType<typeof createParts>>;

/** What guests get is kept for a second, what members get is not kept at all. */
function fileRoute({ viewerOf, ...parts }: Parts, bodies: CachedBodies): Route {
  const file = createFeedFile(parts);
  return route(
    {
      method: 'get',
      path: '/Data/communityPost.json',
      summary: 'The newest 100 posts that the caller may read, latest first or in the order of the trending feed',
      may: EVERYBODY,
      query: communityQuerySchema,
      answers: { 200: { description: 'The feed', schema: communityFeedSchema }, 304: { description: 'Unchanged' } },
      refusals: [400],
    },
    async ({ query: { sort }, caller }) => {
      const viewer = await viewerOf(await caller());
      if (viewer.id !== undefined)
        return reply(200, await file(viewer, sort), { headers: { 'Cache-Control': 'no-store' } });
      return bodies.reply(FEED, sort, async () => ({ body: await file(viewer, sort) }));
    },
  );
}

const jobsOf = ({ responses, posting, comments }: Parts): Feature['jobs'] => [
  ...[responses.likes, responses.saves, responses.commenters].flatMap(({ jobs }) => jobs),
  {
    name: 'count post_comments',
    everyMs: 10_000,
    run: () => responses.counting.sweep(),
    failed: 'what was left uncounted of comments could not be counted',
  },
  {
    name: 'remove-deleted-feed-posts',
    run: async () => (await posting.removeDeleted()) + (await comments.removeDeleted()),
    failed: 'deleted posts and comments of the feed could not be removed',
    done: 'removed posts and comments of the feed that were deleted long ago',
  },
];

const personalContentOf = ({ repositories, responses, posting, comments }: Parts): Feature['personalContent'] => [
  { name: 'communityPosts', export: repositories.posts.ofAuthor, erase: posting.eraseOf },
  {
    name: 'communityComments',
    export: repositories.comments.ofAuthor,
    async erase(userId) {
      await comments.eraseOf(userId);
      await responses.commenters.removeOf(userId);
    },
  },
  { name: 'communityLikes', export: responses.likes.allOf, erase: responses.likes.removeOf },
  { name: 'communitySavedPosts', export: responses.saves.allOf, erase: responses.saves.removeOf },
];

/** Members write, comment, like and save; every number is of rows. */
export async function createCommunityFeature(platform: Platform, needs: CommunityNeeds): Promise<CommunityFeature> {
  const { pictures, now, config, rateLimits } = platform;
  const parts = await createParts(platform, needs);
  const { posting, comments, repositories, responses, reading, viewerOf } = parts;
  const seconds = Math.min(LONGEST_KEPT_S, config.cache.seconds);
  const bodies = new CachedBodies({ seconds, bytes: MOST_KEPT_BYTES });
  const changed = () => bodies.purge(FEED);
  platform.events.subscribe(({ areas }) => (areas.includes(FEED) ? changed() : undefined));
  const { openOwnerOf, pageChanged } = needs;
  const routing = { ...platform, ...parts, openOwnerOf, pageChanged, limits: createLimits(rateLimits), changed };
  const told =
    <Given extends unknown[]>(decide: (id: string, ...given: Given) => Promise<boolean>) =>
    async (id: string, ...given: Given) => {
      const isDone = await decide(id, ...given);
      changed();
      const post = await posting.find(id);
      if (post) await pageChanged(post.authorId);
      return isDone;
    };
  return {
    name: 'community',
    routes: [
      fileRoute(parts, bodies),
      ...postsRoutes(routing),
      ...memberPostsRoutes(routing),
      ...commentsRoutes(routing),
    ],
    pictures: [
      {
        collection: POSTS,
        async shows(id, name, reader) {
          const post = await posting.readableOrNone(reader, id);
          return post !== undefined && isOneOf(name, [post.picture]);
        },
      },
    ],
    personalContent: personalContentOf(parts),
    seeds: [
      {
        name: 'feed',
        collection: POSTS,
        fill: (content) => seedCommunity(content, { ...repositories, responses, pictures }, now()),
      },
    ],
    jobs: jobsOf(parts),
    notifications: [postNotifications(repositories.posts, reading)],
    likesOf: repositories.posts.likesOf,
    liked: earnedBy(responses.likes, repositories.posts),
    commentedOn: earnedBy(responses.commenters, repositories.posts),
    writersAmong: repositories.posts.writersAmong,
    async openPost(id) {
      const post = await posting.readableOrNone(GUEST, id);
      const author = post && (await needs.peopleFor(GUEST, [post.authorId])).get(post.authorId);
      return post && author?.handle ? { name: author.name, text: post.text } : undefined;
    },
    countPublic: () => repositories.posts.countPublic(),
    posts: {
      ...{ find: posting.find, remove: told(posting.takeDown), restore: told(posting.putBack) },
      findFor: async (person, id) => posting.readableOrNone(await viewerOf(person), id),
    },
    comments: {
      ...{ find: comments.find, remove: told(comments.takeDown), restore: told(comments.putBack) },
      async findFor(person, id) {
        const reader = await viewerOf(person);
        const comment = await comments.find(id);
        const isReadable =
          comment !== null && comment !== undefined && (await reading(reader, [comment])).readable.length > 0;
        return isReadable && (await posting.readableOrNone(reader, comment.postId)) ? comment : undefined;
      },
    },
  };
}
