import { useSearchParams } from 'react-router-dom';
import { PostPreview } from '../../features/blog-reading';
import { ManagedFilter, ManagedPosts, parsePostListFilters } from '../../features/own-posts';
import { PageFailure } from '../../shared/page-failure';
import { WorkspacePage } from '../../shared/workspace-page';

export { loader, shouldRevalidate } from '../../features/own-posts';

export function Component() {
  const [search] = useSearchParams();
  const choice = parsePostListFilters('all', search);
  return (
    <WorkspacePage title="All posts" lead="Everyone’s posts in every state, last changed first." isForStaff>
      <ManagedPosts
        choice={choice}
        empty="No posts found. Try another word or state."
        preview={(post) => <PostPreview post={post} />}
      >
        <ManagedFilter anchor="posts-all" />
      </ManagedPosts>
    </WorkspacePage>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The posts could not be shown" />;
}
