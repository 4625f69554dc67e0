import { definePage } from '@verse/contract/define-page';
import { ContestsFailure, ContestsFrame, ContestsView, loadContests } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadContests,
  Frame: ({ children }) => (
    <PublicPage>
      <ContestsFrame pageName="public-contests">{children}</ContestsFrame>
    </PublicPage>
  ),
  View: ({ data }) => <ContestsView list={data} pageName="public-contest" />,
  failed: <ContestsFailure />,
});
