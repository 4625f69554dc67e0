import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { Gallery, loadGallery } from '../../features/contest-gallery';
import { ContestUpdates, loadUpdates } from '../../features/contest-updates';
import { ContestFailure, ContestFrame, ContestView, loadContest } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

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
  Frame: ({ children }) => (
    <PublicPage>
      <ContestFrame pageName="public-contest">{children}</ContestFrame>
    </PublicPage>
  ),
  View: ({ data: { contest, gallery, updates } }) => (
    <>
      <ContestView loaded={contest} pageName="public-contest" />
      <ContestUpdates contestId={contest.contest.id} updates={updates} />
      <Gallery contestId={contest.contest.id} gallery={gallery} />
    </>
  ),
  failed: <ContestFailure />,
});
