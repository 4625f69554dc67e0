import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { EmptyState } from '@verse/ui';
import { FeedFailure, type loadSaved, Posts } from '../../features/feed';
import { VersePage } from '../../shared/verse-page';

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
      <FeedFailure />
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="saved"
    title="Saved posts"
    heading="Saved"
    description="The posts you have saved."
    lead="Your saved posts, newest first. Only you see this list."
    isNarrow
  >
    {children}
  </VersePage>
);
