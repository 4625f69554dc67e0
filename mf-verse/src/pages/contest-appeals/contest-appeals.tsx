import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead, useShell } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { AppealsDesk, loadAppeals, staffThread } from '../../features/contest-awards';
import { Thread } from '../../features/thread';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadAppeals,
  Frame: ({ children }) => (
    <Stack gap={5}>
      <PageHead title="Contest appeals" description="Appeals from makers." place="contest-appeals" />
      <StaffLink />
      <PageHeader title="Contest appeals" lead="About removed entries and results, oldest first." />
      {children}
    </Stack>
  ),
  View: ({ data }) => {
    const { href } = useShell();
    return (
      <AppealsDesk
        page={data}
        thread={({ id }) => (
          <Thread
            at={`${href('contest-appeals')}/${id}/thread`}
            path={staffThread(id)}
            fileHref={(file) => `${staffThread(id)}/files/${file}`}
            side="staff"
            other="the makers and the organisation"
          >
            No messages yet. Ask the makers or the organisation anything.
          </Thread>
        )}
      />
    );
  },
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only staff can decide appeals." />}>
      <LoadFailure title="The appeals could not be loaded." during="loading the appeals of contests">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
