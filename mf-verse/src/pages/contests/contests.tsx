import { definePage } from '@verse/contract/define-page';
import { JudgingLink } from '../../features/contest-judging';
import { ContestsFailure, ContestsFrame, ContestsView, loadContests, OwnEntries } from '../../features/contests';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadContests,
  Frame: ({ children }) => <ContestsFrame pageName="contests">{children}</ContestsFrame>,
  View: ({ data }) => (
    <OwnEntries>
      <ContestsView list={data} pageName="contest" aside={<JudgingLink />} />
    </OwnEntries>
  ),
  failed: <ContestsFailure />,
});
