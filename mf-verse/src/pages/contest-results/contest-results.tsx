import { useLoaderData } from 'react-router-dom';
import { ContestResults, type loadContestResults, ResultsFailure } from '../../features/contest-judging';
import { PublicPage } from '../../shared/public-page';

export { loadContestResults as loader } from '../../features/contest-judging';

export const Component = () => (
  <PublicPage>
    <ContestResults results={useLoaderData<typeof loadContestResults>()} />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <ResultsFailure />
  </PublicPage>
);
