import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { LatePaymentsLink } from '../../features/project-papers';
import { type loadHouseProjects, ProjectList } from '../../features/projects';
import { ListPage } from '../../shared/list-page';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';

export { loadHouseProjects as loader } from '../../features/projects';

export const Component = () => (
  <Page>
    <ProjectList {...useLoaderData<typeof loadHouseProjects>()} />
    <LatePaymentsLink list="house" />
  </Page>
);

export const ErrorBoundary = () => (
  <Page>
    <StaffPageFailure
      forbidden="Only the team can open the projects of the house."
      title="The projects could not be loaded."
      during="loading the projects of the house"
    >
      They are safe on the server. Please try again.
    </StaffPageFailure>
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ListPage
    title="Projects of the house"
    lead="Briefs for our own services, the last changed first."
    isPublic={false}
    back={<StaffLink />}
  >
    <PageHead title="Projects of the house" description="Briefs for our own services." place="house-projects" />
    {children}
  </ListPage>
);
