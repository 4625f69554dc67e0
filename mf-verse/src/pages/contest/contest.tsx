import { definePage } from '@verse/contract/define-page';
import { ContestFailure, ContestFrame, ContestView, loadContest, OwnEntries } from '../../features/contests';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadContest,
  Frame: ({ children }) => <ContestFrame pageName="contest">{children}</ContestFrame>,
  View: ({ data }) => (
    <OwnEntries>
      <ContestView loaded={data} pageName="contest" />
    </OwnEntries>
  ),
  failed: <ContestFailure />,
});
