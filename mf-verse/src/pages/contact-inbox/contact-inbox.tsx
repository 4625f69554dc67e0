import { InboxList, loadInbox } from '../../features/contact-inbox';
import { definePage } from '../../shared/define-page';
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
      lead="Messages from the contact page, newest first."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <InboxList inbox={data} />,
  forbidden: <StaffOnly title="Only the team can read this inbox." />,
  failed: {
    title: 'The messages could not be loaded.',
    text: 'They are safe on the server. Please try again.',
    during: 'loading the contact inbox',
  },
});
