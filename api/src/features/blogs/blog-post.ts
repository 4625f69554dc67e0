import type { SuggestedChange } from '@verse/api-contract/blog-suggestions';
import type { BlogStatus } from '@verse/api-contract/blogs';
import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { PictureRecord } from '../../platform/images';

export interface DescribedPicture {
  picture: PictureRecord;
  alt: string;
  /** Names it in the text. */
  key?: string;
}

/** Texts and pictures of a post. */
export interface PostWords {
  title: string;
  category: string;
  readTime: string;
  content: string;
  contentFormat: ContentFormat;
  thumbnail: DescribedPicture;
  images: DescribedPicture[];
}

/** Changes by a member to a post whose words an editor had accepted. */
export interface Revision extends PostWords {
  sentAt: Date;
  /** Reason of a decline; null while the revision waits. */
  reason: string | null;
}

/** Changes that an editor suggests to the text. */
export interface StoredSuggestion {
  /** The editor. */
  by: string;
  sentAt: Date;
  note: string;
  /** The text that the changes are about. */
  base: string;
  changes: SuggestedChange[];
}

export interface BlogPost extends PostWords {
  id: string;
  authorId: string;
  status: BlogStatus;
  /** Status before the deletion. */
  statusBefore?: BlogStatus;
  /** Who took it down; reset when it is published again. */
  withdrawnBy?: string | null;
  deletedBy?: string | null;
  /** Whether the words were published or scheduled; absent in posts of earlier releases. */
  isAccepted?: boolean;
  /** Message of the editor who sent the post back or took it down. */
  reason?: string | null;
  /** When it was last sent to the editors. */
  sentAt?: Date | null;
  revision?: Revision | null;
  suggestion?: StoredSuggestion | null;
  /** When it, or its revision, began to wait for an editor; null otherwise. */
  waitsSince?: Date | null;
  /** Increases with every change. */
  version: number;
  /** Last change of words or pictures; absent before the first. */
  edited?: { by: string; at: Date };
  updatedAt: Date;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  /** Identifies a repeated publication. */
  publication?: { key: string; fingerprint: string };
}

/** A post that is public. */
export type PublishedPost = BlogPost & { publishedAt: Date };

export type PostChange = Partial<Omit<BlogPost, 'id' | 'authorId' | 'version' | 'updatedAt' | 'publication'>>;

export function isPublished(post: BlogPost): post is PublishedPost {
  return post.status === 'published' && post.publishedAt !== null;
}
