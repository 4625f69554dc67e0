import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState, Pagination } from '@verse/ui';
import { searchForPosts, type PostPage, type PostQuery } from './blog-reading.api';
import { PostGrid } from './post-grid';
import styles from './post-list.module.scss';

interface PostListProps {
  found: PostPage;
  query: PostQuery;
}

const isEverything = ({ page, category, q }: PostQuery) => page === 1 && !category && !q;

function countInWords(total: number, { category, q }: PostQuery): string {
  const posts = total === 1 ? '1 post' : `${total} posts`;
  return [posts, category ? ` in ${category}` : '', q ? ` for “${q}”` : ''].join('');
}

export function PostList({ found: { posts, total, pages }, query }: PostListProps) {
  if (posts.length === 0) return <NoPosts query={query} />;
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status">
        {countInWords(total, query)}
      </p>
      <PostGrid posts={posts} more="Read More" as="h2" hasLead={isEverything(query)} isOnTop />
      <Pagination page={query.page} pages={pages} link={(page, { key, ...props }) => <Link key={key} to={{ search: searchForPosts({ ...query, page }) }} {...props} />} />
    </div>
  );
}

function NoPosts({ query }: { query: PostQuery }) {
  if (isEverything(query)) return <EmptyState title="No posts yet">The first story is being written.</EmptyState>;
  const everything = (
    <ButtonLink as={Link} to={{ search: '' }} variant="secondary">
      Show all posts
    </ButtonLink>
  );
  return (
    <EmptyState title="No posts found" action={everything} role="status">
      {query.page > 1 ? `There is no page ${query.page} in this list.` : `Nothing matches${countInWords(0, query).slice('0 posts'.length)}.`}
    </EmptyState>
  );
}
