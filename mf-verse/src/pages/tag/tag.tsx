import { definePage } from '@verse/contract/define-page';
import { loadTag, TagFrame, TagView } from '../../features/tags';
import { LoadFailure } from '../../shared/load-failure';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadTag,
  Frame: ({ data, children }) => (
    <PublicPage>
      <TagFrame page={data}>{children}</TagFrame>
    </PublicPage>
  ),
  View: TagView,
  failed: <LoadFailure title="This tag could not be loaded." during="loading a tag" />,
});
