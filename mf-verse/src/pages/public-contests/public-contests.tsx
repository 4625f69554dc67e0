import { CONTESTS_FAILED, ContestsFrame, ContestsView, loadContests } from '../../features/contests';
import { definePage } from '../../shared/define-page';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadContests,
  Frame: ({ children }) => (
    <PublicPage>
      <ContestsFrame pageName="public-contests">{children}</ContestsFrame>
    </PublicPage>
  ),
  View: ({ data }) => <ContestsView list={data} pageName="public-contest" />,
  failed: CONTESTS_FAILED,
});
