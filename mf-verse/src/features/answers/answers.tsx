import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { usePagedList } from '@verse/contract/server-state';
import { ButtonLink, Stack } from '@verse/ui';
import { Byline } from '../../shared/byline';
import { CommentText } from '../../shared/comments/comment-text';
import list from '../../shared/comments/comments.module.scss';
import { LoadMore } from '../../shared/load-more';
import { MutedText } from '../../shared/muted-text';
import { PostedAt } from '../../shared/posted-at';
import { useSignInHref } from '../../shared/use-sign-in-href';
import styles from './answers.module.scss';
import { type AnswersProps, Counts, type GivenAnswers, Questions } from './answers-parts';

const MemberAnswers = lazy(async () => {
  const { MemberAnswers: answers } = await import(/* webpackChunkName: "mf-verse-answers" */ './member-answers');
  return { default: answers };
});

/** Likes, comments and the maker's questions. Guests read them, and are led to sign in to answer. */
export function AnswersSection({ part, ...rest }: AnswersProps) {
  const { answers, failure } = part;
  if (!answers) return null;
  const props = { ...rest, part, answers };
  return (
    <section id="answers" aria-labelledby="answers-title" className={styles.answers}>
      <h2 id="answers-title">{answers.critique.isWanted ? 'Critique wanted' : 'Likes and comments'}</h2>
      {failure ? <p role="alert">{failure}</p> : null}
      {rest.query === undefined ? (
        <ReadAnswers {...props} />
      ) : (
        <Suspense fallback={<ReadComments {...props} />}>
          <MemberAnswers key={`${rest.subject.kind} ${rest.subject.id}`} {...props} />
        </Suspense>
      )}
      {answers.critique.isWanted ? (
        <p>
          <PageLink page="critique">More looking for critique</PageLink>
        </p>
      ) : null}
    </section>
  );
}

function ReadAnswers(props: GivenAnswers) {
  const signIn = useSignInHref();
  const { isWanted, questions } = props.answers.critique;
  return (
    <>
      {isWanted ? <Questions questions={questions} /> : null}
      <ReadComments {...props} />
      <p>
        <ButtonLink as={Link} to={signIn} variant="secondary">
          {isWanted ? 'Sign in to answer' : 'Sign in to like or comment'}
        </ButtonLink>
      </p>
    </>
  );
}

/** The comments, without anything to press. */
function ReadComments({ part, answers, at }: GivenAnswers) {
  const { box, heading, ...comments } = usePagedList(part, { at, noun: ['comment', 'comments'] });
  return (
    <div ref={heading} tabIndex={-1}>
      <Stack gap={5}>
        <Counts {...answers} />
        <ul ref={box} className={list.list}>
          {comments.entries.map((comment) => (
            <li key={comment.id} data-answer={comment.parentId !== null || undefined}>
              {comment.author ? (
                <Stack as="article" gap={2} aria-label={`Comment by ${comment.author.name}`}>
                  <Byline author={comment.author} size="small" name={(name) => <p className={styles.name}>{name}</p>}>
                    <PostedAt at={comment.createdAt} editedAt={comment.editedAt} />
                  </Byline>
                  <CommentText comment={comment} />
                </Stack>
              ) : (
                <MutedText>Removed by its author.</MutedText>
              )}
            </li>
          ))}
        </ul>
        {comments.hasMore ? (
          <LoadMore
            list={comments}
            moreAt={part.next === null ? undefined : `?after=${encodeURIComponent(part.next)}#answers`}
          />
        ) : null}
      </Stack>
    </div>
  );
}
