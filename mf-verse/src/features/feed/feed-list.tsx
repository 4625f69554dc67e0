import { useNavigation } from 'react-router-dom';
import { EmptyState, VisuallyHidden } from '@verse/ui';
import type { Feed } from './feed.api';
import styles from './feed-list.module.scss';
import { PostCard } from './post-card';
import { SortSelect } from './sort-select';

interface FeedListProps {
  feed: Feed;
  title: string;
}

export function FeedList({ feed: { sort, posts }, title }: FeedListProps) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <section aria-label={title}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{title}</h2>
        <SortSelect sort={sort} />
      </div>
      <VisuallyHidden role="status">{isLoading ? 'Loading posts…' : ''}</VisuallyHidden>
      {posts.length === 0 ? <EmptyState title="No posts found." /> : null}
      <ul className={styles.posts} aria-busy={isLoading}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
