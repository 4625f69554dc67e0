import { useLocation } from 'react-router-dom';
import { ADDRESSES, addressOf, cardIdOf, FEEDS } from '@verse/contract/addresses';
import { type LinkWords, useShell } from '@verse/contract/react';

/** In order of preference. Feed readers that support all three formats use the first. */
const KINDS = [
  ['application/rss+xml', FEEDS.rss, 'RSS'],
  ['application/atom+xml', FEEDS.atom, 'Atom'],
  ['application/feed+json', FEEDS.json, 'JSON Feed'],
] as const;

/** Links to the blog's feeds, on the pages of the resources section. */
function Feeds() {
  return KINDS.map(([type, href, name]) => (
    <link key={type} rel="alternate" type={type} href={href} title={`The Verse Blog (${name})`} />
  ));
}

const RESOURCES = addressOf('resources');
const KNOWN: readonly string[] = Object.values(ADDRESSES);

/** Inner pages have no card of their own, so they use the home page's. */
const cardOf = (path: string) => `page/${cardIdOf(KNOWN.includes(path) ? path : addressOf('home'))}`;

/** Renders the metadata used by link previews. Pages hidden from search engines use the home page's card. */
function LinkPreview({ title, description, type, card, isListed }: LinkWords) {
  const { pathname } = useLocation();
  const site = useShell().href('home', {}, { absolute: true }) ?? '';
  const origin = site.slice(0, site.length - addressOf('home').length);
  const picture = isListed ? (card ?? cardOf(pathname)) : cardOf(addressOf('home'));
  return (
    <>
      <meta property="og:site_name" content="Creativity Verse" />
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:image" content={`${origin}/api/cards/${picture}.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {`${pathname}/`.startsWith(`${RESOURCES}/`) ? <Feeds /> : null}
    </>
  );
}

export const drawPreview = (words: LinkWords) => <LinkPreview {...words} />;
