import type { FeedPost, MemberProfile, Work } from '@verse/api-contract/api';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import { followedBy, postFacts } from './post-facts';

type Href = ReturnType<typeof useShell>['href'];

const getAddresses = ({ handle }: MemberProfile, href: Href) => ({
  origin: (href('home', {}, { absolute: true }) ?? '').replace(/\/$/, ''),
  url: href('member', { handle }, { absolute: true }),
  urlOf: ({ id }: FeedPost) => href('member-post', { handle, id }, { absolute: true }),
  urlOfWork: ({ id }: Work) => href('work', { handle, id }, { absolute: true }),
});

interface About {
  url: string | undefined;
  origin: string;
  creator: object;
}

const workFacts = ({ title, description, year, pictures }: Work, { url, origin, creator }: About) => ({
  '@type': 'CreativeWork',
  '@id': url,
  url,
  name: title,
  description: description || undefined,
  dateCreated: year === null ? undefined : String(year),
  image: pictures.map(({ src }) => origin + src),
  creator,
});

function memberFacts(profile: MemberProfile, posts: FeedPost[], href: Href) {
  const { origin, url, urlOf, urlOfWork } = getAddresses(profile, href);
  const { name, handle, bio, picture, links, skills, works = [], counts } = profile;
  const author = { '@id': `${url}#person` };
  const person = {
    '@type': 'Person',
    ...author,
    name,
    alternateName: handle,
    url,
    description: bio && toPlainSmallText(bio),
    image: picture ? origin + picture.src : undefined,
    sameAs: links,
    knowsAbout: skills,
    interactionStatistic: followedBy(counts.followers),
  };
  const creations = works.map((work) => workFacts(work, { url: urlOfWork(work), origin, creator: author }));
  const written = posts.map((post) => postFacts(post, { url: urlOf(post), origin, author }));
  const page = { '@type': 'ProfilePage', url, mainEntity: person };
  return { '@graph': [page, ...creations, ...written] };
}

/** Structured data for search engines. Contains only public data, even when the viewer is a member. */
export function MemberFacts({ profile, posts }: { profile: MemberProfile; posts: FeedPost[] }) {
  const { href } = useShell();
  return <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? memberFacts(profile, posts, href) : null} />;
}

const namedPerson = ({ name }: MemberProfile, url: string | undefined) => ({
  '@type': 'Person',
  '@id': `${url}#person`,
  name,
  url,
});

function ownWorkFacts(profile: MemberProfile, work: Work, href: Href) {
  const { origin, url, urlOfWork } = getAddresses(profile, href);
  return workFacts(work, { url: urlOfWork(work), origin, creator: namedPerson(profile, url) });
}

export function WorkFacts({ profile, work }: { profile: MemberProfile; work: Work }) {
  const { href } = useShell();
  return <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? ownWorkFacts(profile, work, href) : null} />;
}

function ownPostFacts(profile: MemberProfile, post: FeedPost, href: Href) {
  const { origin, url, urlOf } = getAddresses(profile, href);
  return postFacts(post, { url: urlOf(post), origin, author: namedPerson(profile, url) });
}

export function MemberPostFacts({ profile, post }: { profile: MemberProfile; post: FeedPost }) {
  const { href } = useShell();
  return <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? ownPostFacts(profile, post, href) : null} />;
}
