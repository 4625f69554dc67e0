import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import type { FeedPost } from '@verse/api-contract/community-posts';
import { useSession } from '@verse/contract/react';
import { EmptyState } from '@verse/ui';
import type { LoadedPage } from '../../shared/list-page';
import { LoadMore } from '../../shared/load-more';
import { useList } from '../../shared/use-list';
import { Composer } from './composer';
import type { Feed } from './feed.api';
import styles from './feed-list.module.scss';
import { NewPosts } from './new-posts';
import { PostCard } from './post-card';
import { SortSelect } from './sort-select';
import { useNewPosts } from './use-new-posts';

/** The feed in one of its orders, and the way to write for it. */
export function FeedList({ feed, title }: { feed: Feed; title: string }) {
  return (
    <Posts
      first={feed}
      title={title}
      query={`sort=${feed.sort}`}
      isRanked={feed.sort === 'trending'}
      control={<SortSelect sort={feed.sort} />}
      canWrite
    />
  );
}

interface PostsProps {
  first: LoadedPage<FeedPost>;
  title: string;
  query?: string;
  control?: ReactNode;
  isRanked?: boolean;
  canWrite?: boolean;
}

/** Any list of posts. */
export function Posts({ first, title, query, control, isRanked = false, canWrite = false }: PostsProps) {
  const { box, heading, ...list } = useList(first, { query, noun: ['post', 'posts'] });
  const news = useNewPosts(first, canWrite && !isRanked, list.addNewest);
  const memberId = useSession().user?.id;
  const { state, location } = useNavigation();
  const isReordering = state === 'loading' && location.search !== '';
  return (
    <section aria-label={title}>
      <div className={styles.bar}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {control}
      </div>
      {canWrite && memberId !== undefined ? (
        <Composer key={memberId} memberId={memberId} onPublished={(post) => list.add(post)} />
      ) : null}
      <NewPosts news={news} />
      {list.entries.length === 0 ? <EmptyState title="No posts found." /> : null}
      <ul ref={box} className={styles.posts} aria-busy={isReordering}>
        {list.entries.map((post, index) => (
          <li key={post.id} data-entry={post.id} tabIndex={-1}>
            <PostCard post={post} holder={list} isFirst={index === 0} isRanked={isRanked} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 || list.hasMore ? <LoadMore list={list} /> : null}
    </section>
  );
}
