import { ContestsFailure, ContestsView } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

export { loadContests as loader } from '../../features/contests';

export const Component = () => (
  <PublicPage>
    <ContestsView pageName="public-contests" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <ContestsFailure pageName="public-contests" />
  </PublicPage>
);
