import { definePage } from '@verse/contract/define-page';
import { loadPeople, PeopleFrame, PeopleView } from '../../features/people';
import { LoadFailure } from '../../shared/load-failure';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPeople,
  Frame: ({ data, children }) => (
    <PublicPage>
      <PeopleFrame page={data}>{children}</PeopleFrame>
    </PublicPage>
  ),
  View: PeopleView,
  failed: <LoadFailure title="The people could not be loaded." during="loading the people" />,
});
