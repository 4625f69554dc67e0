import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { Gallery, loadGallery } from '../../features/contest-gallery';
import { ContestUpdates, loadUpdates } from '../../features/contest-updates';
import { ContestFailure, ContestFrame, ContestView, loadContest, OwnEntries } from '../../features/contests';

async function loadPage(args: LoaderFunctionArgs) {
  const contest = await loadContest(args);
  const [gallery, updates] = await Promise.all([
    contest.terms.hasResults ? loadGallery(args) : undefined,
    // Samples have neither terms nor updates.
    contest.terms.terms ? loadUpdates(args) : [],
  ]);
  return { contest, gallery, updates };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  Frame: ({ children }) => <ContestFrame pageName="contest">{children}</ContestFrame>,
  View: ({ data: { contest, gallery, updates } }) => (
    <OwnEntries>
      <ContestView loaded={contest} pageName="contest" />
      <ContestUpdates contestId={contest.contest.id} updates={updates} />
      <Gallery contestId={contest.contest.id} gallery={gallery} />
    </OwnEntries>
  ),
  failed: <ContestFailure />,
});
