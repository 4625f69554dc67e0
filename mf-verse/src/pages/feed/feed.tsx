import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader } from '@verse/ui';
import { type Feed, FeedList } from '../../features/feed';
import styles from './feed.module.scss';

export { loadFeed as loader } from '../../features/feed';

export function Component() {
  return (
    <Page>
      <FeedList feed={useLoaderData<Feed>()} title="Posts" />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <FailureCard title="No posts found." {...useLoadFailure('loading the feed')}>
        We could not reach the server.
      </FailureCard>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Feed" description="What the community is working on." place="feed" />
      <PageHeader title="Feed" lead="What the community is working on." />
      {children}
    </div>
  );
}
