import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { type Inbox, InboxFailure, InboxList } from '../../features/contact-inbox';
import styles from './contact-inbox.module.scss';

export { loadInbox as loader, moveMessage as action } from '../../features/contact-inbox';
export { shouldRevalidate } from '../../shared/form-outcome';

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
      <InboxFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Contact inbox" description="Messages from the contact page." place="contact-inbox" />
      <PageHeader title="Contact inbox" lead="Messages from the contact page, newest first." />
      {children}
    </div>
  );
}
