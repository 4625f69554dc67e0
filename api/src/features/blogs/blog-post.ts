import type { BlogStatus } from '@verse/api-contract/blogs';
import type { PictureRecord } from '../../platform/images';

export interface DescribedPicture {
  picture: PictureRecord;
  alt: string;
}

/** What a post says and shows. */
export interface PostWords {
  title: string;
  category: string;
  readTime: string;
  content: string;
  thumbnail: DescribedPicture;
  images: DescribedPicture[];
}

/** What a member has changed in a post whose words an editor had accepted. */
export interface Revision extends PostWords {
  sentAt: Date;
  /** Why it was declined; null while it waits for an editor. */
  reason: string | null;
}

export interface BlogPost extends PostWords {
  id: string;
  authorId: string;
  status: BlogStatus;
  /** What it was before it was deleted. */
  statusBefore?: BlogStatus;
  /** Who took it down, until it is published again. */
  withdrawnBy?: string | null;
  deletedBy?: string | null;
  /** Its words were published or scheduled; absent in posts of earlier releases. */
  isAccepted?: boolean;
  /** What an editor wrote when sending it back or taking it down. */
  reason?: string | null;
  /** When it last went to the editors. */
  sentAt?: Date | null;
  revision?: Revision | null;
  /** Since when it, or its revision, waits for an editor; null when it does not. */
  waitsSince?: Date | null;
  /** Rises with every change. */
  version: number;
  /** Who last changed its words or pictures; absent before anybody has. */
  edited?: { by: string; at: Date };
  updatedAt: Date;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  /** What makes a repeated publication the same one. */
  publication?: { key: string; fingerprint: string };
}

/** A post that everybody sees. */
export type PublishedPost = BlogPost & { publishedAt: Date };

export type PostChange = Partial<Omit<BlogPost, 'id' | 'authorId' | 'version' | 'updatedAt' | 'publication'>>;

export function isPublished(post: BlogPost): post is PublishedPost {
  return post.status === 'published' && post.publishedAt !== null;
}
