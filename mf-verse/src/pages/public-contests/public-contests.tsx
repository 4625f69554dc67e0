import { ContestsFailure, ContestsView } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

export { loadContests as loader } from '../../features/contests';

export const Component = () => (
  <PublicPage>
    <ContestsView place="public-contests" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <ContestsFailure place="public-contests" />
  </PublicPage>
);
