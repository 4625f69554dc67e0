import type { OwnFeedback as Feedback } from '@verse/api-contract/api';
import parts from '../../shared/contest-parts.module.scss';
import { MemberText } from '../../shared/member-text';
import styles from './judging.module.scss';

/** The judges' scores and feedback, shown to the entry's authors once the results are published. */
export function OwnFeedback({ feedback }: { feedback: Feedback | undefined }) {
  if (!feedback) return null;
  const { number, criteria, feedback: given } = feedback;
  return (
    <section className={parts.part} aria-labelledby="own-feedback">
      <h2 id="own-feedback">What the judges said about Entry {number}</h2>
      <ul className={parts.list}>
        {given.map(({ judge, scores, feedback: text }) => (
          <li key={judge} className={parts.part}>
            <h3 className={styles.judge}>{judge}</h3>
            <p className={parts.quiet}>
              {criteria.map((criterion, index) => `${criterion}: ${scores[index] ?? '–'} of 5`).join(', ')}
            </p>
            <MemberText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
