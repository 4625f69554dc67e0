import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { SectionOverview } from '@verse/contract/release-admin';
import { SectionsList } from '../../features/sections';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import { VersePage } from '../../shared/verse-page';

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

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="sections"
    title="Sections"
    description="How the releases of the site’s sections fare."
    lead="What is live, who shipped it, and how it fares in browsers over fourteen days."
    back={<StaffLink />}
    isNarrow
  >
    {children}
  </VersePage>
);
