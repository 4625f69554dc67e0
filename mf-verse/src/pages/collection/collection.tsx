import { definePage } from '@verse/contract/define-page';
import { CollectionFrame, CollectionView, loadCollection } from '../../features/collections';
import { LoadFailure } from '../../shared/load-failure';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadCollection,
  Frame: ({ data, children }) => (
    <PublicPage>
      <CollectionFrame page={data}>{children}</CollectionFrame>
    </PublicPage>
  ),
  View: CollectionView,
  failed: <LoadFailure title="The collection could not be loaded." titleAs="h1" during="loading a collection" />,
});
