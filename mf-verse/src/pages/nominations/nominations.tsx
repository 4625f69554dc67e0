import { definePage } from '@verse/contract/define-page';
import { loadNominations, NominationsFailure, NominationsView } from '../../features/nominations';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadNominations,
  Frame: ({ children }) => (
    <VersePage
      place="nominations"
      title="Member and works of the week"
      description="Nominate and choose the member and works of the week."
      lead="Nominate a member and a work each week, and vote for your favourites."
    >
      {children}
    </VersePage>
  ),
  View: NominationsView,
  failed: <NominationsFailure />,
});
