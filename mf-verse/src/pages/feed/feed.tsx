import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type Feed, FeedFailure, FeedList } from '../../features/feed';
import { VersePage } from '../../shared/verse-page';

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
      <FeedFailure />
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="feed"
    title="Feed"
    description="What the community is working on."
    lead="What the community is working on."
    isNarrow
  >
    {children}
  </VersePage>
);
