import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState, Pagination, Stack } from '@verse/ui';
import { narrowing } from './found-posts';
import { PostGrid } from './post-grid';
import { type PostPage, type PostQuery, searchForPosts } from './post-list.api';

interface PostListProps {
  found: PostPage;
}

const isEverything = ({ page, before, category, q }: PostQuery) => page === 1 && !before && !category && !q;

export function PostList({ found: { query, posts, pages, before } }: PostListProps) {
  if (posts.length === 0 && !before) return <NoPosts query={query} />;
  return (
    <Stack gap={6}>
      <PostGrid posts={posts} more="Read More" as="h2" hasLead={isEverything(query)} isOnTop />
      <Pagination
        page={query.page}
        pages={pages}
        link={(page, { key, ...props }) => (
          <Link key={key} to={{ search: searchForPosts({ ...query, page }) }} {...props} />
        )}
      />
      {before ? (
        <ButtonLink as={Link} to={{ search: searchForPosts({ ...query, before }) }} variant="secondary">
          Older posts
        </ButtonLink>
      ) : null}
    </Stack>
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
      {query.page > 1 ? `There is no page ${query.page} in this list.` : `Nothing matches${narrowing(query)}.`}
    </EmptyState>
  );
}
