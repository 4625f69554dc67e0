import { useState } from 'react';
import type { CommentAnswer, FeedPost, PostComment } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { listChanges, type LoadedPage, useLoad, usePagedList } from '@verse/contract/server-state';
import { Button, Skeleton } from '@verse/ui';
import { LoadMore } from '../load-more';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import type { CommentSubject } from './comments.api';
import styles from './comments.module.scss';
import { CritiqueForm } from './critique-form';

interface CommentsProps {
  id: string;
  post: FeedPost;
  /** Called with the current number of comments after every change. */
  onCount: (count: number) => void;
}

/** A post's comments, loaded when the reader opens them. */
export function Comments({ id, post, onCount }: CommentsProps) {
  const address = `${useShell().href('post', { id: post.id })}/comments`;
  const { data, isLoading, reload } = useLoad<LoadedPage<PostComment>>(address);
  return (
    <section className={styles.comments} id={id} aria-label="Comments">
      {data?.failure ? (
        <p className={styles.failure} role="alert">
          {data.failure}{' '}
          <Button variant="secondary" size="small" isBusy={isLoading} onClick={reload}>
            Try again
          </Button>
        </p>
      ) : null}
      {data ? null : <Waiting />}
      {data && !data.failure ? (
        <CommentList first={data} at={address} subject={{ kind: 'posts', id: post.id }} onCount={onCount} />
      ) : null}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status">
      <p>Loading comments…</p>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

interface CommentListProps extends Pick<CommentsProps, 'onCount'> {
  subject: CommentSubject;
  first: LoadedPage<PostComment>;
  /** Path that loads more comments, and its query. */
  at: string;
  query?: string;
  /** The maker's questions, if the viewer may answer them. */
  questions?: readonly string[];
}

/** The comments on a subject, with the form to add one. */
export function CommentList({ subject, first, at, query = '', questions = [], onCount }: CommentListProps) {
  const { box, heading, ...list } = usePagedList(first, { at, query, noun: ['comment', 'comments'] });
  const changes = listChanges(list.change);
  const [answering, setAnswering] = useState<string>();

  function handleWritten({ comment, count }: CommentAnswer) {
    const { parentId } = comment;
    // Replies go below their parent comment and its earlier replies; other comments go to the end.
    const above =
      parentId === null ? undefined : list.entries.findLast((one) => one.id === parentId || one.parentId === parentId);
    changes.add(comment, above?.id ?? list.entries.at(-1)?.id);
    setAnswering(undefined);
    onCount(count);
  }

  return (
    <>
      <p ref={heading} className={styles.title} tabIndex={-1}>
        {list.entries.length === 0 ? 'No comments yet.' : 'Comments'}
      </p>
      <ul ref={box} className={styles.list}>
        {list.entries.map((comment) => (
          <li
            key={comment.id}
            data-entry={comment.id}
            data-answer={comment.parentId !== null || undefined}
            tabIndex={-1}
          >
            <CommentItem
              subject={subject}
              comment={comment}
              holder={{ ...list, ...changes }}
              onCount={onCount}
              isAnswering={answering === comment.id}
              onAnswer={() => setAnswering(answering === comment.id ? undefined : comment.id)}
              onWritten={handleWritten}
            />
          </li>
        ))}
      </ul>
      {list.hasMore ? <LoadMore list={list} /> : null}
      {questions.length > 0 ? (
        <CritiqueForm key={questions.join()} subject={subject} questions={questions} onWritten={handleWritten} />
      ) : null}
      <CommentForm subject={subject} label="Write a comment" onWritten={handleWritten} />
    </>
  );
}
