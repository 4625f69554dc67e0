import { ContestFailure, ContestView, OwnEntries } from '../../features/contests';

export { loadContest as loader } from '../../features/contests';

export const Component = () => (
  <OwnEntries>
    <ContestView pageName="contest" />
  </OwnEntries>
);

export const ErrorBoundary = () => <ContestFailure pageName="contest" />;
