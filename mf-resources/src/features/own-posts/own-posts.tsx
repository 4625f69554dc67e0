import { Alert, FailureCard } from '@verse/ui';
import { useWritingRights } from '../../shared/writing-rights';
import { OwnPost } from './own-post';
import { PostConflict } from './post-conflict';
import { MOST } from './own-posts.api';
import { useOwnPosts } from './use-own-posts';
import styles from './own-posts.module.scss';

interface OwnPostsProps {
  /** Changes when the list is out of date, for example after publishing. */
  turn: string;
}

/** What one has written, where it stands, and what can be done about it. Nothing for those who are not signed in. */
export function OwnPosts({ turn }: OwnPostsProps) {
  const { mayWrite } = useWritingRights();
  return mayWrite ? <PostShelf turn={turn} /> : null;
}

function PostShelf({ turn }: OwnPostsProps) {
  const { mayPublish } = useWritingRights();
  const { answer, isBusy, act } = useOwnPosts(turn);
  if (!answer) return <p role="status">Loading your posts...</p>;
  const { posts, problem, conflict } = answer;
  return (
    <section className={styles.shelf} aria-labelledby="own-posts" aria-busy={isBusy}>
      <h2 className={styles.title} id="own-posts">
        Your posts
      </h2>
      {conflict ? <PostConflict key={conflict.current.version} conflict={conflict} onAct={act} /> : null}
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
      {posts?.length === 0 ? <p>Nothing yet. What you publish appears here.</p> : null}
      <ul className={styles.list} role="list">
        {posts?.map((post) => (
          <OwnPost key={`${post._id} ${post.version}`} post={post} mayPublish={mayPublish} isBusy={isBusy} onAct={act} />
        ))}
      </ul>
      {posts?.length === MOST ? <p className={styles.note}>The last {MOST} you changed are shown.</p> : null}
    </section>
  );
}
