import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { FeedFailure, type loadSaved, Posts } from '../../features/feed';
import styles from './saved.module.scss';

export { actOnPosts as action, loadSaved as loader } from '../../features/feed';
export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  return (
    <Page>
      <Posts first={useLoaderData<typeof loadSaved>()} title="Saved posts" />
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
      <PageHead title="Saved posts" description="The posts you have saved." place="saved" />
      <PageHeader title="Saved" lead="What you have saved, last first. Nobody else sees this list." />
      {children}
    </div>
  );
}
