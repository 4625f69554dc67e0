import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead } from '@verse/contract/react';
import { LatePaymentsLink } from '../../features/project-invoices';
import { HouseTabs, loadHouseProjects, ProjectList } from '../../features/projects';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadHouseProjects,
  Frame: ({ children }) => (
    <ListPage
      title="Projects of the house"
      lead="Briefs for our own services. New ones are answered within two working days, the oldest first."
      isPublic={false}
      back={<StaffLink />}
    >
      <PageHead title="Projects of the house" description="Briefs for our own services." place="house-projects" />
      {children}
    </ListPage>
  ),
  View: ({ data }) => (
    <>
      <HouseTabs current={data.list} />
      <ProjectList key={data.list} {...data} />
      <LatePaymentsLink list="house" />
    </>
  ),
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only the team can open the projects of the house." />}>
      <LoadFailure title="The projects could not be loaded." during="loading the projects of the house">
        They are safe on the server. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
