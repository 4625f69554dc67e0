import { loadTags, TagsFrame, TagsView } from '../../features/tags';
import { definePage } from '../../shared/define-page';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadTags,
  Frame: ({ children }) => (
    <PublicPage>
      <TagsFrame>{children}</TagsFrame>
    </PublicPage>
  ),
  View: TagsView,
  failed: { title: 'The tags could not be loaded.', during: 'loading the tags' },
});
