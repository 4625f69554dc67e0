import { loadPeople, PeopleFrame, PeopleView } from '../../features/people';
import { definePage } from '../../shared/define-page';
import { PublicPage } from '../../shared/public-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPeople,
  Frame: ({ data, children }) => (
    <PublicPage>
      <PeopleFrame page={data}>{children}</PeopleFrame>
    </PublicPage>
  ),
  View: PeopleView,
  failed: { title: 'The people could not be loaded.', during: 'loading the people' },
});
