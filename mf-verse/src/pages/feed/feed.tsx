import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { type Feed, FeedFailure, FeedList } from '../../features/feed';
import styles from './feed.module.scss';

export { actOnPosts as action, loadFeed as loader } from '../../features/feed';
export { shouldRevalidate } from '../../shared/form-outcome';

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
      <FeedFailure />
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
