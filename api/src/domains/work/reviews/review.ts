import type { Side } from '@verse/api-contract/work/projects.values';
import { sha256 } from '../../../platform/hashes';
import type { AccountTie } from '../../../platform/ports';

/**
 * Signs that two accounts review each other for show: they share a mailbox or a network, they paid only a small sum, or
 * each has sold to the other.
 */
export type Suspicion = AccountTie | 'small' | 'mutual';

export interface ReviewAnswer {
  text: string;
  at: Date;
  by: string;
  /** Whether moderators have removed the answer. */
  isRemoved?: boolean;
}

/** One side's review of the other side of a project. */
export interface StoredReview {
  /** Derived from the project and the reviewed side, so that each side has one review. */
  id: string;
  projectId: string;
  number: string;
  /** The side that is reviewed. */
  as: Side;
  /** Names the party, e.g. `member:5f0c…`; `erased:` and the review's id once the author's account is erased. */
  authorKey: string;
  /** The member who wrote the review for their side. */
  writerId: string;
  subjectKey: string;
  /** In the order of `REVIEW_CRITERIA`. */
  scores: number[];
  text: string;
  /** Only its author sees a `blind` review. */
  state: 'blind' | 'shown' | 'removed';
  writtenAt: Date;
  /** When a blind review is shown at the latest. */
  showsAt: Date;
  /** Absent while the review is blind. */
  shownAt?: Date;
  suspicions: Suspicion[];
  /** Whether the review does not count in figures until staff have decided about the suspicions. */
  isHeld: boolean;
  answer: ReviewAnswer | null;
}

export const toReviewId = (projectId: string, as: Side): string => sha256(`review ${projectId} ${as}`).slice(0, 24);

const ANSWER = 'answer';
/** Id under which the answer to a review is reported. */
export const toAnswerId = (reviewId: string): string => `${reviewId}-${ANSWER}`;
/** Splits a reported id into the review's id and whether it is about the answer. */
export function fromReportedId(reported: string): { id: string; isAnswer: boolean } {
  const [id = '', part] = reported.split('-');
  return { id, isAnswer: part === ANSWER };
}

export const memberKey = (memberId: string): string => `member:${memberId}`;

/** Splits the name of a party into its kind and its id. */
export function partyOf(key: string): { kind: string; id: string } {
  const [kind = '', id = ''] = key.split(':');
  return { kind, id };
}
