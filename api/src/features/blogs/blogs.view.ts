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
import { findAllowedActions, isHeld } from './allowed-actions';
import type { BlogPost, PublishedPost } from './blogs.repository';

function toTexts(post: BlogPost) {
  return { _id: post.id, title: post.title, category: post.category, readTime: post.readTime };
}

/** Authors by id; omits those whose profile is not public. */
export type Bylines = ReadonlyMap<string, BlogAuthor>;

const findByline = ({ authorId }: BlogPost, bylines: Bylines) => ({ author: bylines.get(authorId) ?? null });

export function blogCardView(post: PublishedPost, bylines: Bylines): BlogCard {
  return {
    ...toTexts(post),
    ...findByline(post, bylines),
    excerpt: excerptOf(post.content),
    createdAt: post.publishedAt.toISOString(),
    picture: pictureView(post.thumbnail.picture, post.thumbnail.alt),
  };
}

export function blogPageView(post: PublishedPost, bylines: Bylines): BlogPage {
  const picture = pictureView(post.thumbnail.picture, post.thumbnail.alt);
  return {
    ...toTexts(post),
    ...findByline(post, bylines),
    content: post.content,
    createdAt: post.publishedAt.toISOString(),
    imageUrl: picture.src,
    picture,
    contentImages: post.images.map((image) => pictureView(image.picture, image.alt)),
  };
}

/** The original format, with the picture inlined as base64. */
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

/** A post for people who may edit it. */
export function managedBlogView(post: BlogPost, person: Person, author: string): ManagedBlog {
  return {
    ...toTexts(post),
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
    acts: findAllowedActions(person, post),
  };
}
