import { Link } from 'react-router-dom';
import type { PostComment } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { PublishedDate } from '../../shared/published-date';
import text from '../../shared/small-text.module.scss';
import type { PostAnswers } from './post.api';
import styles from './post-answers.module.scss';

interface AnswersProps {
  id: string;
  answers: PostAnswers;
}

/** What members say about a post. They like, comment and answer on its page in the Verse. */
export function AnswersToPost({ id, answers: { likes, comments, critique, entries, next } }: AnswersProps) {
  const isWanted = critique.isWanted;
  return (
    <section className={styles.answers} id="answers" aria-labelledby="answers-title">
      <h2 id="answers-title">{isWanted ? 'Critique wanted' : 'Likes and comments'}</h2>
      {isWanted ? (
        <ul>
          {critique.questions.map((question) => (
            <li key={question} dir="auto">
              {question}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={text.small}>{`${formatCount(likes, 'like')} · ${formatCount(comments, 'comment')}`}</p>
      <ul className={styles.list}>
        {entries.map((comment) => (
          <li key={comment.id} data-answer={comment.parentId !== null || undefined}>
            <Comment comment={comment} />
          </li>
        ))}
      </ul>
      {next === null ? null : <Link to={`?${new URLSearchParams({ after: next })}#answers`}>More comments</Link>}
      <ButtonLink as={Link} to={useShell().href('blog-answers', { id }) ?? ''} variant="secondary">
        {isWanted ? 'Answer the questions' : 'Like or comment'}
      </ButtonLink>
    </section>
  );
}

function Comment({ comment: { author, createdAt, text: words, answers, hasHelped } }: { comment: PostComment }) {
  if (!author) return <p className={text.small}>Removed by its author.</p>;
  const given = answers ?? [{ question: '', text: words }];
  return (
    <article className={styles.comment} aria-label={`Comment by ${author.name}`}>
      <p className={text.small}>
        {author.handle === null ? (
          <bdi>{author.name}</bdi>
        ) : (
          <PageLink page="member" params={{ handle: author.handle }}>
            <bdi>{author.name}</bdi>
          </PageLink>
        )}
        {' · '}
        <PublishedDate iso={createdAt} />
        {hasHelped ? ' · helped the author' : null}
      </p>
      {given.map((answer) => (
        <div key={answer.question} dir="auto">
          {answer.question ? <strong>{answer.question}</strong> : null}
          <p className={styles.words}>{toPlainSmallText(answer.text)}</p>
        </div>
      ))}
    </article>
  );
}
