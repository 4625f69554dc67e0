import type { FeedPost } from '@verse/api-contract/community-posts';
import type { MemberProfile } from '@verse/api-contract/profiles';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import { followedBy, postFacts } from './post-facts';

function useAddresses({ handle }: MemberProfile) {
  const { href } = useShell();
  return {
    origin: (href('home', {}, { absolute: true }) ?? '').replace(/\/$/, ''),
    url: href('member', { handle }, { absolute: true }),
    urlOf: ({ id }: FeedPost) => href('member-post', { handle, id }, { absolute: true }),
  };
}

/** For search engines: only what everybody sees, whoever looks. */
export function MemberFacts({ profile, posts }: { profile: MemberProfile; posts: FeedPost[] }) {
  const { origin, url, urlOf } = useAddresses(profile);
  const { name, handle, bio, picture, links, skills, works = [], counts } = profile;
  const author = { '@id': `${url}#person` };
  const person = {
    '@type': 'Person',
    ...author,
    name,
    alternateName: handle,
    url,
    description: bio,
    image: picture ? origin + picture.src : undefined,
    sameAs: links,
    knowsAbout: skills,
    interactionStatistic: followedBy(counts.followers),
  };
  const creations = works.map(({ title, description, year, pictures }) => ({
    '@type': 'CreativeWork',
    name: title,
    description: description || undefined,
    dateCreated: year === null ? undefined : String(year),
    image: pictures.map(({ src }) => origin + src),
    creator: author,
  }));
  const written = posts.map((post) => postFacts(post, { url: urlOf(post), origin, author }));
  const page = { '@type': 'ProfilePage', url, mainEntity: person };
  return <StructuredData facts={{ '@graph': [page, ...creations, ...written] }} />;
}

export function MemberPostFacts({ profile, post }: { profile: MemberProfile; post: FeedPost }) {
  const { origin, url, urlOf } = useAddresses(profile);
  const author = { '@type': 'Person', '@id': `${url}#person`, name: profile.name, url };
  return <StructuredData facts={postFacts(post, { url: urlOf(post), origin, author })} />;
}
