import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
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
      <title>Contact inbox | Creativity Verse</title>
      <meta name="description" content="What visitors have written to the team." />
      <link rel="canonical" href="/verse/contact-inbox" />
      <PageHeader title="Contact inbox" lead="What visitors have written to the team, newest first." />
      {children}
    </div>
  );
}
