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
      title="Our own projects"
      lead="Briefs for our services. Answer within two working days, oldest first."
      isPublic={false}
      back={<StaffLink />}
    >
      <PageHead title="Our own projects" description="Briefs for our services." place="house-projects" />
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
    <PageFailure forbidden={<StaffOnly title="Only staff can open this page." />}>
      <LoadFailure title="The projects could not be loaded." during="loading the projects of the house">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
