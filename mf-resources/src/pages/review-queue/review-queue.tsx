import { PostPreview } from '../../features/blog-reading';
import { ManagedPosts } from '../../features/own-posts';
import { PageFailure } from '../../shared/page-failure';
import { WorkspacePage } from '../../shared/workspace-page';

export { loader, shouldRevalidate } from '../../features/own-posts';

export function Component() {
  return (
    <WorkspacePage
      title="Review queue"
      lead="New posts and changes from members. Those that have waited longest come first."
      isForStaff
    >
      <ManagedPosts
        choice={{ name: 'waiting' }}
        empty="Nothing to review. New posts from members appear here."
        preview={(post) => <PostPreview post={post} />}
      />
    </WorkspacePage>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The review queue could not be shown" />;
}
