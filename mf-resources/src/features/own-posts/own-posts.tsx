import { Alert, FailureCard } from '@verse/ui';
import { Shelf } from '../../shared/shelf';
import { useWritingRights } from '../../shared/writing-rights';
import { setAside } from './kept-change';
import { OwnPost } from './own-post';
import { MOST, type ShelfName } from './own-posts.api';
import { PostConflict } from './post-conflict';
import { useEdition } from './use-edition';
import { headingOf, useOwnPosts } from './use-own-posts';
import styles from './own-posts.module.scss';

interface OwnPostsProps {
  /** Changes when the list is out of date, for example after publishing. */
  turn: string;
}

const SHELVES: Record<ShelfName, { title: string; empty: string }> = {
  mine: { title: 'Your posts', empty: 'Nothing yet. What you publish appears here.' },
  review: { title: 'Waiting for review', empty: 'Nothing waits. What members send appears here.' },
};

/** What one has written and, for editors, what members have sent. Nothing for those who are not signed in. */
export function OwnPosts({ turn }: OwnPostsProps) {
  const { mayWrite, mayReview } = useWritingRights();
  if (!mayWrite) return null;
  return (
    <>
      {mayReview ? <PostShelf shelf="review" turn={turn} /> : null}
      <PostShelf shelf="mine" turn={turn} />
    </>
  );
}

function PostShelf({ shelf, turn }: OwnPostsProps & { shelf: ShelfName }) {
  const { mayPublish } = useWritingRights();
  const { answer, isBusy, act } = useOwnPosts(shelf, turn);
  const { state: edition, save, cancel, dismiss } = useEdition(act);
  if (!answer) return <p role="status">Loading your posts...</p>;
  const { posts, problem } = answer;
  const { title, empty } = SHELVES[shelf];
  const conflict = edition.step === 'conflict' ? edition.conflict : answer.conflict;

  function handleStoreMine() {
    if (!conflict) return;
    const { current, yours } = conflict;
    if (edition.step === 'conflict') save(edition.edition, current.version);
    else act({ act: 'change', id: current._id, version: current.version, change: yours });
  }

  function handleKeepTheirs() {
    if (conflict) setAside(conflict.current._id);
    dismiss();
    act({ act: 'list', id: conflict?.current._id ?? '' });
  }

  return (
    <Shelf id={headingOf(shelf)} title={title} aria-busy={isBusy}>
      {conflict ? <PostConflict key={conflict.current.version} conflict={conflict} onStoreMine={handleStoreMine} onKeepTheirs={handleKeepTheirs} /> : null}
      {problem && posts && !conflict ? (
        <Alert tone="error" title="Not changed">
          <p>{problem}</p>
        </Alert>
      ) : null}
      {posts === null ? (
        <FailureCard title="Your posts could not be loaded" onRetry={() => act({ act: 'list' })} isRetrying={isBusy}>
          {problem}
        </FailureCard>
      ) : null}
      {posts?.length === 0 ? <p>{empty}</p> : null}
      <ul className={styles.list} role="list">
        {posts?.map((post) => (
          <OwnPost key={post._id} {...{ post, mayPublish, isBusy, edition }} onAct={act} onSave={save} onCancel={cancel} />
        ))}
      </ul>
      {posts?.length === MOST ? <p className={styles.note}>The last {MOST} you changed are shown.</p> : null}
    </Shelf>
  );
}
