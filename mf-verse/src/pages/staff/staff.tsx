import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { StaffDeskList } from '@verse/api-contract/staff';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { DeskList } from '../../features/staff';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import styles from './staff.module.scss';

export { loadDesks as loader } from '../../features/staff';

export function Component() {
  return (
    <Page>
      <DeskList {...useLoaderData<StaffDeskList>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only the team can open this page."
        title="The desks could not be loaded."
        during="loading the desks"
      >
        Please try again.
      </StaffPageFailure>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Staff" description="What waits for the team." place="staff" />
      <PageHeader title="Staff" lead="What waits for the team, and where to work on it." />
      {children}
    </div>
  );
}
