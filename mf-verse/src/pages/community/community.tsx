import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FeaturedMember, loadFeaturedMember } from '../../features/featured-member';
import { FeedFailure, FeedList, loadFeed } from '../../features/feed';
import { loadStepsBeside, WaitingForYou } from '../../features/next-steps';
import { loadFirstSteps, Welcome } from '../../features/welcome';
import styles from './community.module.scss';

async function loadCommunity(args: LoaderFunctionArgs) {
  const [feed, featured, steps, waiting] = await Promise.all([
    loadFeed(args),
    loadFeaturedMember(args),
    loadFirstSteps(args),
    loadStepsBeside(args),
  ]);
  return { ...feed, featured, steps, waiting };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadCommunity,
  Frame: ({ data, children }) => (
    <div className={styles.page}>
      <PageHead title="Community" description="Members, and what they are working on." place="community" />
      <Welcome steps={data?.steps ?? []} />
      {children}
    </div>
  ),
  View: ({ data: { featured, waiting, ...feed } }) => (
    <>
      <div className={styles.columns}>
        <div className={styles.feed}>
          {waiting ? <WaitingForYou steps={waiting} /> : null}
          <FeedList feed={feed} title="Activities" />
          <p>
            <PageLink page="feed">Posts only</PageLink>
          </p>
        </div>
        <aside className={styles.aside} aria-label="Member of the week">
          {featured ? <FeaturedMember key={featured.profile.id} view={featured} /> : null}
          <PageLink page="nominations">Vote for the next featured member</PageLink>
        </aside>
      </div>
    </>
  ),
  failed: <FeedFailure />,
});
