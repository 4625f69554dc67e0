import { foldText } from '@verse/api-contract/fold-text';
import type { ContentFormat } from '@verse/api-contract/formatted-text';
import { categoryKeyOf, shownCategory } from '@verse/api-contract/publishing/blog-category';
import { trimText } from '@verse/api-contract/text';
import type { BlogPost, PostWords, Revision } from './blog-post';

type AddedLater = 'contentFormat' | 'tags';

/**
 * Stored text and pictures. Posts created by earlier releases have no tags, and no format because they are plain text.
 */
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
  /** Normalised title. Absent from posts created by earlier releases. */
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

export function toPost({
  _id,
  categoryKey,
  titleKey,
  publicationKey,
  fingerprint = '',
  ...stored
}: BlogDocument): BlogPost {
  return {
    withdrawnBy: null,
    deletedBy: null,
    reason: null,
    sentAt: null,
    suggestion: null,
    waitsSince: null,
    ...withDefaults(stored),
    id: _id,
    title: trimText(stored.title) || UNTITLED,
    category: shownCategory(stored.category),
    revision: stored.revision ? withDefaults(stored.revision) : null,
    ...(publicationKey === undefined ? {} : { publication: { key: publicationKey, fingerprint } }),
  };
}
