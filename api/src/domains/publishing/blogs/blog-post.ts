import type { SuggestedChange } from '@verse/api-contract/api';
import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import type { PictureRecord } from '../../../platform/images';

export interface DescribedPicture {
  picture: PictureRecord;
  alt: string;
  /** Name by which the text refers to the picture. */
  key?: string;
}

/** The text and pictures of a post. */
export interface PostWords {
  title: string;
  category: string;
  readTime: string;
  content: string;
  contentFormat: ContentFormat;
  /** Tag keys. */
  tags: string[];
  thumbnail: DescribedPicture;
  images: DescribedPicture[];
}

/** Changes that a member makes to a post after an editor has accepted the post. */
export interface Revision extends PostWords {
  sentAt: Date;
  /** Why an editor declined the revision, or null while it is waiting. */
  reason: string | null;
}

/** Changes to the text suggested by an editor. */
export interface StoredSuggestion {
  /** Account id of the editor. */
  by: string;
  sentAt: Date;
  note: string;
  /** Text that the changes apply to. */
  base: string;
  changes: SuggestedChange[];
}

export interface BlogPost extends PostWords {
  id: string;
  authorId: string;
  status: BlogStatus;
  /** Status before the post was deleted. */
  statusBefore?: BlogStatus;
  /** Account id of the person who took the post down, or null once it is published again. */
  withdrawnBy?: string | null;
  deletedBy?: string | null;
  /** Whether the current text has been published or scheduled. Absent from posts created by earlier releases. */
  isAccepted?: boolean;
  /** Message from the editor who returned the post or took it down. */
  reason?: string | null;
  /** When the post was last submitted to the editors. */
  sentAt?: Date | null;
  revision?: Revision | null;
  suggestion?: StoredSuggestion | null;
  /** When the post or its revision started waiting for an editor, or null if neither is waiting. */
  waitsSince?: Date | null;
  /** Incremented on every change. */
  version: number;
  /** Last change to the text or pictures. Absent until the first such change. */
  edited?: { by: string; at: Date };
  updatedAt: Date;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  /** Account id of the person who scheduled the post. Absent from posts scheduled under earlier releases. */
  scheduledBy?: string | null;
  /** Identifies retries of the same publication request. */
  publication?: { key: string; fingerprint: string };
}

export type PublishedPost = BlogPost & { publishedAt: Date };

export type PostChange = Partial<Omit<BlogPost, 'id' | 'authorId' | 'version' | 'updatedAt' | 'publication'>>;

export function isPublished(post: BlogPost): post is PublishedPost {
  return post.status === 'published' && post.publishedAt !== null;
}
