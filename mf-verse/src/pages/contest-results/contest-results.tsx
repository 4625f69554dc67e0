import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadContestPrize, ResultsPrize } from '../../features/contest-awards';
import { ContestResults, loadContestResults, ResultsFailure } from '../../features/contest-judging';
import { PublicPage } from '../../shared/public-page';

export async function loader(args: LoaderFunctionArgs) {
  const [results, prize] = await Promise.all([loadContestResults(args), loadContestPrize(args)]);
  return { results, prize };
}

export function Component() {
  const { results, prize } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <ContestResults results={results}>
        <ResultsPrize prize={prize} />
      </ContestResults>
    </PublicPage>
  );
}

export const ErrorBoundary = () => (
  <PublicPage>
    <ResultsFailure />
  </PublicPage>
);
