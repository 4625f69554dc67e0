import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useFirstScreen } from '@verse/contract/first-screen';
import { api, PageHead, useShell } from '@verse/contract/react';
import { SOCIAL_ACCOUNTS } from '@verse/contract/social';
import { StructuredData } from '@verse/contract/structured-data';
import { readChosenWorks } from '../../features/works';
import site from '../../shared/site.json';
import { Closing } from './closing';
import { FeatureCards } from './feature-cards';
import head from './head.json';
import { Hero } from './hero';
import { Offer } from './offer';
import { Statement } from './statement';
import { Steps } from './steps';
import { Voices } from './voices';
import { Works } from './works';

/** Four in each column of the hero. */
const MOST_WORKS = 12;

// Needs no error boundary: if the works fail to load, the page is shown without them, and the shell handles unexpected
// errors.
export const loader = (args: LoaderFunctionArgs) => readChosenWorks(api(args), MOST_WORKS);

const createFacts = (home: string) => ({
  '@type': 'Organization',
  name: site.name,
  slogan: site.tagline,
  description: head.description,
  url: home,
  logo: `${home}favicon.ico`,
  email: site.contact.email,
  address: site.contact.address,
  sameAs: SOCIAL_ACCOUNTS.flatMap(({ url }) => url ?? []),
});

export function Component() {
  const works = useLoaderData<typeof loader>();
  const isFirstScreen = useFirstScreen();
  const home = useShell().href('home', {}, { absolute: true }) ?? '';
  return (
    <>
      <PageHead {...head} place="home" />
      <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? createFacts(home) : null} />
      <Hero works={works} />
      <Works works={works} />
      {isFirstScreen ? null : <Further />}
    </>
  );
}

function Further() {
  return (
    <>
      <FeatureCards />
      <Statement />
      <Offer />
      <Steps />
      <Voices />
      <Closing />
    </>
  );
}
