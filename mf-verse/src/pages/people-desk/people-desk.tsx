import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { loadPeopleDesk, PeopleSearch } from '../../features/people-desk';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPeopleDesk,
  Frame: ({ children }) => (
    <VersePage
      place="people-desk"
      title="People"
      description="Find a member."
      lead="Find a member, see past decisions, and decide."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <PeopleSearch found={data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only moderators can open this page." />}>
      <LoadFailure title="The members could not be loaded." during="loading members">
        Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
