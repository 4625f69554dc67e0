import type { PersonalData } from '../../../platform/feature';
import type { FiguresService } from './figures';
import { memberKey, type StoredReview } from './review';
import type { ReviewRepository } from './reviews.repository';

interface Dependencies {
  reviews: ReviewRepository;
  figures: Pick<FiguresService, 'renew' | 'remove'>;
  pagesChanged: (subjectKey: string) => Promise<void>;
}

const exportReview = ({ number, as, scores, text, writtenAt, shownAt }: StoredReview) => ({
  number,
  as,
  scores,
  text,
  writtenAt,
  shownAt: shownAt ?? null,
});

/**
 * A member's reviews: those they wrote, and the shown ones about them. Erasing the author removes name and words, and
 * leaves the scores to the reviewed; erasing the reviewed removes the reviews of them.
 */
export const createReviewPersonalData = ({ reviews, figures, pagesChanged }: Dependencies): PersonalData => ({
  name: 'projectReviews',
  async *export(userId) {
    for await (const review of reviews.ofWriter(userId)) yield { ...exportReview(review), by: 'you' };
    for await (const review of reviews.ofSubject(memberKey(userId)))
      if (review.state === 'shown')
        yield { ...exportReview(review), by: 'the other side', answer: review.answer?.text ?? null };
    for await (const { number, subjectKey, answer } of reviews.answeredBy(userId))
      if (subjectKey !== memberKey(userId)) yield { number, by: 'you', answer: answer?.text ?? null };
  },
  async erase(userId) {
    const key = memberKey(userId);
    for await (const { id } of reviews.ofSubject(key)) await reviews.remove(id);
    await figures.remove(key);
    for await (const { id, state, subjectKey } of reviews.ofAuthor(key)) {
      if (state === 'blind') await reviews.remove(id);
      else await reviews.forgetAuthor(id);
      await figures.renew(subjectKey);
      await pagesChanged(subjectKey);
    }
    for await (const { id } of reviews.ofWriter(userId)) await reviews.forgetWriter(id);
    for await (const { id } of reviews.answeredBy(userId)) await reviews.forgetAnswerer(id);
  },
});
