import type { ListedMember } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';

interface PeopleFactsProps {
  title: string;
  /** The people who are visible to every visitor. */
  people: readonly ListedMember[];
}

/** Structured data for search engines: the list and its breadcrumb trail. */
export function PeopleFacts({ title, people }: PeopleFactsProps) {
  const { href } = useShell();
  const at = (url: string | undefined, name: string, position: number) => ({
    '@type': 'ListItem',
    position,
    name,
    item: url,
  });
  const page = {
    '@type': 'CollectionPage',
    name: title,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: people.map(({ handle, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: href('member', { handle }, { absolute: true }),
      })),
    },
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      at(href('home', {}, { absolute: true }), 'Creativity Verse', 1),
      at(href('people', {}, { absolute: true }), 'People', 2),
      ...(title === 'People' ? [] : [{ '@type': 'ListItem', position: 3, name: title }]),
    ],
  };
  return <StructuredData facts={{ '@graph': [page, trail] }} />;
}
