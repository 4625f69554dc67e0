import type { BlogAuthor } from '@verse/api-contract/api';
import { PageHead, useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import type { ReadPost } from './post.api';

const toPerson = ({ name }: BlogAuthor, url: string | undefined) => ({
  '@type': 'Person',
  '@id': `${url}#person`,
  name,
  url,
});

function createFacts(post: ReadPost, href: ReturnType<typeof useShell>['href']) {
  const here = href('blog', { id: post._id }, { absolute: true });
  // A picture embedded as a data URL has no URL to share.
  const image = post.picture.src.startsWith('data:') ? undefined : new URL(post.picture.src, here).href;
  const crumbs = [
    ['Resources', href('resources', {}, { absolute: true })],
    ['Blog', href('blogs', {}, { absolute: true })],
    [post.title, here],
  ].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  const verse = { '@type': 'Organization', name: 'Creativity Verse' };
  const article = {
    '@type': 'Article',
    headline: post.title,
    datePublished: post.createdAt,
    articleSection: post.category,
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    ...(image ? { image: [image] } : {}),
    mainEntityOfPage: here,
    // A post without an author is attributed to the site.
    author: post.author ? toPerson(post.author, href('member', post.author, { absolute: true })) : verse,
    publisher: verse,
  };
  return { '@graph': [article, { '@type': 'BreadcrumbList', itemListElement: crumbs }] };
}

/** A post's title, description and structured data for search engines. */
export function PostHead({ post }: { post: ReadPost }) {
  const { href } = useShell();
  return (
    <>
      <PageHead
        title={post.title}
        description={post.summary}
        place="blog"
        params={{ id: post._id }}
        type="article"
        card={`post/${post._id}`}
      />
      <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? createFacts(post, href) : null} />
    </>
  );
}
