import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { DeskLists, loadWaitingDesk } from '../../features/waiting-list-desk';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadWaitingDesk,
  Frame: ({ children }) => (
    <VersePage
      place="waiting-list-desk"
      title="Waiting lists"
      description="What’s coming, and how many people are waiting."
      lead="What’s coming. Open a list when it’s ready: everyone on it gets one email."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <DeskLists {...data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only editors can open waiting lists." />}>
      <LoadFailure title="The waiting lists could not be loaded." during="loading the waiting lists">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
