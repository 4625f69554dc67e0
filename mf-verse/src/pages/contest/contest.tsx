import { CONTEST_FAILURE, ContestFrame, ContestView, loadContest, OwnEntries } from '../../features/contests';
import { definePage } from '../../shared/define-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadContest,
  Frame: ({ children }) => <ContestFrame pageName="contest">{children}</ContestFrame>,
  View: ({ data }) => (
    <OwnEntries>
      <ContestView loaded={data} pageName="contest" />
    </OwnEntries>
  ),
  ...CONTEST_FAILURE,
});
