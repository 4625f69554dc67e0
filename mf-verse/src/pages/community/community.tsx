import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead, useSession } from '@verse/contract/react';
import { Orbit } from '@verse/ui';
import { type Feed, FeedFailure, FeedList } from '../../features/feed';
import styles from './community.module.scss';

export { loadFeed as loader } from '../../features/feed';
export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  return (
    <Page>
      <FeedList feed={useLoaderData<Feed>()} title="Activities" />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <FeedFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <PageHead
        title="Community"
        description="Your place in the community, and what everybody is working on."
        place="community"
      />
      <header className={styles.member}>
        <div className={styles.cover}>
          <Orbit className={styles.art} />
        </div>
        <span className={styles.portrait} aria-hidden="true">
          {user ? `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}` : null}
        </span>
        <h1 className={styles.name}>{user ? `${user.firstName} ${user.lastName}` : 'Community'}</h1>
      </header>
      {children}
    </div>
  );
}
