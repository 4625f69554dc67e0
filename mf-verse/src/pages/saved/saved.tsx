import { definePage } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { EmptyState } from '@verse/ui';
import { FeedFailure, loadSaved, Posts } from '../../features/feed';
import { SavedTabs } from '../../shared/saved-tabs';
import { VersePage } from '../../shared/verse-page';

const NothingSaved = () => (
  <EmptyState title="No saved posts yet." action={<PageLink page="feed">Open the feed</PageLink>}>
    Press Save below a post to keep it here.
  </EmptyState>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadSaved,
  Frame: ({ children }) => (
    <VersePage
      place="saved"
      title="Saved posts"
      heading="Saved"
      description="The posts you have saved."
      lead="Your saved posts, newest first. Only you see this list."
      isNarrow
    >
      <SavedTabs current="saved" />
      {children}
    </VersePage>
  ),
  View: ({ data }) => <Posts first={data} title="Saved posts" empty={<NothingSaved />} />,
  failed: <FeedFailure />,
});
