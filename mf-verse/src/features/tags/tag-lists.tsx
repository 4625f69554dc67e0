import type { ReactNode } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { EmptyState } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import styles from './tag-view.module.scss';
import { TaggedBlogPost } from './tagged-blog-post';
import { TaggedPost } from './tagged-post';
import { TaggedWorkCard } from './tagged-work';
import type { BlogPostsOfTag, PostsOfTag, WorksOfTag } from './tags.api';

export const PostList = ({ first }: { first: PostsOfTag }) => (
  <Entries
    first={first}
    noun={['post', 'posts']}
    label="Posts"
    query="show=posts"
    className={styles.posts}
    card={(post) => <TaggedPost post={post} />}
    empty={
      <EmptyState title="No posts with this tag yet." action={<PageLink page="feed">To the feed</PageLink>}>
        Be the first: write it in a post with # in front.
      </EmptyState>
    }
  />
);

export const WorkList = ({ first }: { first: WorksOfTag }) => (
  <Entries
    first={first}
    noun={['work', 'works']}
    label="Works"
    query="show=works"
    className={styles.cards}
    card={(work) => <TaggedWorkCard work={work} />}
    empty={
      <EmptyState title="No works with this tag yet." action={<PageLink page="people">Find people</PageLink>}>
        Be the first: add it to a work on your profile.
      </EmptyState>
    }
  />
);

export const BlogPostList = ({ first }: { first: BlogPostsOfTag }) => (
  <Entries
    first={first}
    noun={['blog post', 'blog posts']}
    label="Blog posts"
    query="show=blog-posts"
    className={styles.cards}
    card={(post) => <TaggedBlogPost post={post} />}
    empty={
      <EmptyState
        title="No blog posts with this tag."
        action={<PageLink page="blog-management">Write a blog post</PageLink>}
      >
        Be the first: add it to a blog post.
      </EmptyState>
    }
  />
);

interface EntriesProps<T> {
  first: LoadedPage<T>;
  noun: [one: string, many: string];
  label: string;
  query: string;
  className: string | undefined;
  card: (entry: T) => ReactNode;
  empty: ReactNode;
}

function Entries<T extends { id: string }>({ first, noun, label, query, className, card, empty }: EntriesProps<T>) {
  const { box, heading, ...list } = usePagedList(first, { noun, query });
  const moreAt = first.next === null ? undefined : `?${query}&after=${encodeURIComponent(first.next)}`;
  return (
    <>
      <p className={styles.shown} ref={heading} tabIndex={-1}>
        {list.shown}
      </p>
      {list.entries.length === 0 ? empty : null}
      <ul ref={box} className={className} aria-label={label}>
        {list.entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-entry={entry.id} tabIndex={-1}>
            {card(entry)}
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} moreAt={moreAt} /> : null}
    </>
  );
}
