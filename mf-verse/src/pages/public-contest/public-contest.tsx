import { definePage } from '@verse/contract/define-page';
import { ContestFailure, ContestFrame, ContestView, loadContest } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadContest,
  Frame: ({ children }) => (
    <PublicPage>
      <ContestFrame pageName="public-contest">{children}</ContestFrame>
    </PublicPage>
  ),
  View: ({ data }) => <ContestView loaded={data} pageName="public-contest" />,
  failed: <ContestFailure />,
});
