import type { ShownReview } from '@verse/api-contract/api';
import { REVIEW_CRITERIA } from '@verse/api-contract/work/project-reviews.values';
import { MemberText } from './member-text';
import { MutedText } from './muted-text';
import styles from './review-text.module.scss';

/** The scores, the text and the answer of a review. */
export const ReviewText = ({ review: { as, scores, text, answer } }: { review: Omit<ShownReview, 'by'> }) => (
  <>
    <ul className={styles.scores}>
      {REVIEW_CRITERIA[as].map(({ label, words }, index) => (
        <li key={label}>
          {label} <b>{scores[index]}</b> <MutedText as="span">{words[(scores[index] ?? 1) - 1]}</MutedText>
        </li>
      ))}
    </ul>
    {text ? <MemberText text={text} /> : null}
    {answer ? (
      <div className={styles.answer}>
        <MutedText>Answer</MutedText>
        <MemberText text={answer.text} />
      </div>
    ) : null}
  </>
);
