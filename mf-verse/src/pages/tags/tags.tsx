import { definePage } from '@verse/contract/define-page';
import { loadTags, TagsFrame, TagsView } from '../../features/tags';
import { LoadFailure } from '../../shared/load-failure';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadTags,
  Frame: ({ children }) => (
    <PublicPage>
      <TagsFrame>{children}</TagsFrame>
    </PublicPage>
  ),
  View: TagsView,
  failed: <LoadFailure title="The tags could not be loaded." during="loading the tags" />,
});
