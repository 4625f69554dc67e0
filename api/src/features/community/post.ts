import type { MadeHow, PostAct, PostState, PostVisibility } from '@verse/api-contract/community-posts';
import type { PictureRecord } from '../../platform/images';
import type { Reader } from '../../platform/people';

/** Reason of a removal, shown to the author. */
export interface Removal {
  rule: string;
  reason: string;
  /** The passage in question. */
  quote: string;
  /** The moderator. */
  by: string;
  at: Date;
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
  /** Fixed: edits do not move a post. */
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  version: number;
  removal: Removal | null;
  /** Digest of the request under an Idempotency-Key: tells a retry from another post. */
  fingerprint: string | null;
  /** These follow rows. */
  likes: number;
  comments: number;
  commenters: number;
  /** Number of changes of these counters. */
  acts: number;
  trendAt: Date;
}

export interface Comment {
  id: string;
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

/** Actions of the viewer on their own content. */
export function findAllowedActions(viewer: Reader, { authorId, state }: Pick<Post, 'authorId' | 'state'>): PostAct[] {
  if (viewer.id !== authorId) return [];
  if (state === 'deleted') return ['restore'];
  return state === 'shown' ? ['edit', 'delete'] : ['delete'];
}

/** State after a deletion is undone. */
export const stateBefore = ({ removal }: Pick<Post, 'removal'>): PostState => (removal ? 'removed' : 'shown');
