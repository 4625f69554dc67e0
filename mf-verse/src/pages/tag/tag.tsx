import { loadTag, TagFrame, TagView } from '../../features/tags';
import { definePage } from '../../shared/define-page';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadTag,
  Frame: ({ data, children }) => (
    <PublicPage>
      <TagFrame page={data}>{children}</TagFrame>
    </PublicPage>
  ),
  View: TagView,
  failed: { title: 'This tag could not be loaded.', during: 'loading a tag' },
});
