import { SiteHead } from '../../shared/site-head';
import { StructuredData } from '../../shared/structured-data';
import site from '../../shared/site.json';
import { Closing } from './closing';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { Offer } from './offer';
import { Statement } from './statement';
import { Steps } from './steps';
import { Voices } from './voices';

// Without a boundary of its own: it asks nobody for anything, so only a fault could fail here, and that face is the shell's.
const ORGANIZATION = {
  '@type': 'Organization',
  name: site.name,
  slogan: site.tagline,
  description: site.meta['/'].description,
  url: '/',
  logo: '/favicon.ico',
  email: site.contact.email,
  address: site.contact.address,
  sameAs: site.social.flatMap(({ url }) => url ?? []),
};

export function Component() {
  return (
    <>
      <SiteHead path="/" />
      <StructuredData facts={ORGANIZATION} />
      <Hero />
      <FeatureCards />
      <Statement />
      <Offer />
      <Steps />
      <Voices />
      <Closing />
    </>
  );
}
