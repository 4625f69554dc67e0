import type {
  Blog,
  BlogAuthor,
  BlogCard,
  BlogPage,
  BlogRevision,
  BlogSuggestion,
  ContentPicture,
  ManagedBlog,
} from '@verse/api-contract/api';
import { parseFormattedText, toExcerptText } from '@verse/api-contract/formatted-text-parser';
import { excerptOf, summaryOf } from '@verse/api-contract/publishing/blogs.values';
import type { Person } from '../../../platform/http';
import { type Pictures, pictureView } from '../../../platform/images';
import { findAllowedActions, isHeld } from './allowed-actions';
import type { BlogPost, DescribedPicture, PostWords, PublishedPost } from './blogs.repository';
import { isOutdated } from './suggestion-text';

function toTexts(post: BlogPost) {
  return { _id: post.id, title: post.title, category: post.category, readTime: post.readTime };
}

/** Authors with a public profile, keyed by id. */
export type Bylines = ReadonlyMap<string, BlogAuthor>;

const findByline = ({ authorId }: BlogPost, bylines: Bylines) => ({ author: bylines.get(authorId) ?? null });

const coverView = ({ thumbnail: { picture, alt } }: PostWords) => pictureView(picture, alt);

const contentPictureView = ({ picture, alt, key }: DescribedPicture): ContentPicture => ({
  ...pictureView(picture, alt),
  ...(key === undefined ? {} : { key }),
});

/** Returns the text and pictures as seen by people who may edit the post. */
export const wordsView = (words: PostWords) => {
  const { title, category, readTime, content, contentFormat, tags, images } = words;
  return {
    title,
    category,
    readTime,
    content,
    contentFormat,
    tags,
    picture: coverView(words),
    contentImages: images.map(contentPictureView),
  };
};

export function blogCardView(post: PublishedPost, bylines: Bylines): BlogCard {
  return {
    ...toTexts(post),
    ...findByline(post, bylines),
    excerpt: excerptOf(toExcerptText(post.content, post.contentFormat)),
    createdAt: post.publishedAt.toISOString(),
    picture: coverView(post),
  };
}

function originalView(post: PublishedPost, bylines: Bylines): Omit<Blog, 'image'> {
  const picture = coverView(post);
  return {
    ...toTexts(post),
    ...findByline(post, bylines),
    content: post.content,
    createdAt: post.publishedAt.toISOString(),
    imageUrl: picture.src,
    tags: post.tags,
    picture,
    contentImages: post.images.map(contentPictureView),
  };
}

export function blogPageView(post: PublishedPost, bylines: Bylines): BlogPage {
  const { content, contentFormat } = post;
  return {
    ...originalView(post, bylines),
    contentFormat,
    body: parseFormattedText(content, contentFormat),
    summary: summaryOf(toExcerptText(content, contentFormat)),
  };
}

/** Returns the post in the original API format, with the picture as base64. */
export async function blogView(
  post: PublishedPost,
  bylines: Bylines,
  pictures: Pick<Pictures, 'small'>,
): Promise<Blog> {
  return { ...originalView(post, bylines), image: await pictures.small(post.thumbnail.picture) };
}

const revisionView = ({ revision }: BlogPost): BlogRevision | null =>
  revision ? { ...wordsView(revision), reason: revision.reason, sentAt: revision.sentAt.toISOString() } : null;

function suggestionView(post: BlogPost, person: Person, editor: string): BlogSuggestion | null {
  if (!post.suggestion) return null;
  const { by, base, changes, note, sentAt } = post.suggestion;
  return {
    base,
    changes,
    note,
    sentAt: sentAt.toISOString(),
    isOutdated: isOutdated(post, post.suggestion),
    editor: person.id === post.authorId ? '' : editor,
    isOwn: by === person.id,
  };
}

export interface ManagedNames {
  author: string;
  /** Name of the editor who suggested changes. */
  editor: string;
}

/** Returns a post as seen by people who may edit it. */
export function managedBlogView(post: BlogPost, person: Person, { author, editor }: ManagedNames): ManagedBlog {
  return {
    _id: post.id,
    ...wordsView(post),
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
    suggestion: suggestionView(post, person, editor),
    acts: findAllowedActions(person, post),
  };
}
