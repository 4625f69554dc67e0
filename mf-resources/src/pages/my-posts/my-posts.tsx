import { useSearchParams } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PostPreview } from '../../features/blog-reading';
import { ManagedFilter, ManagedPosts, parsePostListFilters } from '../../features/own-posts';
import { PageFailure } from '../../shared/page-failure';
import { WorkspacePage } from '../../shared/workspace-page';

export { loader, shouldRevalidate } from '../../features/own-posts';

export function Component() {
  const [search] = useSearchParams();
  const choice = parsePostListFilters('mine', search);
  const isNarrowed = Boolean(choice.q ?? choice.status);
  return (
    <WorkspacePage title="My posts" lead="Everything you have sent or published, last changed first.">
      <ManagedPosts
        choice={choice}
        empty={isNarrowed ? 'No posts found. Try another word or state.' : <NothingYet />}
        preview={(post) => <PostPreview post={post} />}
      >
        <ManagedFilter anchor="posts-mine" />
      </ManagedPosts>
    </WorkspacePage>
  );
}

function NothingYet() {
  return (
    <>
      You have not sent a post yet. <PageLink page="blog-management">Write your first one</PageLink>
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="Your posts could not be shown" />;
}
