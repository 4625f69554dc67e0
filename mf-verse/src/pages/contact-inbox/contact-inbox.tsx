import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type Inbox, InboxList } from '../../features/contact-inbox';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import { VersePage } from '../../shared/verse-page';

export { loadInbox as loader } from '../../features/contact-inbox';

export function Component() {
  return (
    <Page>
      <InboxList inbox={useLoaderData<Inbox>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only the team can read this inbox."
        title="The messages could not be loaded."
        during="loading the contact inbox"
      >
        They are safe on the server. Please try again.
      </StaffPageFailure>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
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
);
