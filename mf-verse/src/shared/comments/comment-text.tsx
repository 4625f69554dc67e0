import type { PostComment } from '@verse/api-contract/api';
import { Badge } from '@verse/ui';
import { PostText } from '../post-text';
import styles from './comment-text.module.scss';

/** The text of a comment, or its answers below the maker's questions. */
export function CommentText({ comment }: { comment: PostComment }) {
  const { text, answers, mentions = [], hasHelped, mayMark } = comment;
  return (
    <>
      {hasHelped && !mayMark ? (
        <p>
          <Badge tone="highlight">Helped the maker</Badge>
        </p>
      ) : null}
      {answers ? (
        <dl className={styles.answers}>
          {answers.map((answer) => (
            <div key={answer.question}>
              <dt dir="auto">{answer.question}</dt>
              <dd>
                <PostText text={answer.text} mentions={mentions} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <PostText text={text} mentions={mentions} />
      )}
    </>
  );
}
