import type { BlogPage } from '@verse/api-contract/blogs';
import { useShell } from '@verse/contract/react';
import { PageHead } from '../../shared/page-head';
import { StructuredData } from '../../shared/structured-data';

const SUMMARY = 155;

const summaryOf = (content: string) => {
  const text = content.replace(/\s+/g, ' ').trim();
  return text.length > SUMMARY ? `${text.slice(0, SUMMARY - 1).trimEnd()}…` : text;
};

/** Title, description and the facts that search engines read. */
export function PostHead({ post }: { post: BlogPage }) {
  const shell = useShell();
  const [resources, blogs, here] = [shell.href('resources'), shell.href('blogs'), shell.href('blog', { id: post._id })];
  const crumbs = [['Resources', resources], ['Blog', blogs], [post.title, here]].map(([name, item], index) => ({
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
    image: [post.picture.src],
    mainEntityOfPage: here,
    // A post does not name who wrote it: it speaks for the site.
    author: verse,
    publisher: verse,
  };
  return (
    <>
      <PageHead title={post.title} description={summaryOf(post.content)} path={here ?? ''} image={post.picture.src} />
      <StructuredData facts={{ '@graph': [article, { '@type': 'BreadcrumbList', itemListElement: crumbs }] }} />
    </>
  );
}
