import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead } from '@verse/contract/react';
import { loadContestPrize, OwnWin, ResultsPrize } from '../../features/contest-awards';
import { Exhibition, findWinner, Gallery, loadExhibition } from '../../features/contest-gallery';
import { ContestResults, loadContestResults } from '../../features/contest-judging';
import parts from '../../shared/contest-parts.module.scss';
import { LoadFailure } from '../../shared/load-failure';
import { NotFound } from '../../shared/not-found';
import { PublicPage } from '../../shared/public-page';

async function loadPage(args: LoaderFunctionArgs) {
  const [results, prize, shown] = await Promise.all([
    loadContestResults(args),
    loadContestPrize(args),
    loadExhibition(args),
  ]);
  return { results, prize, shown };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  Frame: ({ children }) => (
    <PublicPage>
      <div className={parts.page}>{children}</div>
    </PublicPage>
  ),
  View: ({ data: { results, prize, shown } }) => {
    const { id, prizePool, ranking } = results;
    const first = ranking.find(({ rank }) => rank === 1);
    const winner =
      findWinner(shown.best) ?? (first ? { ...first, title: first.title ?? 'A withdrawn entry' } : undefined);
    return (
      <>
        <OwnWin contestId={id} />
        <ContestResults
          results={results}
          exhibition={
            winner
              ? (heading) => <Exhibition heading={heading} prizePool={prizePool} winner={winner} gallery={shown.best} />
              : undefined
          }
          gallery={<Gallery contestId={id} gallery={shown.page} />}
        >
          <ResultsPrize prize={prize} />
        </ContestResults>
      </>
    );
  },
  failed: (
    <PageFailure
      missing={
        <NotFound
          title="No results yet"
          description="Contest results."
          lead="The link is wrong, or the judges are still at work."
        />
      }
    >
      <PageHead title="Results" description="Contest results." />
      <LoadFailure title="The results could not be loaded." titleAs="h1" during="loading results" />
    </PageFailure>
  ),
});
