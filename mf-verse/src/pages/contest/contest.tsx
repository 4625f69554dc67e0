import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { OwnWin } from '../../features/contest-awards';
import { ContestWall, Exhibition, findWinner, loadContestPictures } from '../../features/contest-gallery';
import { ContestUpdates, loadUpdates } from '../../features/contest-updates';
import { ContestFailure, ContestFrame, ContestView, loadContest, OwnEntries } from '../../features/contests';

async function loadPage(args: LoaderFunctionArgs) {
  const contest = await loadContest(args);
  const [pictures, updates] = await Promise.all([
    loadContestPictures(args, contest.terms),
    // Samples have neither terms nor updates.
    contest.terms.terms ? loadUpdates(args) : [],
  ]);
  return { contest, pictures, updates };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  Frame: ({ children }) => <ContestFrame pageName="contest">{children}</ContestFrame>,
  View: ({ data: { contest: loaded, pictures, updates } }) => {
    const { contest, terms } = loaded;
    const winner = findWinner(pictures.shown?.best);
    return (
      <OwnEntries>
        {terms.hasResults ? <OwnWin contestId={contest.id} /> : null}
        <ContestView
          loaded={loaded}
          pageName="contest"
          winner={
            winner
              ? (titleId) => (
                  <Exhibition
                    heading={contest.title}
                    headingId={titleId}
                    prizePool={contest.prizePool}
                    winner={winner}
                    gallery={pictures.shown?.best}
                  />
                )
              : undefined
          }
          wall={<ContestWall contestId={contest.id} pictures={pictures} />}
        >
          <ContestUpdates contestId={contest.id} updates={updates} />
        </ContestView>
      </OwnEntries>
    );
  },
  failed: <ContestFailure />,
});
