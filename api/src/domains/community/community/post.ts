import type { MadeHow, PostAct, PostState, PostVisibility } from '@verse/api-contract/community/community-posts.values';
import type { PictureRecord } from '../../../platform/images';
import type { Reader } from '../../../platform/people';

/** Why the content was removed, as shown to the author. */
export interface Removal {
  rule: string;
  reason: string;
  /** Passage that the moderator objects to. */
  quote: string;
  /** The moderator's id. */
  by: string;
  at: Date;
  /** See `Verdict`. */
  sanction?: string;
}

export interface Post {
  id: string;
  authorId: string;
  text: string;
  picture: PictureRecord | null;
  alt: string;
  madeHow: MadeHow;
  visibility: PostVisibility;
  state: PostState;
  /** Never changes, so that editing a post does not move it within lists. */
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  version: number;
  removal: Removal | null;
  /** Digest of a request that has an Idempotency-Key. Distinguishes a retry from a different post with the same key. */
  fingerprint: string | null;
  /** Counters derived from the stored rows. */
  likes: number;
  comments: number;
  commenters: number;
  /** Revision number of these counters, incremented on every change. */
  acts: number;
  trendAt: Date;
}

export interface Comment {
  id: string;
  /** The post's id, or the key of a work or blog post; see `toSubjectKey`. */
  postId: string;
  parentId: string | null;
  authorId: string;
  text: string;
  state: PostState;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  version: number;
  removal: Removal | null;
  fingerprint: string | null;
}

/** Returns the actions that the viewer may take on their own content. */
export function findAllowedActions(viewer: Reader, { authorId, state }: Pick<Post, 'authorId' | 'state'>): PostAct[] {
  if (viewer.id !== authorId) return [];
  if (state === 'deleted') return ['restore'];
  return state === 'shown' ? ['edit', 'delete'] : ['delete'];
}

/** Returns the state after a deletion has been undone. */
export const stateBefore = ({ removal }: Pick<Post, 'removal'>): PostState => (removal ? 'removed' : 'shown');
