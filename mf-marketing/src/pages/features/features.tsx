import { ButtonLink } from '@verse/ui';
import { FeatureList } from '../../features/tour';
import { CallToAction } from '../../shared/call-to-action';
import { ChatLink } from '../../shared/chat-link';
import { PageHero } from '../../shared/page-hero';
import { PlaceLink } from '../../shared/place-link';
import { SiteHead } from '../../shared/site-head';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export function Component() {
  return (
    <>
      <SiteHead path="/features" />
      <PageHero eyebrow="Features" title="Tools that get out of the way of the work">
        Four things we build and keep improving, because members asked for them: make together, learn, be found and be recognised.
      </PageHero>
      <FeatureList />
      <CallToAction title="See it from the inside" text="Say hello in the community chat, or start with something to read.">
        <ButtonLink as={ChatLink} size="large">Join the Community</ButtonLink>
        <ButtonLink as={PlaceLink} place="resources" variant="secondary" size="large">
          Explore Resources
        </ButtonLink>
      </CallToAction>
    </>
  );
}
