import {
  type Blog,
  type BlogAuthor,
  type BlogCard,
  type BlogPage,
  type BlogRevision,
  excerptOf,
  type ManagedBlog,
} from '@verse/api-contract/blogs';
import type { Person } from '../../platform/http';
import { type Pictures, pictureView } from '../../platform/images';
import { actsOf, isHeld } from './acts';
import type { BlogPost, PublishedPost } from './blogs.repository';

function textOf(post: BlogPost) {
  return { _id: post.id, title: post.title, category: post.category, readTime: post.readTime };
}

/** Who wrote each post, by the id of the author; nobody whose profile is not for everybody. */
export type Bylines = ReadonlyMap<string, BlogAuthor>;

const bylineOf = ({ authorId }: BlogPost, bylines: Bylines) => ({ author: bylines.get(authorId) ?? null });

export function blogCardView(post: PublishedPost, bylines: Bylines): BlogCard {
  return {
    ...textOf(post),
    ...bylineOf(post, bylines),
    excerpt: excerptOf(post.content),
    createdAt: post.publishedAt.toISOString(),
    picture: pictureView(post.thumbnail.picture, post.thumbnail.alt),
  };
}

export function blogPageView(post: PublishedPost, bylines: Bylines): BlogPage {
  const picture = pictureView(post.thumbnail.picture, post.thumbnail.alt);
  return {
    ...textOf(post),
    ...bylineOf(post, bylines),
    content: post.content,
    createdAt: post.publishedAt.toISOString(),
    imageUrl: picture.src,
    picture,
    contentImages: post.images.map((image) => pictureView(image.picture, image.alt)),
  };
}

/** The original form: the picture travels inside, as base64. */
export async function blogView(
  post: PublishedPost,
  bylines: Bylines,
  pictures: Pick<Pictures, 'small'>,
): Promise<Blog> {
  return { ...blogPageView(post, bylines), image: await pictures.small(post.thumbnail.picture) };
}

function revisionView({ revision }: BlogPost): BlogRevision | null {
  if (!revision) return null;
  const { title, category, readTime, content, thumbnail, images, sentAt, reason } = revision;
  return {
    title,
    category,
    readTime,
    content,
    reason,
    picture: pictureView(thumbnail.picture, thumbnail.alt),
    contentImages: images.map((image) => pictureView(image.picture, image.alt)),
    sentAt: sentAt.toISOString(),
  };
}

/** A post for those who work on it, as `person` may. */
export function managedBlogView(post: BlogPost, person: Person, author: string): ManagedBlog {
  return {
    ...textOf(post),
    content: post.content,
    picture: pictureView(post.thumbnail.picture, post.thumbnail.alt),
    contentImages: post.images.map((image) => pictureView(image.picture, image.alt)),
    status: post.status,
    authorId: post.authorId,
    author,
    version: post.version,
    updatedAt: post.updatedAt.toISOString(),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    scheduledFor: post.scheduledFor?.toISOString() ?? null,
    sentAt: post.sentAt?.toISOString() ?? null,
    reason: post.reason ?? null,
    isHeld: isHeld(post),
    revision: revisionView(post),
    acts: actsOf(person, post),
  };
}
