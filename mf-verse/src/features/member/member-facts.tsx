import type { FeedPost } from '@verse/api-contract/community-posts';
import type { MemberProfile, Work } from '@verse/api-contract/profiles';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import { followedBy, postFacts } from './post-facts';

function useAddresses({ handle }: MemberProfile) {
  const { href } = useShell();
  return {
    origin: (href('home', {}, { absolute: true }) ?? '').replace(/\/$/, ''),
    url: href('member', { handle }, { absolute: true }),
    urlOf: ({ id }: FeedPost) => href('member-post', { handle, id }, { absolute: true }),
    urlOfWork: ({ id }: Work) => href('work', { handle, id }, { absolute: true }),
  };
}

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

/** Structured data for search engines. Contains only public data, even when the viewer is a member. */
export function MemberFacts({ profile, posts }: { profile: MemberProfile; posts: FeedPost[] }) {
  const { origin, url, urlOf, urlOfWork } = useAddresses(profile);
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
  return <StructuredData facts={{ '@graph': [page, ...creations, ...written] }} />;
}

const namedPerson = ({ name }: MemberProfile, url: string | undefined) => ({
  '@type': 'Person',
  '@id': `${url}#person`,
  name,
  url,
});

export function WorkFacts({ profile, work }: { profile: MemberProfile; work: Work }) {
  const { origin, url, urlOfWork } = useAddresses(profile);
  return (
    <StructuredData facts={workFacts(work, { url: urlOfWork(work), origin, creator: namedPerson(profile, url) })} />
  );
}

export function MemberPostFacts({ profile, post }: { profile: MemberProfile; post: FeedPost }) {
  const { origin, url, urlOf } = useAddresses(profile);
  const author = namedPerson(profile, url);
  return <StructuredData facts={postFacts(post, { url: urlOf(post), origin, author })} />;
}
