import type { CaseContext } from '@verse/api-contract/api';
import type { ReportableContent, ReportedContent } from '../../../platform/feature';
import type { Person } from '../../../platform/http';
import { fromReportedId, type StoredReview, toAnswerId } from './review';
import type { ReviewRepository } from './reviews.repository';

interface Dependencies {
  reviews: ReviewRepository;
  /** Whether the person may read the reviews on the page of the party. */
  mayRead: (person: Person, subjectKey: string) => Promise<boolean>;
  /** Returns the path of the page that shows the reviews of the party. */
  pathOf: (subjectKey: string) => Promise<string>;
  /** Carries out what follows from a decision. */
  settle: (review: StoredReview) => Promise<void>;
  now: () => Date;
}

export type ReportedReviews = ReturnType<typeof createReportableReviews>;

/** Moderators' access to reviews and to the answers to them. */
export function createReportableReviews({ reviews, mayRead, pathOf, settle, now }: Dependencies) {
  const describe = async (review: StoredReview, isAnswer = false): Promise<ReportedContent> => {
    const { id, text, writerId, answer, subjectKey } = review;
    const path = await pathOf(subjectKey);
    return isAnswer && answer
      ? { id: toAnswerId(id), authorId: answer.by, text: answer.text, path }
      : { id, authorId: writerId, text, path };
  };

  async function moderate(reported: string, isRemoved: boolean): Promise<void> {
    const { id, isAnswer } = fromReportedId(reported);
    if (isAnswer) {
      await reviews.moderateAnswer(id, isRemoved);
      return;
    }
    const review = await reviews.moderate(id, { state: isRemoved ? 'removed' : 'shown', isHeld: false }, now());
    if (review) await settle(review);
  }

  const content: ReportableContent = {
    async find(person, reported) {
      const { id, isAnswer } = fromReportedId(reported);
      const review = await reviews.find(id);
      if (review?.state !== 'shown' || (isAnswer && (!review.answer || review.answer.isRemoved))) return undefined;
      return (await mayRead(person, review.subjectKey)) ? describe(review, isAnswer) : undefined;
    },
    async now(reported): Promise<CaseContext | undefined> {
      const { id, isAnswer } = fromReportedId(reported);
      const review = await reviews.find(id);
      if (!review || (isAnswer && !review.answer)) return undefined;
      const isRemoved = isAnswer ? review.answer!.isRemoved === true : review.state === 'removed';
      const text = isAnswer ? review.answer!.text : review.text;
      return { state: isRemoved ? 'removed' : 'shown', text, picture: null, below: null };
    },
    remove: (reported) => moderate(reported, true),
    restore: (reported) => moderate(reported, false),
    async keep(reported) {
      const { id, isAnswer } = fromReportedId(reported);
      const review = isAnswer ? undefined : await reviews.moderate(id, { isHeld: false }, now());
      if (review) await settle(review);
    },
  };

  return { describe, content };
}
