import { JudgingLink } from '../../features/contest-judging';
import { CONTESTS_FAILED, ContestsFrame, ContestsView, loadContests, OwnEntries } from '../../features/contests';
import { definePage } from '../../shared/define-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadContests,
  Frame: ({ children }) => <ContestsFrame pageName="contests">{children}</ContestsFrame>,
  View: ({ data }) => (
    <OwnEntries>
      <ContestsView list={data} pageName="contest" aside={<JudgingLink />} />
    </OwnEntries>
  ),
  failed: CONTESTS_FAILED,
});
