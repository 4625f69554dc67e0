import { ContestFailure, ContestView } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

export { loadContest as loader } from '../../features/contests';

export const Component = () => (
  <PublicPage>
    <ContestView pageName="public-contest" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <ContestFailure pageName="public-contest" />
  </PublicPage>
);
