import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { WaitingStep } from '@verse/api-contract/next-steps';
import type { MemberView } from '@verse/api-contract/profiles';
import { PageHead } from '@verse/contract/react';
import { FeaturedMember, loadFeaturedMember } from '../../features/featured-member';
import { type Feed, FeedFailure, FeedList, loadFeed } from '../../features/feed';
import { loadStepsBeside, WaitingForYou } from '../../features/next-steps';
import { type FirstStep, loadFirstSteps, Welcome } from '../../features/welcome';
import styles from './community.module.scss';

interface Community extends Feed {
  featured: MemberView | null;
  steps: FirstStep[];
  waiting: WaitingStep[] | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<Community> {
  const [feed, featured, steps, waiting] = await Promise.all([
    loadFeed(args),
    loadFeaturedMember(args),
    loadFirstSteps(args),
    loadStepsBeside(args),
  ]);
  return { ...feed, featured, steps, waiting };
}

export function Component() {
  const community = useLoaderData<Community>();
  const { featured, steps, waiting } = community;
  return (
    <Page steps={steps}>
      {waiting ? <WaitingForYou steps={waiting} /> : null}
      <FeedList feed={community} title="Activities">
        {featured ? <FeaturedMember key={featured.profile.id} view={featured} /> : null}
      </FeedList>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page steps={[]}>
      <FeedFailure />
    </Page>
  );
}

function Page({ steps, children }: { steps: FirstStep[]; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Community" description="Members, and what they are working on." place="community" />
      <Welcome steps={steps} />
      {children}
    </div>
  );
}
