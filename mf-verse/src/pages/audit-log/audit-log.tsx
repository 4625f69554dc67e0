import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { AuditList, loadAuditLog } from '../../features/audit-log';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadAuditLog,
  Frame: ({ children }) => (
    <VersePage
      place="audit-log"
      title="Audit log"
      description="What staff did."
      lead="Who did what, newest first."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <AuditList log={data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only admins can open this page." />}>
      <LoadFailure title="The log could not be loaded." during="loading the audit log">
        Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
