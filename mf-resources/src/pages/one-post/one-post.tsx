import { useLocation } from 'react-router-dom';
import { PostPreview } from '../../features/blog-reading';
import { ManagedPosts } from '../../features/own-posts';
import { PageFailure } from '../../shared/page-failure';
import { WorkspacePage } from '../../shared/workspace-page';

export { loader, shouldRevalidate } from '../../features/own-posts';

/**
 * Parses the path itself, because using the router's params would add code to every page of the site. Ids contain no
 * characters that are encoded in paths.
 */
const getLastPart = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

export function Component() {
  const id = getLastPart(useLocation().pathname);
  return (
    <WorkspacePage title="Edit post">
      <ManagedPosts
        key={id}
        choice={{ name: 'one', id }}
        opens="editor"
        empty="You cannot edit this post, or it no longer exists."
        preview={(post) => <PostPreview post={post} />}
      />
    </WorkspacePage>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The post could not be shown" />;
}
