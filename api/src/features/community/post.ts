import type { MadeHow, PostAct, PostState, PostVisibility } from '@verse/api-contract/community-posts';
import type { PictureRecord } from '../../platform/images';
import type { Reader } from '../../platform/people';

/** Why staff took something away, in words for its author. */
export interface Removal {
  rule: string;
  reason: string;
  /** The passage that it is about. */
  quote: string;
  /** Who decided. */
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
  /** Set once; edits do not move a post. */
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  version: number;
  removal: Removal | null;
  /** Of what was sent under an Idempotency-Key: tells a retry from another post. */
  fingerprint: string | null;
  /** These follow rows of their own. */
  likes: number;
  comments: number;
  commenters: number;
  /** How often one of them was changed. */
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

/** What the viewer may do to something of theirs. */
export function actsOf(viewer: Reader, { authorId, state }: Pick<Post, 'authorId' | 'state'>): PostAct[] {
  if (viewer.id !== authorId) return [];
  if (state === 'deleted') return ['restore'];
  return state === 'shown' ? ['edit', 'delete'] : ['delete'];
}

/** Where it comes back to when a deletion is undone. */
export const stateBefore = ({ removal }: Pick<Post, 'removal'>): PostState => (removal ? 'removed' : 'shown');
