import { toPlainText } from '@verse/api-contract/formatted-text-parser';
import type { Feature } from '../../../platform/feature';
import type { Route } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import type { Platform } from '../../../platform/open-platform';
import { answerablePosts } from './answerable-posts';
import { createBlogSearch } from './blog-search.repository';
import { createBlogTags } from './blog-tags';
import { createBlogRepository, type PublishedPost } from './blogs.repository';
import { blogsRoutes } from './blogs.routes';
import { createBlogsService } from './blogs.service';
import { createFindBylines } from './bylines';
import { removeDeleted } from './deletions';
import { editingRoutes } from './editing.routes';
import { createEditingService } from './editing.service';
import { fillSearch } from './fill-search';
import { createManagedPresenter } from './managed-presenter';
import { createPersonalData } from './personal-data';
import { createAuthorNotifier, postMails } from './post-mails';
import { postNotifications } from './post-notifications';
import { postPictures } from './post-pictures';
import { publishingRoutes } from './publishing.routes';
import { createPublishingService } from './publishing.service';
import { createPublishDue } from './scheduled-posts';
import { searchablePosts } from './searchable-posts';
import { seedPosts } from './seed-posts';
import { suggestionRoutes } from './suggestions.routes';
import { createSuggestions } from './suggestions.service';
import { createTaggedPosts } from './tagged-posts';
import { taggedPostsRoute } from './tagged-posts.routes';
import { Totals } from './totals';
import { createVersionRepository } from './versions.repository';
import { versionsRoutes } from './versions.routes';
import { createVisibility } from './visibility';

/** Called after a draft has been published. */
type Published = (authorId: string, publishKey: string) => Promise<void>;

export interface BlogsFeature extends Feature {
  /** Returns the newest posts with their plain text and cover image URLs. */
  newest: (limit: number) => Promise<(PublishedPost & { text: string; image: string })[]>;
}

type Parts = Awaited<ReturnType<typeof createParts>>;

async function createParts(platform: Platform) {
  const { db, responses, events, searchChanges, accounts, people, notifications } = platform;
  const blogs = await createBlogRepository(db);
  const versions = await createVersionRepository(db);
  const search = await createBlogSearch(db);
  const blogTags = await createBlogTags(db);
  const totals = new Totals(responses.lifetimeMs);
  const visibility = createVisibility({ search, blogTags, totals, events, searchChanges });
  const writing = {
    ...platform,
    hasRight: accounts.hasRight,
    blogs,
    versions,
    visibility,
    notifyAuthor: createAuthorNotifier({ ...accounts, ...notifications }),
    reserve: platform.quotas.create({ name: 'blog-posts', ...POSTS, count: blogs.countOf }),
  };
  const editing = createEditingService(writing);
  const publishDue = createPublishDue(writing);
  const suggestions = createSuggestions({ ...writing, editing, peopleFor: people.peopleFor });
  const tagged = createTaggedPosts({ blogs, blogTags });
  const { reserve } = writing;
  return { blogs, versions, search, totals, visibility, editing, publishDue, suggestions, tagged, reserve };
}

/** Post quota per member. Does not apply to people who may publish. */
const POSTS = {
  most: 1000,
  message: 'Your account is full of posts. Delete some, then send this one again.',
};

function createRoutes(platform: Platform, parts: Parts, published: Published): Route[] {
  const { people, config } = platform;
  const { limits } = config;
  const presenter = createManagedPresenter(people);
  const findBylines = createFindBylines(people);
  const all = { ...platform, ...parts, ...people, published, limits, presenter, findBylines };
  return [
    ...blogsRoutes({ ...all, service: createBlogsService(all) }),
    ...publishingRoutes({ ...all, publishing: createPublishingService(all) }),
    ...editingRoutes(all),
    ...suggestionRoutes(all),
    ...versionsRoutes(all),
    taggedPostsRoute(all),
  ];
}

/** Creates the feature for reading, publishing, editing and deleting blog posts. */
export async function createBlogsFeature(platform: Platform, published: Published): Promise<BlogsFeature> {
  const { config, now, pictures } = platform;
  const parts = await createParts(platform);
  const { blogs, versions, search, publishDue } = parts;
  return {
    name: 'blogs',
    routes: createRoutes(platform, parts, published),
    personalData: [
      createPersonalData(blogs, now),
      {
        name: 'postVersions',
        export: (userId) => versions.listOf(userId),
        erase: (userId) => versions.eraseOf(userId),
      },
    ],
    pictures: postPictures(blogs),
    seeds: [{ name: 'blogs', collection: 'blogs', fill: (content) => seedPosts(content, blogs, search, pictures) }],
    async migrate() {
      await fillSearch(blogs, search);
      await blogs.renewCategoryKeys((posts) => search.put(...posts));
    },
    jobs: [
      {
        name: 'publish-scheduled-posts',
        everyMs: 10_000,
        run: publishDue,
        failed: 'failed to publish scheduled posts',
      },
      {
        name: 'remove-deleted-posts',
        run: () => removeDeleted({ blogs, versions, now, undoDays: config.deletedPostsDays }),
        failed: 'failed to remove deleted posts',
      },
    ],
    mails: [postMails(config.publicOrigin)],
    notifications: [postNotifications(blogs)],
    workQueues: [{ desk: 'review-queue', count: blogs.countWaiting, oldest: blogs.findOldestWaiting, promised: null }],
    async newest(limit) {
      const posts = await blogs.listPublished({ skip: 0, limit });
      return posts.map((post) => ({
        ...post,
        text: toPlainText(post.content, post.contentFormat),
        image: pictureView(post.thumbnail.picture, '').src,
      }));
    },
    listed: { posts: blogs },
    pages: { blog: async (id) => (await blogs.publishedAmong([id])).length > 0 },
    counts: { blogPosts: () => blogs.countPublished(undefined) },
    searchable: [searchablePosts(blogs)],
    tagged: { blogPosts: parts.tagged.source },
    answerable: { blogs: answerablePosts(blogs) },
  };
}
