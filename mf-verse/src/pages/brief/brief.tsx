import { useLoaderData } from 'react-router-dom';
import { BriefFailure, BriefView, type loadBriefPage } from '../../features/brief';
import { PublicPage } from '../../shared/public-page';

export { loadBriefPage as loader } from '../../features/brief';

export const Component = () => (
  <PublicPage>
    <BriefView page={useLoaderData<typeof loadBriefPage>()} />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <BriefFailure />
  </PublicPage>
);
