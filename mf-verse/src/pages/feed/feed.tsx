import { FEED_FAILED, FeedList, loadFeed } from '../../features/feed';
import { definePage } from '../../shared/define-page';
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
  failed: FEED_FAILED,
});
