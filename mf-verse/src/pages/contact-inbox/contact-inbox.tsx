import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { type Inbox, InboxList } from '../../features/contact-inbox';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import styles from './contact-inbox.module.scss';

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

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Contact inbox" description="Messages from the contact page." place="contact-inbox" />
      <StaffLink />
      <PageHeader title="Contact inbox" lead="Messages from the contact page, newest first." />
      {children}
    </div>
  );
}
