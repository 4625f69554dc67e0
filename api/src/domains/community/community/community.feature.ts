import { communityFeedSchema, communityQuerySchema } from '@verse/api-contract/community/community.schema';
import { ANSWERED_KINDS } from '@verse/api-contract/community/critique.values';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Feature, PointSource } from '../../../platform/feature';
import { NO_STORE, PUBLIC, reply, ResponseCache, type Route, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import { createFindReader, createReading, GUEST } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { ListedContent } from '../../../platform/site-pages';
import { createAnsweredContent } from './answered-content';
import { createCommentRepository } from './comments.repository';
import { commentsRoutes } from './comments.routes';
import { createCommentsService } from './comments.service';
import { critiqueRoutes } from './critique.routes';
import { createCritiqueService } from './critique.service';
import { createFindMakers, createPointSource } from './earned-points';
import { createFeedService } from './feed.service';
import { createFeedFile } from './feed-file';
import { createFindPosts } from './find-posts';
import { createFollowedPosts } from './followed-posts';
import { likesRoutes } from './likes.routes';
import { createLimits } from './limits';
import { memberPostsRoutes } from './member-posts.routes';
import { createMentions } from './mentions';
import { createModeratedContent, createSubjectChanged } from './moderated-content';
import { answerNotifications, postNotifications } from './post-notifications';
import { postPictures } from './post-pictures';
import { createPostingService } from './posting.service';
import { createPostRepository, POSTS } from './posts.repository';
import { FEED, postsRoutes } from './posts.routes';
import { createPresenter } from './presenter';
import { createReactionsService } from './reactions.service';
import { openResponses } from './responses';
import { reportChanges, searchablePosts } from './searchable-posts';
import { seedCommunity } from './seed-community';
import { createSubjects } from './subjects';
import { createSubjectRepository } from './subjects.repository';
import { createTagRepository, followTags } from './tags.repository';
import { tagsRoutes } from './tags.routes';
import { createTagsService } from './tags.service';

export type CommunityFeature = Feature & Pick<People, 'countLikes' | 'writersAmong'>;

/** Maximum cache age in seconds, so that removed or restricted content disappears everywhere within a second. */
const LONGEST_KEPT_S = 1;
const MOST_KEPT_BYTES = 4 * 1024 * 1024;
const POST_QUOTA = {
  most: 5000,
  message: 'Your account is full of posts. Delete some to publish another.',
};
const COMMENT_QUOTA = {
  most: 20_000,
  message: 'Your account is full of comments. Delete some to write another.',
};

const ADDED_MENTIONS = {
  name: 'community-added-mentions',
  windowMs: DAY_MS,
  most: 30,
  message: 'You have added many mentions to earlier texts today. Leave them out, or try again tomorrow.',
};

/** Opens the post repository together with a tag index that every write updates. */
async function openPosts({ db, events, searchChanges }: Platform) {
  const tags = await createTagRepository(db);
  const changed = (names: readonly string[]) =>
    events.changed({ areas: [], paths: [addressOf('tags'), ...names.map((tag) => addressOf('tag', { tag }))] });
  const posts = reportChanges(await createPostRepository(db), searchChanges);
  return { posts: followTags(posts, tags, changed), tags };
}

async function createParts(platform: Platform) {
  const { db, now, quotas, budgets, people, notifications } = platform;
  const { posts, tags } = await openPosts(platform);
  const comments = await createCommentRepository(db);
  const answered = await createSubjectRepository(db);
  const responses = await openResponses({ db, posts, subjects: answered, comments, quotas, now });
  const reading = createReading(people.peopleFor);
  const subjects = createSubjects({
    posting: createFindPosts(posts, reading),
    subjects: answered,
    contents: () => platform.features.merged('answerable'),
  });
  const mentions = createMentions({ ...people, ...notifications, subjects, countAdded: budgets(ADDED_MENTIONS) });
  const posting = createPostingService({
    ...platform,
    posts,
    comments,
    responses,
    reading,
    mentions,
    reserve: quotas.create({ name: 'community-posts', ...POST_QUOTA, count: posts.countOf }),
  });
  return {
    repositories: { posts, comments, tags, answered },
    subjects,
    responses,
    posting,
    reading,
    tags: createTagsService({ posts, tags, reading }),
    feed: createFeedService({
      ...people,
      posts,
      responses,
      reading,
      followedPosts: createFollowedPosts({ ...people, posts, tags }),
    }),
    comments: createCommentsService({
      ...notifications,
      comments,
      subjects,
      reading,
      counting: responses.counting,
      now,
      mentions,
      reserve: quotas.create({ name: 'comments', ...COMMENT_QUOTA, count: comments.countOf }),
    }),
    reactions: createReactionsService({ ...notifications, posting, subjects, responses }),
    critique: createCritiqueService({ ...notifications, ...people, comments, repository: answered, subjects, now }),
    answeredContent: createAnsweredContent({ repository: answered, subjects, comments, responses }),
    presenter: createPresenter(people, responses, subjects),
    findViewer: createFindReader(people.findUnseenAndTags),
  };
}
type Parts = Awaited<ReturnType<typeof createParts>>;

/** Returns the feed as a file. Responses are cached for one second for guests, and not at all for members. */
function fileRoute({ findViewer, ...parts }: Parts, cache: ResponseCache): Route {
  const file = createFeedFile(parts);
  return route(
    {
      method: 'get',
      path: '/Data/communityPost.json',
      summary: 'List the 100 newest posts that the caller may read, newest first or in the order of the trending feed',
      permission: PUBLIC,
      query: communityQuerySchema,
      responses: { 200: { description: 'The feed', schema: communityFeedSchema }, 304: { description: 'Unchanged' } },
      errors: [400],
    },
    async ({ query: { sort }, caller }) => {
      const viewer = await findViewer(await caller());
      if (viewer.id !== undefined) return reply(200, await file(viewer, sort), NO_STORE);
      return cache.cachedResponse(FEED, sort, async () => ({ body: await file(viewer, sort) }));
    },
  );
}

const createJobs = ({ responses, posting, comments, repositories, answeredContent }: Parts): Feature['jobs'] => [
  ...[responses.likes, responses.saves, responses.commenters].flatMap(({ jobs }) => jobs),
  {
    name: 'count post_comments',
    everyMs: 10_000,
    run: () => responses.counting.sweep(),
    failed: 'failed to count pending changes of comments',
  },
  {
    name: 'index-post-tags',
    run: () => repositories.tags.indexAll(repositories.posts.all()),
    failed: 'failed to index the tags of posts',
  },
  {
    name: 'remove-deleted-feed-posts',
    run: async () => (await posting.removeDeleted()) + (await comments.removeDeleted()),
    failed: 'failed to remove deleted posts and comments of the feed',
    done: 'removed posts and comments of the feed that were deleted long ago',
  },
  {
    name: 'remove-answers-to-deleted-content',
    run: answeredContent.removeGone,
    failed: 'failed to remove likes and comments of deleted works and blog posts',
    done: 'removed likes and comments of works and blog posts that no longer exist',
  },
];

const createPersonalData = ({
  repositories,
  responses,
  posting,
  comments,
  answeredContent,
}: Parts): Feature['personalData'] => [
  { name: 'communityPosts', export: repositories.posts.listOfAuthor, erase: posting.eraseOf },
  {
    name: 'communityComments',
    export: repositories.comments.listOfAuthor,
    async erase(userId) {
      await comments.eraseOf(userId);
      await responses.commenters.removeOf(userId);
    },
  },
  answeredContent.personalData,
  { name: 'communityLikes', export: responses.likes.allOf, erase: responses.likes.removeOf },
  { name: 'communitySavedPosts', export: responses.saves.allOf, erase: responses.saves.removeOf },
];

const createOpenPost =
  (
    posting: Pick<Parts['posting'], 'findReadable'>,
    { peopleFor }: Pick<People, 'peopleFor'>,
  ): ListedContent['openPost'] =>
  async (id) => {
    const post = await posting.findReadable(GUEST, id);
    const author = post && (await peopleFor(GUEST, [post.authorId])).get(post.authorId);
    return post && author?.handle ? { name: author.name, text: toPlainSmallText(post.text) } : undefined;
  };

const createPoints = ({
  responses: { likes, commenters },
  repositories: { posts, answered },
}: Parts): PointSource[] => [
  {
    words: '1 for each like in the last 90 days',
    what: 'Likes received',
    points: 1,
    owners: createPointSource(likes, createFindMakers(posts, answered)),
  },
  {
    words: '2 for each person who began to comment on a post of yours in the last 90 days',
    what: 'Commenters',
    points: 2,
    owners: createPointSource(commenters, createFindMakers(posts, answered)),
  },
];

/** Creates the feature for posts, comments, likes, and saves. All counts are computed from stored rows. */
export async function createCommunityFeature(platform: Platform): Promise<CommunityFeature> {
  const { pictures, now, config, rateLimits } = platform;
  const parts = await createParts(platform);
  const { posting, repositories, responses, reading, subjects } = parts;
  const cache = new ResponseCache({ seconds: Math.min(LONGEST_KEPT_S, config.cache.seconds), bytes: MOST_KEPT_BYTES });
  const changed = () => cache.purge(FEED);
  platform.events.subscribe(({ areas }) => (areas.includes(FEED) ? changed() : undefined));
  const subjectChanged = createSubjectChanged(platform.events, subjects, changed);
  const routing = { ...platform, ...platform.people, ...parts, limits: createLimits(rateLimits), cache, changed };
  const answering = { ...routing, changed: subjectChanged };
  return {
    name: 'community',
    routes: [
      fileRoute(parts, cache),
      ...postsRoutes(routing),
      ...memberPostsRoutes(routing),
      ...(['posts', ...ANSWERED_KINDS] as const).flatMap((kind) => [
        ...likesRoutes({ ...answering, kind }),
        ...commentsRoutes({ ...answering, kind }),
      ]),
      ...critiqueRoutes(answering),
      ...tagsRoutes(routing),
    ],
    pictures: [postPictures(posting)],
    personalData: createPersonalData(parts),
    seeds: [
      {
        name: 'feed',
        collection: POSTS,
        fill: (content) => seedCommunity(content, { ...repositories, responses, pictures }, now()),
      },
    ],
    jobs: createJobs(parts),
    notifications: [postNotifications(repositories.posts, reading), answerNotifications(subjects)],
    tagged: { posts: parts.tags.tagged },
    searchable: [searchablePosts(repositories.posts, reading)],
    listed: { openPost: createOpenPost(posting, platform.people) },
    counts: { communityPosts: () => repositories.posts.countPublic() },
    points: createPoints(parts),
    countLikes: async (memberId) =>
      (await repositories.posts.countLikes(memberId)) + (await repositories.answered.countLikes(memberId)),
    writersAmong: repositories.posts.writersAmong,
    ...createModeratedContent({ ...parts, pageChanged: platform.people.pageChanged, changed: subjectChanged }),
  };
}
