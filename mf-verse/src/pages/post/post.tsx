import { type ReactNode, useState } from 'react';
import { useLoaderData, useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { EmptyState } from '@verse/ui';
import { FeedFailure, type loadPost, PostCard } from '../../features/feed';
import { VersePage } from '../../shared/verse-page';

export { loadPost as loader } from '../../features/feed';

export function Component() {
  const loaded = useLoaderData<typeof loadPost>();
  const [shown, setShown] = useState({ loaded, post: loaded });
  if (shown.loaded !== loaded) setShown({ loaded, post: loaded });
  const { post } = shown;
  // A deleted post is shown until the author leaves the page, so that it can be restored there.
  const holder = {
    replace: (changed: typeof post) => setShown({ loaded, post: changed }),
    drop: () => undefined,
    restore: () => undefined,
  };
  return (
    <Page title={`A post by ${post.author.name}`}>
      <PostCard post={post} holder={holder} isFirst isAlone />
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title="Post not found">
        <EmptyState title="This post does not exist, or you cannot see it." />
      </Page>
    );
  return (
    <Page title="A post">
      <FeedFailure />
    </Page>
  );
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <VersePage place="feed" title={title} description="A post of the community." isNarrow>
    <p>
      <PageLink page="feed">All posts</PageLink>
    </p>
    {children}
  </VersePage>
);
