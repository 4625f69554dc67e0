import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { Gallery, loadGallery } from '../../features/contest-gallery';
import { ContestFailure, ContestFrame, ContestView, loadContest } from '../../features/contests';
import { PublicPage } from '../../shared/public-page';

async function loadPage(args: LoaderFunctionArgs) {
  const contest = await loadContest(args);
  return { contest, gallery: contest.terms.hasResults ? await loadGallery(args) : undefined };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  Frame: ({ children }) => (
    <PublicPage>
      <ContestFrame pageName="public-contest">{children}</ContestFrame>
    </PublicPage>
  ),
  View: ({ data: { contest, gallery } }) => (
    <>
      <ContestView loaded={contest} pageName="public-contest" />
      <Gallery contestId={contest.contest.id} gallery={gallery} />
    </>
  ),
  failed: <ContestFailure />,
});
