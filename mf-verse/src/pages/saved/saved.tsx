import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { EmptyState, FailureCard, PageHeader } from '@verse/ui';
import { type loadSaved, Posts } from '../../features/feed';
import styles from './saved.module.scss';

export { loadSaved as loader } from '../../features/feed';

export function Component() {
  return (
    <Page>
      <Posts first={useLoaderData<typeof loadSaved>()} title="Saved posts" empty={<NothingSaved />} />
    </Page>
  );
}

const NothingSaved = () => (
  <EmptyState title="No saved posts yet." action={<PageLink page="feed">Open the feed</PageLink>}>
    Press Save below a post to keep it here.
  </EmptyState>
);

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
      <PageHead title="Saved posts" description="The posts you have saved." place="saved" />
      <PageHeader title="Saved" lead="Your saved posts, newest first. Only you see this list." />
      {children}
    </div>
  );
}
