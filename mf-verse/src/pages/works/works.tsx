import { definePage } from '@verse/contract/define-page';
import { loadWall, WallFrame, WallView } from '../../features/wall';
import { LoadFailure } from '../../shared/load-failure';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadWall,
  Frame: ({ data, children }) => (
    <PublicPage>
      <WallFrame page={data}>{children}</WallFrame>
    </PublicPage>
  ),
  View: WallView,
  failed: <LoadFailure title="The works could not be loaded." during="loading the works" />,
});
