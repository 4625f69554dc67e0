import { categoryKeyOf, shownCategory } from '@verse/api-contract/blog-category';
import { foldText } from '@verse/api-contract/fold-text';
import type { ContentFormat } from '@verse/api-contract/formatted-text';
import { trimText } from '@verse/api-contract/text';
import type { BlogPost, PostWords, Revision } from './blog-post';

type AddedLater = 'contentFormat' | 'tags';

/** Stored text and pictures. Posts of earlier releases have no format, because they are plain text, and no tags. */
export type StoredWords<Words extends PostWords> = Omit<Words, AddedLater> & Partial<Pick<Words, AddedLater>>;

export const withDefaults = <Words>(words: Words & { contentFormat?: ContentFormat; tags?: string[] }) => ({
  ...words,
  contentFormat: words.contentFormat ?? ('plain' as const),
  tags: words.tags ?? [],
});

export interface BlogDocument extends StoredWords<Omit<BlogPost, 'id' | 'publication' | 'revision'>> {
  revision?: StoredWords<Revision> | null;
  _id: string;
  /** Normalised category, identical for `Craft` and `craft`. */
  categoryKey: string;
  /** Normalised title. Absent from posts of earlier releases. */
  titleKey?: string;
  publicationKey?: string;
  fingerprint?: string;
}

export function toDocument({ id, publication, ...post }: BlogPost): BlogDocument {
  return {
    _id: id,
    ...post,
    categoryKey: categoryKeyOf(post.category),
    titleKey: foldText(post.title),
    ...(publication ? { publicationKey: publication.key, fingerprint: publication.fingerprint } : {}),
  };
}

/** Replaces a title without visible characters. Earlier releases accepted such titles. */
const UNTITLED = 'Untitled';

export function toPost(document: BlogDocument): BlogPost {
  const { _id, publicationKey, fingerprint, statusBefore, edited } = document;
  const {
    withdrawnBy = null,
    deletedBy = null,
    isAccepted,
    reason = null,
    sentAt = null,
    revision = null,
    suggestion = null,
    waitsSince = null,
  } = document;
  const {
    title,
    category,
    readTime,
    content,
    contentFormat = 'plain',
    tags = [],
    thumbnail,
    images,
    authorId,
    status,
    version,
    updatedAt,
    publishedAt,
    scheduledFor,
  } = document;
  return {
    id: _id,
    title: trimText(title) || UNTITLED,
    category: shownCategory(category),
    readTime,
    content,
    contentFormat,
    tags,
    thumbnail,
    images,
    authorId,
    status,
    version,
    updatedAt,
    publishedAt,
    scheduledFor,
    withdrawnBy,
    deletedBy,
    reason,
    sentAt,
    revision: revision && withDefaults(revision),
    suggestion,
    waitsSince,
    ...(isAccepted === undefined ? {} : { isAccepted }),
    ...(statusBefore === undefined ? {} : { statusBefore }),
    ...(edited === undefined ? {} : { edited }),
    ...(publicationKey === undefined ? {} : { publication: { key: publicationKey, fingerprint: fingerprint ?? '' } }),
  };
}
