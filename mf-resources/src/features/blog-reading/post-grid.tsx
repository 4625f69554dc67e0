import type { BlogCard } from '@verse/api-contract/api';
import { EmptyState } from '@verse/ui';
import { PostCard } from './post-card';
import styles from './post-grid.module.scss';

interface PostGridProps {
  posts: BlogCard[];
  more: string;
  hasLead?: boolean;
  /** Whether the grid begins on the first screen. */
  isOnTop?: boolean;
  as?: 'h2' | 'h3';
  /** Text shown if the list is empty. */
  nothing?: string;
}

export function PostGrid({ posts, more, hasLead = false, isOnTop = false, as, nothing }: PostGridProps) {
  if (posts.length === 0) return nothing ? <EmptyState title="No posts yet">{nothing}</EmptyState> : null;
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => {
        const isLead = hasLead && index === 0;
        const isPriority = isOnTop && index === 0;
        return (
          <li key={post._id} data-lead={isLead || undefined}>
            <PostCard post={post} more={more} isLead={isLead} isPriority={isPriority} {...(as ? { as } : {})} />
          </li>
        );
      })}
    </ul>
  );
}
