import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { InboxList, loadInbox } from '../../features/contact-inbox';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadInbox,
  Frame: ({ children }) => (
    <VersePage
      place="contact-inbox"
      title="Contact inbox"
      description="Messages from the contact page."
      lead="Messages from the contact page. New ones are answered within two working days, the oldest first."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <InboxList inbox={data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only staff can read this inbox." />}>
      <LoadFailure title="The messages could not be loaded." during="loading the contact inbox">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
