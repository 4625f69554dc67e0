import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import type { SectionOverview } from '@verse/contract/release-admin';
import { PageHeader } from '@verse/ui';
import { SectionsList } from '../../features/sections';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import styles from './sections.module.scss';

export { loadSections as loader } from '../../features/sections';

export function Component() {
  return (
    <Page>
      <SectionsList sections={useLoaderData<SectionOverview[]>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only admins can open this page."
        title="The sections could not be loaded."
        during="loading the sections"
      >
        The site goes on as it is. Please try again.
      </StaffPageFailure>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Sections" description="How the releases of the site’s sections fare." place="sections" />
      <StaffLink />
      <PageHeader
        title="Sections"
        lead="What is live, who shipped it, and how it fares in browsers over fourteen days."
      />
      {children}
    </div>
  );
}
