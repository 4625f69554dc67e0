import type { PostState } from '@verse/api-contract/community/community-posts.values';
import { ANSWERED_KINDS, type AnsweredKind } from '@verse/api-contract/community/critique.values';
import type { AnswerableItem } from '../../../platform/feature';
import { AppError } from '../../../platform/http';

/**
 * What members like and comment on: a post of the feed, a work, or a blog post. Its id is the post's id, or a key made
 * by `toSubjectKey`.
 */
export interface Subject {
  id: string;
  /** Empty if the author's account was erased. */
  authorId: string;
  state: PostState;
  likes: number;
  comments: number;
}

/** A work or blog post, with what its maker asks. */
export interface AnsweredSubject extends Subject {
  kind: AnsweredKind;
  /** Id of the work or blog post. */
  contentId: string;
  item: AnswerableItem;
  questions: readonly string[];
  askedAt: Date | null;
}

export type SubjectKind = 'posts' | AnsweredKind;

/** Ids contain no colon, so keys of works and blog posts differ from ids of posts, also of earlier releases. */
export const toSubjectKey = (kind: SubjectKind, id: string): string => (kind === 'posts' ? id : `${kind}:${id}`);

interface SubjectName {
  kind: SubjectKind;
  id: string;
}

export function toSubjectName(key: string): SubjectName {
  const at = key.indexOf(':');
  const kind = ANSWERED_KINDS.find((one) => one === key.slice(0, Math.max(at, 0)));
  return kind ? { kind, id: key.slice(at + 1) } : { kind: 'posts', id: key };
}

const UNKNOWN_SUBJECT: Record<SubjectKind, string> = {
  posts: 'There is no such post.',
  works: 'There is no such work.',
  blogs: 'There is no such blog post.',
};
export const unknownSubject = (kind: SubjectKind) => new AppError('not-found', UNKNOWN_SUBJECT[kind]);
