import { useState } from 'react';
import { definePage } from '@verse/contract/define-page';
import { PageFailure, useIsMissing } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { EmptyState } from '@verse/ui';
import { FeedFailure, loadPost, PostCard } from '../../features/feed';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPost,
  Frame: ({ data, children }) => {
    const isMissing = useIsMissing();
    return (
      <VersePage
        place="feed"
        title={data ? `A post by ${data.author.name}` : isMissing ? 'Post not found' : 'A post'}
        description="A post of the community."
        isNarrow
      >
        <p>
          <PageLink page="feed">All posts</PageLink>
        </p>
        {children}
      </VersePage>
    );
  },
  View: ({ data: loaded }) => {
    const [shown, setShown] = useState({ loaded, post: loaded });
    if (shown.loaded !== loaded) setShown({ loaded, post: loaded });
    const { post } = shown;
    // A deleted post is shown until the author leaves the page, so that it can be restored there.
    const holder = {
      replace: (changed: typeof post) => setShown({ loaded, post: changed }),
      drop: () => undefined,
      restore: () => undefined,
    };
    return <PostCard post={post} holder={holder} isFirst isAlone />;
  },
  failed: (
    <PageFailure missing={<EmptyState title="The link is wrong, or you can’t see this post." />}>
      <FeedFailure />
    </PageFailure>
  ),
});
