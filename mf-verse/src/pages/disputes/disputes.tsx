import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { DisputeDesk, DisputeDetails, loadDisputes } from '../../features/project-work';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadDisputes,
  Frame: ({ children }) => (
    <Stack gap={5}>
      <PageHead title="Disputes" description="Disputes about milestones of projects." place="disputes" />
      <StaffLink />
      <PageHeader title="Disputes" lead="Hear them both, decide, say why. We log every look." />
      {children}
    </Stack>
  ),
  View: ({ data }) =>
    data.dispute ? (
      <DisputeDetails key={data.dispute.number} dispute={data.dispute} messages={data.messages} />
    ) : (
      <DisputeDesk page={data.page} />
    ),
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only staff who aren’t involved can decide disputes." />}>
      <LoadFailure title="The disputes could not be loaded." during="loading the disputes">
        Nothing is lost. Please try again. A dispute that was decided is no longer here.
      </LoadFailure>
    </PageFailure>
  ),
});
