import type { ReactNode } from 'react';
import type { BlogCard } from '@verse/api-contract/blogs';
import { PostCard } from './post-card';
import styles from './post-grid.module.scss';

interface PostGridProps {
  posts: BlogCard[];
  more: string;
  /** The first post stands out. */
  hasLead?: boolean;
  /** The grid begins on the first screen. */
  isOnTop?: boolean;
  as?: 'h2' | 'h3';
}

export function PostGrid({ posts, more, hasLead = false, isOnTop = false, as }: PostGridProps) {
  return (
    <PostGridFrame>
      {posts.map((post, index) => (
        <li key={post._id} data-lead={(hasLead && index === 0) || undefined}>
          <PostCard post={post} more={more} isLead={hasLead && index === 0} isPriority={isOnTop && index === 0} {...(as ? { as } : {})} />
        </li>
      ))}
    </PostGridFrame>
  );
}

export function PostGridFrame({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} role="list">
      {children}
    </ul>
  );
}
