import { ContestFailure, ContestView } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

export { loadContest as loader } from '../../features/contests';

export const Component = () => (
  <PublicPage>
    <ContestView place="public-contest" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <ContestFailure place="public-contest" />
  </PublicPage>
);
