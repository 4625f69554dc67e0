import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { Gallery, loadGallery } from '../../features/contest-gallery';
import { ContestFailure, ContestFrame, ContestView, loadContest, OwnEntries } from '../../features/contests';

async function loadPage(args: LoaderFunctionArgs) {
  const contest = await loadContest(args);
  return { contest, gallery: contest.terms.hasResults ? await loadGallery(args) : undefined };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  Frame: ({ children }) => <ContestFrame pageName="contest">{children}</ContestFrame>,
  View: ({ data: { contest, gallery } }) => (
    <OwnEntries>
      <ContestView loaded={contest} pageName="contest" />
      <Gallery contestId={contest.contest.id} gallery={gallery} />
    </OwnEntries>
  ),
  failed: <ContestFailure />,
});
