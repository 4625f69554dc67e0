import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { EmptyState } from '@verse/ui';
import { loadDeskMember, MemberHistory } from '../../features/people-desk';
import { LoadFailure } from '../../shared/load-failure';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

const BackLink = () => (
  <p>
    <PageLink page="people-desk">People</PageLink>
  </p>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadDeskMember,
  Frame: ({ data, children }) => (
    <VersePage
      place="people-desk"
      title={data?.person.name ?? 'A member'}
      description="A member, as staff see them."
      back={<BackLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <MemberHistory member={data} />,
  failed: (
    <PageFailure
      forbidden={<StaffOnly title="Only moderators can open this page." />}
      missing={<EmptyState title="There is no such person." action={<BackLink />} />}
    >
      <LoadFailure title="The member could not be loaded." during="loading a member">
        Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
