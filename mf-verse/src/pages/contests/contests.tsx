import { JudgingLink } from '../../features/contest-judging';
import { ContestsFailure, ContestsView, OwnEntries } from '../../features/contests';

export { loadContests as loader } from '../../features/contests';

export const Component = () => (
  <OwnEntries>
    <ContestsView pageName="contests" aside={<JudgingLink />} />
  </OwnEntries>
);

export const ErrorBoundary = () => <ContestsFailure pageName="contests" />;
