import { useFirstScreen } from '@verse/contract/first-screen';
import { useShell } from '@verse/contract/react';
import { SOCIAL_PLACES } from '@verse/contract/social';
import { StructuredData } from '@verse/contract/structured-data';
import site from '../../shared/site.json';
import { SiteHead } from '../../shared/site-head';
import { Closing } from './closing';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { Offer } from './offer';
import { Statement } from './statement';
import { Steps } from './steps';
import { Voices } from './voices';

// Without a boundary of its own: it asks nobody for anything, so
// only a fault could fail here, and that face is the shell's.
const factsOf = (home: string) => ({
  '@type': 'Organization',
  name: site.name,
  slogan: site.tagline,
  description: site.meta.home.description,
  url: home,
  logo: `${home}favicon.ico`,
  email: site.contact.email,
  address: site.contact.address,
  sameAs: SOCIAL_PLACES.flatMap(({ url }) => url ?? []),
});

export function Component() {
  const isFirstScreen = useFirstScreen();
  const home = useShell().href('home', {}, { absolute: true }) ?? '';
  return (
    <>
      <SiteHead place="home" />
      <StructuredData facts={factsOf(home)} />
      <Hero />
      <FeatureCards />
      {isFirstScreen ? null : <Further />}
    </>
  );
}

function Further() {
  return (
    <>
      <Statement />
      <Offer />
      <Steps />
      <Voices />
      <Closing />
    </>
  );
}
