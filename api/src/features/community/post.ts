import type { MadeHow, PostAct, PostState, PostVisibility } from '@verse/api-contract/community-posts';
import type { PictureRecord } from '../../platform/images';

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

/** Whom somebody does not want to see, or must not. */
export interface Unseen {
  /** Neither of the two sees the other. */
  blocked: ReadonlySet<string>;
  /** Left out of lists. */
  muted: ReadonlySet<string>;
}

/** Who looks. */
export interface Viewer extends Unseen {
  /** Nothing for a guest. */
  id: string | undefined;
  isStaff: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();
export const GUEST: Viewer = { id: undefined, isStaff: false, blocked: NOBODY, muted: NOBODY };
export const NOTHING_UNSEEN: Unseen = { blocked: NOBODY, muted: NOBODY };

/** The one place that decides who may read a post, wherever it is shown. */
export function mayRead(viewer: Viewer, { authorId, state, visibility }: Post): boolean {
  if (viewer.id === authorId) return true;
  if (state === 'deleted' || viewer.blocked.has(authorId)) return false;
  if (state === 'removed') return viewer.isStaff;
  return visibility === 'public' || viewer.id !== undefined;
}

/** What the viewer may do to something of theirs. */
export function actsOf(viewer: Viewer, { authorId, state }: Pick<Post, 'authorId' | 'state'>): PostAct[] {
  if (viewer.id !== authorId) return [];
  if (state === 'deleted') return ['restore'];
  return state === 'shown' ? ['edit', 'delete'] : ['delete'];
}

/** Where it comes back to when a deletion is undone. */
export const stateBefore = ({ removal }: Pick<Post, 'removal'>): PostState => (removal ? 'removed' : 'shown');
