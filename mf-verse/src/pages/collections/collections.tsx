import { definePage } from '@verse/contract/define-page';
import { CollectionList, loadCollections } from '../../features/collections';
import { LoadFailure } from '../../shared/load-failure';
import { SavedTabs } from '../../shared/saved-tabs';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadCollections,
  Frame: ({ children }) => (
    <VersePage
      place="collections"
      title="Saved works"
      heading="Saved"
      description="The works you have saved."
      lead="Works to come back to. Yours alone unless you share a collection."
    >
      <SavedTabs current="collections" />
      {children}
    </VersePage>
  ),
  View: ({ data }) => <CollectionList collections={data.collections} />,
  failed: <LoadFailure title="Your collections could not be loaded." during="loading the collections" />,
});
