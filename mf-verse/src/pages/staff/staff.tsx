import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { DeskList, loadDesks } from '../../features/staff';
import { LoadFailure } from '../../shared/load-failure';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadDesks,
  Frame: ({ children }) => (
    <VersePage place="staff" title="Staff" description="What’s waiting." lead="What’s waiting, and where to start.">
      {children}
    </VersePage>
  ),
  View: ({ data }) => <DeskList {...data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only staff can open this page." />}>
      <LoadFailure title="The desks could not be loaded." during="loading the desks">
        Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
