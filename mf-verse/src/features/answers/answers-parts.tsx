import { formatCount } from '@verse/api-contract/formats';
import { MutedText } from '../../shared/muted-text';
import type { AnsweredSubject, AnswersPart } from './answers.api';
import styles from './answers.module.scss';

export interface AnswersProps {
  subject: AnsweredSubject;
  part: AnswersPart;
  /** Path of the page, whose loader also loads more comments. */
  at: string;
  /** The query with which a member loads more; undefined for the public page. */
  query?: string | undefined;
}

export type GivenAnswers = AnswersProps & { answers: NonNullable<AnswersPart['answers']> };

export const Questions = ({ questions }: { questions: readonly string[] }) => (
  <ul className={styles.questions}>
    {questions.map((question) => (
      <li key={question} dir="auto">
        {question}
      </li>
    ))}
  </ul>
);

export const Counts = ({ likes, comments }: { likes: number; comments: number }) => (
  <MutedText>{`${formatCount(likes, 'like')} · ${formatCount(comments, 'comment')}`}</MutedText>
);
