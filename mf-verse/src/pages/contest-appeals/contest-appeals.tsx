import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { AppealsDesk, type loadAppeals, staffThread } from '../../features/contest-awards';
import { Thread } from '../../features/thread';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';

export { loadAppeals as loader } from '../../features/contest-awards';

export function Component() {
  const { href } = useShell();
  const page = useLoaderData<typeof loadAppeals>();
  return (
    <Page>
      <AppealsDesk
        page={page}
        thread={({ id }) => (
          <Thread
            at={`${href('contest-appeals')}/${id}/thread`}
            path={staffThread(id)}
            fileHref={(file) => `${staffThread(id)}/files/${file}`}
            side="staff"
            other="the makers and the organisation"
          >
            No messages yet. Ask the makers or the organisation what you need to know.
          </Thread>
        )}
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only the team can decide appeals."
        title="The appeals could not be loaded."
        during="loading the appeals of contests"
      >
        They are safe on the server. Please try again.
      </StaffPageFailure>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <Stack gap={5}>
    <PageHead title="Contest appeals" description="Appeals of makers." place="contest-appeals" />
    <StaffLink />
    <PageHeader title="Contest appeals" lead="Against removed entries and results, oldest first." />
    {children}
  </Stack>
);
