import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContestPrize, ResultsPrize } from '../../features/contest-awards';
import { ContestResults, loadContestResults } from '../../features/contest-judging';
import parts from '../../shared/contest-parts.module.scss';
import { definePage } from '../../shared/define-page';
import { PublicPage } from '../../shared/public-page';

async function loadPage(args: LoaderFunctionArgs) {
  const [results, prize] = await Promise.all([loadContestResults(args), loadContestPrize(args)]);
  return { results, prize };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  Frame: ({ children }) => (
    <PublicPage>
      <div className={parts.page}>{children}</div>
    </PublicPage>
  ),
  View: ({ data: { results, prize } }) => (
    <ContestResults results={results}>
      <ResultsPrize prize={prize} />
    </ContestResults>
  ),
  head: { title: 'Results', description: 'Results of a contest.' },
  missing: { title: 'No results yet', lead: 'This contest does not exist, or its judges are still at work.' },
  failed: { title: 'The results could not be loaded.', titleAs: 'h1', during: 'loading results' },
});
