import { PageHead } from '@verse/contract/react';
import { FeatureList } from '../../features/tour';
import { CallToAction } from '../../shared/call-to-action';
import { ChatButton } from '../../shared/chat-button';
import { FeaturesChart } from '../../shared/hero-charts/features-chart';
import { PageButton } from '../../shared/page-button';
import { PageHero } from '../../shared/page-hero';
import head from './head.json';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export function Component() {
  return (
    <>
      <PageHead {...head} place="features" />
      <PageHero chart={<FeaturesChart />} eyebrow="Features" title="Tools that get out of the way of the work">
        Four things members asked for, and we keep improving: making together, learning, being found and being
        recognised.
      </PageHero>
      <FeatureList />
      <CallToAction
        title="See it from the inside"
        text="Say hello in the community chat, or start with something to read."
      >
        <ChatButton size="large">Join the Community</ChatButton>
        <PageButton page="resources" variant="secondary" size="large">
          Explore Resources
        </PageButton>
      </CallToAction>
    </>
  );
}
