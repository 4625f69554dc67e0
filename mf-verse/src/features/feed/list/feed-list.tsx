import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import type { FeedPost } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useSession } from '@verse/contract/react';
import { listChanges, type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Cluster, EmptyState } from '@verse/ui';
import { LoadMore } from '../../../shared/load-more';
import { Composer } from '../composer/composer';
import type { Feed } from '../feed.api';
import { PostCard } from '../post/post-card';
import styles from './feed-list.module.scss';
import { NewPosts } from './new-posts';
import { SortSelect } from './sort-select';
import { useNewPosts } from './use-new-posts';

interface FeedListProps {
  feed: Feed;
  title: string;
}

/** The feed in the selected order, with the composer. */
export function FeedList({ feed, title }: FeedListProps) {
  return (
    <Posts
      first={feed}
      title={title}
      query={`sort=${feed.sort}`}
      isRanked={feed.sort === 'trending'}
      control={<SortSelect sort={feed.sort} />}
      empty={feed.sort === 'following' ? <NothingFollowed /> : undefined}
      canWrite
    />
  );
}

const NothingFollowed = () => (
  <EmptyState
    title="No posts found."
    action={
      <Cluster gap={4}>
        <PageLink page="people">Find people</PageLink>
        <PageLink page="tags">Find tags</PageLink>
      </Cluster>
    }
  >
    Follow people and tags to fill this feed.
  </EmptyState>
);

interface PostsProps {
  first: LoadedPage<FeedPost>;
  title: string;
  query?: string;
  control?: ReactNode;
  isRanked?: boolean;
  canWrite?: boolean;
  /** Shown if the list is empty. */
  empty?: ReactNode;
}

export function Posts({ first, title, query = '', control, isRanked = false, canWrite = false, empty }: PostsProps) {
  const { box, heading, ...list } = usePagedList(first, { query, noun: ['post', 'posts'] });
  const changes = listChanges(list.change);
  const news = useNewPosts(first, query, canWrite && !isRanked, changes.addNewest);
  const memberId = useSession().user?.id;
  const { state, location } = useNavigation();
  const isReordering = state === 'loading' && location.search !== '';
  return (
    <section aria-label={title}>
      {canWrite && memberId !== undefined ? (
        <Composer key={memberId} memberId={memberId} onPublished={(post) => changes.add(post)} />
      ) : null}
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {control}
      </div>
      <NewPosts news={news} />
      {list.entries.length === 0 ? (empty ?? <EmptyState title="No posts found." />) : null}
      <ul ref={box} className={styles.posts} aria-busy={isReordering}>
        {list.entries.map((post, index) => (
          <li key={post.id} data-entry={post.id} tabIndex={-1}>
            <PostCard
              post={post}
              holder={{ ...list, ...changes }}
              isFirst={index === 0}
              isRanked={isRanked}
              isInFeed={canWrite}
            />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 || list.hasMore ? <LoadMore list={list} /> : null}
    </section>
  );
}
