import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { loadWanted, WantedList } from '../../features/answers';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import { PublicPage } from '../../shared/public-page';

const LEAD = 'Makers want your honest opinion. Answer their questions, and they’ll tell you what helped.';

/** Where members find works and blog posts that want critique. */
export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadWanted,
  Frame: ({ children }) => (
    <PublicPage>
      <PageHead title="Critique wanted" description={LEAD} place="critique" />
      <ListPage title="Critique wanted" lead={LEAD} isPublic>
        {children}
      </ListPage>
    </PublicPage>
  ),
  View: ({ data }) => <WantedList first={data} />,
  failed: (
    <LoadFailure title="The list could not be loaded." during="listing works that want critique">
      We could not reach the server.
    </LoadFailure>
  ),
});
