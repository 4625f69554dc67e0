import type { SuggestedChange } from '@verse/api-contract/blog-suggestions';
import type { BlogStatus } from '@verse/api-contract/blogs';
import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { PictureRecord } from '../../platform/images';

export interface DescribedPicture {
  picture: PictureRecord;
  alt: string;
  /** Name of the picture in the text. */
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

/** A member's changes to a post that an editor has accepted. */
export interface Revision extends PostWords {
  sentAt: Date;
  /** Reason why an editor declined the revision; null while it waits. */
  reason: string | null;
}

/** Changes to the text that an editor suggests. */
export interface StoredSuggestion {
  /** Account id of the editor. */
  by: string;
  sentAt: Date;
  note: string;
  /** The text that the changes apply to. */
  base: string;
  changes: SuggestedChange[];
}

export interface BlogPost extends PostWords {
  id: string;
  authorId: string;
  status: BlogStatus;
  /** Status before the deletion. */
  statusBefore?: BlogStatus;
  /** Account id of the person who took the post down; null once it is published again. */
  withdrawnBy?: string | null;
  deletedBy?: string | null;
  /** Whether the current text was published or scheduled; absent in posts of earlier releases. */
  isAccepted?: boolean;
  /** Message of the editor who sent the post back or took it down. */
  reason?: string | null;
  /** When it was last sent to the editors. */
  sentAt?: Date | null;
  revision?: Revision | null;
  suggestion?: StoredSuggestion | null;
  /** When the post or its revision began to wait for an editor; null if neither waits. */
  waitsSince?: Date | null;
  /** Increases with every change. */
  version: number;
  /** Last change of texts or pictures; absent before the first one. */
  edited?: { by: string; at: Date };
  updatedAt: Date;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  /** Identifies repeated requests for the same publication. */
  publication?: { key: string; fingerprint: string };
}

export type PublishedPost = BlogPost & { publishedAt: Date };

export type PostChange = Partial<Omit<BlogPost, 'id' | 'authorId' | 'version' | 'updatedAt' | 'publication'>>;

export function isPublished(post: BlogPost): post is PublishedPost {
  return post.status === 'published' && post.publishedAt !== null;
}
