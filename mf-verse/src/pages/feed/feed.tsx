import { definePage } from '@verse/contract/define-page';
import { FeedFailure, FeedList, loadFeed } from '../../features/feed';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadFeed,
  Frame: ({ children }) => (
    <VersePage
      place="feed"
      title="Feed"
      description="What the community is working on."
      lead="What the community is working on."
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <FeedList feed={data} title="Posts" />,
  failed: <FeedFailure />,
});
