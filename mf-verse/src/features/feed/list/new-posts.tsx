import { MOST_NEW } from '@verse/api-contract/community/community-posts.values';
import { Button } from '@verse/ui';
import styles from './new-posts.module.scss';
import type { useNewPosts } from './use-new-posts';

/** Announces new posts, and shows them when the reader asks for them. */
export function NewPosts({ news: { count, isLoading, show } }: { news: ReturnType<typeof useNewPosts> }) {
  const number = count >= MOST_NEW ? `${MOST_NEW - 1}+` : count;
  return (
    <div className={styles.news} role="status">
      {count > 0 ? (
        <Button className={styles.button} size="small" isBusy={isLoading} onClick={show}>
          {`Show ${number} new ${count === 1 ? 'post' : 'posts'}`}
        </Button>
      ) : null}
    </div>
  );
}
