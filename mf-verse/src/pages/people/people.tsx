import { PeopleFailure, PeopleView } from '../../features/people';
import { PublicPage } from '../../shared/public-page';

export { loadPeople as loader } from '../../features/people';

export const Component = () => (
  <PublicPage>
    <PeopleView />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <PeopleFailure />
  </PublicPage>
);
